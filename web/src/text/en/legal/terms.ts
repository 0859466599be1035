export const title = "Terms";
export const heading = "Terms of use";
export const lead = "What you may expect from Cairn, and what it expects from you.";

/** The heading and paragraphs of each part. */
export const parts = [
  {
    heading: "What Cairn is",
    paragraphs: [
      "Cairn is a planner for students on their way through high school, pre-medicine or pre-dentistry. It costs nothing, takes no payments and shows no ads.",
      "Cairn is not affiliated with any college, test maker or application service. SAT, ACT, MCAT, DAT, Common App, AMCAS and AADSAS are trademarks of their owners. Cairn uses these names only to refer to them.",
    ],
  },
  {
    heading: "Who may use it",
    paragraphs: [
      "You must be 13 or older, with or without an account. If your country or your school asks for a parent's consent above that age, get it before you start.",
      "An account is for one person. Choose a password that you use nowhere else, and keep it to yourself.",
    ],
  },
  {
    heading: "What you write stays yours",
    paragraphs: [
      "You keep every right to what you write. Cairn stores it, shows it to you on your devices and does nothing else with it.",
      "Do not write down details that could identify a patient, or private facts about other people.",
    ],
  },
  {
    heading: "Check what matters",
    paragraphs: [
      "Dates, fees, limits and averages come with their source and the day they were checked. They can change after that day, so check the source before you rely on one.",
      "Cairn gives no legal, medical or admissions advice, and using it does not guarantee admission anywhere. What you hand in, and when, is up to you.",
    ],
  },
  {
    heading: "What is not allowed",
    paragraphs: [
      "Do not try to enter accounts that are not yours, to flood or break the site, or to use it for anything unlawful. You may look for security problems in your own account only; report them to the contact named in security.txt.",
      "The operator may close an account that breaks these terms.",
    ],
  },
  {
    heading: "What is not promised",
    paragraphs: [
      "Cairn is offered as it is. It may be unavailable or have errors, and it may shut down one day. Download your plan now and then; a copy of your own is the best backup.",
      "As far as the law allows, the operator is not liable for the consequences of an error, a missed date or lost data. Rights that the law gives you and that cannot be waived stay as they are.",
    ],
  },
  {
    heading: "When you want to leave",
    paragraphs: [
      "You may stop at any time. In Profile you can download everything and delete your account, without asking anyone.",
    ],
  },
  {
    heading: "When these terms change",
    paragraphs: [
      "The date of the last change is below the title. If you keep using Cairn after a change, the new terms apply.",
    ],
  },
];

/** A link under an answer: a page of Cairn, or a site that opens in a new tab. */
export interface FaqLink {
  readonly label: string;
  readonly to: string;
}

/** The source of an answer about the world outside Cairn. */
export interface FaqSource {
  readonly name: string;
  readonly url: string;
  /** Whether a page of the body that sets the rule was seen. If not, the answer asks to check it there. */
  readonly is_verified: boolean;
  /** A wrong value costs the student money or a deadline. While it is not verified, the answer warns. */
  readonly isCostly?: boolean;
}

export interface Faq {
  /** The id in the address that opens the answer: `/support#faq-<id>`. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly topic: string;
  /** Other words that students type for it. They are searched, not shown. */
  readonly keywords?: string;
  readonly links?: readonly FaqLink[];
  /** For an answer with facts from outside Cairn. What Cairn itself does needs no source. */
  readonly source?: FaqSource;
  /** The day the answer was last checked against Cairn or its source. */
  readonly checked_on: string;
}

const checked_on = "2026-11-21";
const TRACKER = { label: "Open the Tracker", to: "/tracker" };
const RESOURCES = { label: "Open Resources", to: "/resources" };
const PROFILE = { label: "Open Profile", to: "/profile" };
const DASHBOARD = { label: "Open the Dashboard", to: "/dashboard" };

const WORK_AND_ACTIVITIES: FaqSource = {
  name: "AMCAS Work and Activities, as the University of Connecticut describes it",
  url: "https://premed.uconn.edu/workandactivities",
  is_verified: false,
};
const FORM_LIMITS: FaqSource = {
  name: "UNLV pre-professional advising, and guides to the other forms; My Application names the source of each limit",
  url: "https://www.unlv.edu/advising/ppac/writing",
  is_verified: false,
};
const COMBINED_PROGRAMS: FaqSource = {
  name: "Academic Medicine, 2012, on combined programs; each program's own page decides",
  url: "https://journals.lww.com/academicmedicine/Fulltext/2012/11000/The_Scope_and_Variety_of_Combined_Baccalaureate_MD.48.aspx",
  is_verified: false,
};
const AAMC = "https://students-residents.aamc.org";

/** How many the page shows before "See All". */
export const FEATURED_FAQS = 5;

export const FAQS: readonly Faq[] = [
  {
    id: "create-account",
    question: "How do I create an account?",
    answer:
      'Open Create an Account on the welcome page, enter your name, your email and a password twice, confirm that you are 13 or older, and choose Sign Up. Or use an icon there to sign up with an account you already have elsewhere. Then choose your academic stage. If you started as a guest, choose "Keep my plan" in the bar at the top instead: everything you have added comes along.',
    topic: "Account",
    checked_on,
  },
  {
    id: "dashboard-colors",
    question: "How do I change my dashboard colors?",
    answer:
      "Open Profile and find Profile Settings. Choose one of the six color swatches, and light, dark or the setting of your device. The change shows at once, also on your other devices.",
    topic: "Dashboard",
    links: [PROFILE],
    checked_on,
  },
  {
    id: "shadowing-near-me",
    question: "Where do I find shadowing near me?",
    answer:
      "Cairn does not know offices near you, but these directories do: clinics by ZIP code, dentists, and osteopathic doctors. Resources has more under shadowing. Call or write, introduce yourself, say why you would like to shadow, and ask how old you must be and which privacy rules apply. Log your hours in the Tracker under Shadowing.",
    topic: "Experiences",
    links: [
      { label: "Find a Health Center", to: "https://findahealthcenter.hrsa.gov/" },
      { label: "Find-a-Dentist", to: "https://findadentist.ada.org/" },
      { label: "Find a DO", to: "https://findado.osteopathic.org/" },
      RESOURCES,
      TRACKER,
    ],
    checked_on,
  },
  {
    id: "ai-proofread",
    question: "Can AI proofread my essay?",
    answer:
      "Cairn itself has no AI: it neither writes nor reads your essays. Elsewhere, use it only like a spell checker: to point out typos and sentences that are hard to follow. The words must stay yours: the Common App treats content made by AI and submitted under your name as fraud, and many schools have rules of their own. The statement you sign with an application says what is allowed. TMDSAS has had a rule on AI and professional conduct since entry year 2026: read it before you sign. Keep your drafts, and have a teacher or advisor read the last one.",
    topic: "Essays",
    source: {
      name: "Common App, Fraud Policy of August 2023; for TMDSAS the Texas Health Education Service, April 2025",
      url: "https://www.commonapp.org/fraud-policy/",
      is_verified: true,
    },
    checked_on: "2026-11-26",
  },
  {
    id: "who-can-see",
    question: "Who can see what I log?",
    answer:
      "Your plan opens in your account alone, and there is no advertising and no tracking. An advisor, a parent or a teacher sees only the parts you share with them: whoever has the link can read those until you end it, and Profile lists every link. The support team reads what you write in a support message. You decide who sees a file that you save or print.",
    topic: "Privacy",
    links: [PROFILE],
    checked_on,
  },
  {
    id: "choose-track",
    question: "How do the High School, Pre-Med and Pre-Dental tracks differ?",
    answer:
      "Your track decides which forms, tests and schools the Tracker shows. High School has the Common App and the UC application with GPA, SAT and ACT, Pre-Med has AMCAS, AACOMAS and TMDSAS with the MCAT, and Pre-Dental has AADSAS and TMDSAS with the DAT. Your stage sets the track. The PD and PM choice on the Dashboard changes the track without changing your stage, and nothing is deleted.",
    topic: "Getting started",
    links: [DASHBOARD],
    checked_on,
  },
  {
    id: "change-stage",
    question: "How do I change my academic stage?",
    answer:
      "On the Dashboard choose your current standing, then the new stage. You get that stage's checklist, and each earlier one keeps its check marks and your own tasks. Experiences, scores and all other records stay.",
    topic: "Dashboard",
    links: [DASHBOARD],
    checked_on,
  },
  {
    id: "guest-mode",
    question: "What can I do in Guest Mode?",
    answer:
      'Everything in your plan. Reminders, your calendar address and sharing need an account. Look around with one of six sample students or start a plan of your own. As a guest your plan is stored on Cairn\'s servers, but only this browser opens it: if you clear its data or lose the device, no one can open the plan again, and 60 days after your last visit it is deleted. "Keep my plan" turns it into an account. A sample is never yours to keep: "Start my own" closes it and starts with an empty plan.',
    topic: "Account",
    checked_on,
  },
  {
    id: "forgot-password",
    question: "I forgot my password. What now?",
    answer:
      'On the Login panel choose "Forgot your password?" and follow the link in the email you get. If you signed up with an icon such as Google, there is no password here: use the same icon again.',
    topic: "Account",
    checked_on,
  },
  {
    id: "add-task",
    question: "Can I add my own tasks to a checklist?",
    answer:
      'Yes, with "+ Add Your Own Task!" at its end. Write what you need to do, and give it a due date if you like: "fri", "3/14" and "in 2 weeks" all work. You can change, move and delete it later.',
    topic: "Dashboard",
    links: [DASHBOARD],
    checked_on,
  },
  {
    id: "log-experience",
    question: "How should I log an experience?",
    answer:
      'Open the Tracker and choose "+ Add Experience!" under My Experiences. Add the dates, the hours and what you did soon after, while you remember them, and a contact who can confirm it. Leave out anything that could identify a patient.',
    topic: "Tracker",
    links: [TRACKER],
    checked_on,
  },
  {
    id: "hours-completed-anticipated",
    question: "What are completed and anticipated hours?",
    answer:
      "Completed hours have happened. Anticipated hours are those you plan between now and an end date. Medical and dental applications ask for the two separately, so keep both honest.",
    topic: "Tracker",
    source: WORK_AND_ACTIVITIES,
    checked_on: "2026-11-20",
  },
  {
    id: "character-limits",
    question: "Why is there a limit for a description?",
    answer:
      "Each form has its own limit: the Common App takes 150 characters, UC 350, AADSAS and AACOMAS 600, AMCAS 700, plus 1,325 for a most meaningful experience, and TMDSAS 300, plus 500. You can write more here; Cairn counts as you type and shows what will not fit.",
    topic: "Tracker",
    source: FORM_LIMITS,
    checked_on: "2026-11-22",
  },
  {
    id: "most-meaningful",
    question: "How many experiences can be most meaningful?",
    answer:
      "AMCAS and TMDSAS take up to three most meaningful experiences, AADSAS up to six most important ones. The Common App, UC and AACOMAS have no such mark.",
    topic: "Tracker",
    source: FORM_LIMITS,
    checked_on: "2026-11-22",
  },
  {
    id: "import-records",
    question: "Can I bring in what I already have in a spreadsheet or on a transcript?",
    answer:
      "Yes. My Experiences, your schools and My Coursework have an import: paste a table or the text of your transcript, or choose a file. Cairn shows every row before it adds anything, and you can undo it. Your device reads the table, and nothing is sent anywhere.",
    topic: "Tracker",
    keywords: "import CSV Excel paste PDF upload",
    links: [TRACKER],
    checked_on: "2026-11-22",
  },
  {
    id: "journal-privacy",
    question: "What does the journal do about patient details?",
    answer:
      "While you write, Cairn checks your text on your device for names, birth dates, ages over 89, record and phone numbers, rooms and addresses, and suggests more general words. It sends nothing anywhere and never stops you from writing. It cannot find everything, so read what you wrote once more.",
    topic: "Tracker",
    links: [{ label: "Open My Journals", to: "/tracker/journals" }],
    checked_on,
  },
  {
    id: "journal-bin",
    question: "I deleted a journal entry. Can I get it back?",
    answer: "Yes, for 30 days: open the trash below your entries in My Journals and put it back.",
    topic: "Tracker",
    links: [{ label: "Open My Journals", to: "/tracker/journals" }],
    checked_on,
  },
  {
    id: "sat-act-attempts",
    question: "How often should I take the SAT or ACT?",
    answer:
      "Cairn suggests at most three SATs and two ACTs. That is advice and not a rule of the test makers: scores tend to gain less each time. Check how each college combines scores and which it wants to see.",
    topic: "Scores",
    source: {
      name: "College Board, what a superscore is",
      url: "https://blog.collegeboard.org/what-is-an-sat-superscore",
      is_verified: true,
    },
    checked_on: "2026-11-20",
  },
  {
    id: "mcat-attempts",
    question: "How often can I take the MCAT?",
    answer:
      "At most three times in one testing year, four times in two consecutive years, and seven times in your lifetime. A test that you void or miss counts as well.",
    topic: "Scores",
    keywords: "limits retake",
    source: {
      name: "AAMC, testing attempt limits",
      url: "https://students-residents.aamc.org/register-mcat-exam/publication-chapters/testing-attempt-limits",
      is_verified: true,
    },
    checked_on: "2026-11-20",
  },
  {
    id: "dat-scale",
    question: "How does a new DAT score compare with an older one?",
    answer:
      "Since March 1, 2025 the DAT is scored from 200 to 600; before that, it was 1 to 30. The American Dental Association publishes a concordance table, section by section, so the two can be compared. The step is not the same everywhere, so Cairn never draws both on one axis.",
    topic: "Scores",
    source: {
      name: "ADEA, questions from admission officers and advisors",
      url: "https://adea.org/pathways-to-oral-health/faq/admission-officers-and-advisors-faq",
      is_verified: true,
    },
    checked_on: "2026-11-22",
  },
  {
    id: "test-policies",
    question: "Which colleges require the SAT or ACT?",
    answer:
      "For students who apply in 2026-27, guides list Harvard, Yale, Brown, Cornell, Dartmouth, Penn, MIT, Caltech, Stanford, Johns Hopkins, Georgetown, Miami, Ohio State, Purdue, Auburn and UT Austin, the public universities of Florida, seven of Georgia (UGA, Georgia Tech, Georgia State, Georgia Southern, Kennesaw State, Augusta and Georgia College), in Tennessee the UT campuses, Memphis, Middle Tennessee and Tennessee State, and most service academies. Alabama and LSU ask below a GPA, and Carnegie Mellon differs by college. Princeton and Columbia require scores one cycle later. The UC campuses do not look at scores. Colleges change this every year, so the college's own page decides.",
    topic: "Scores",
    keywords: "test required test-optional test blind standardized testing policy",
    links: [{ label: "Open your schools", to: "/tracker/schools" }],
    source: {
      name: "Scholarseed, June 2026, and other guides; of the colleges' own pages, we could check Alabama's and Kennesaw's",
      url: "https://scholarseed.com/articles/which-colleges-require-the-sat",
      is_verified: false,
      isCostly: true,
    },
    checked_on: "2026-11-27",
  },
  {
    id: "cal-state-apply",
    question: "How do I apply to California State University?",
    answer:
      "Through Cal State Apply, one form for all campuses of California State University; it is not the UC form. For fall it is usually open from October 1 to November 30 or December 1, and the campuses do not look at SAT or ACT scores. Popular majors and campuses ask for more, so read the campus's page.",
    topic: "Applying",
    keywords: "CSU Cal State California deadline",
    links: [{ label: "Cal State Apply", to: "https://www.calstate.edu/apply" }],
    source: {
      name: "General knowledge; we could not confirm this on Cal State's own page for fall 2027",
      url: "https://www.calstate.edu/apply",
      is_verified: false,
      isCostly: true,
    },
    checked_on: "2026-11-26",
  },
  {
    id: "test-accommodations-hs",
    question: "How do I get extra time on the SAT, AP exams or ACT?",
    answer:
      "Ask your counselor: the school sends the request. College Board must approve it before test day and can need up to seven weeks where it reviews documents; its approval then lasts through high school, so freshman year is a good time. For the ACT, register first and then forward the email you get to your school. An approval for one test does not count for the other.",
    topic: "Scores",
    keywords: "accommodations disability IEP 504 plan breaks PSAT",
    links: [
      {
        label: "College Board: advice for families",
        to: "https://accommodations.collegeboard.org/support/advice-students-families",
      },
      {
        label: "ACT: accommodations",
        to: "https://www.act.org/content/act/en/products-and-services/the-act/accommodations.html",
      },
    ],
    source: {
      name: "College Board, Services for Students with Disabilities",
      url: "https://accommodations.collegeboard.org/support/advice-students-families",
      is_verified: true,
    },
    checked_on: "2026-11-22",
  },
  {
    id: "test-accommodations-professional",
    question: "How do I get accommodations on the MCAT, the DAT, Casper or PREview?",
    answer:
      "Ask long before you book. The AAMC may need up to 60 days for a first MCAT request, which has a statement in your own words and a current evaluation. PREview has a request of its own. Casper wants to know four weeks ahead. For the DAT, the ADA's guide says what to send before you reserve a seat.",
    topic: "Scores",
    keywords: "disability extra time breaks",
    links: [RESOURCES],
    source: {
      name: "AAMC, MCAT accommodations; Acuity Insights for Casper",
      url: `${AAMC}/mcat-exam-accommodations/submitting-application-or-request`,
      is_verified: true,
    },
    checked_on: "2026-11-22",
  },
  {
    id: "college-accommodations",
    question: "Do my accommodations move with me to college?",
    answer:
      "No. An IEP or a 504 plan ends with high school. In college and in medical or dental school you tell the disability office yourself, bring papers about what you need, and agree on the support with that office. Do it before the first exam. A school may not turn you away because of a disability, and you do not have to mention one when you apply.",
    topic: "Applying",
    keywords: "disability office IEP 504 extra time rights medical school dental school",
    links: [RESOURCES],
    source: {
      name: "U.S. Department of Education, Office for Civil Rights, in copies of its guide",
      url: "https://www2.ed.gov/about/offices/list/ocr/transition.html",
      is_verified: false,
    },
    checked_on: "2026-11-22",
  },
  {
    id: "casper-preview",
    question: "What are Casper and PREview, and do I need them?",
    answer:
      "Both ask how you would act in everyday situations. Some medical and a few dental schools require or recommend one of them; their pages say which. Book Casper at least three days ahead; scores go out two to three weeks later, and you sit it once per cycle. PREview gives a score from 1 to 9, about 30 days after the testing window, at most twice a year and four times in all.",
    topic: "Scores",
    keywords: "situational judgment test Duet Acuity SJT",
    links: [RESOURCES],
    source: {
      name: "Acuity Insights on Casper; AAMC on PREview (rules of 2024 to 2026)",
      url: `${AAMC}/aamc-preview/register-aamc-preview-exam`,
      is_verified: true,
    },
    checked_on: "2026-11-22",
  },
  {
    id: "amcas-aacomas-tmdsas",
    question: "What is the difference between AMCAS, AACOMAS and TMDSAS?",
    answer:
      "AMCAS takes applications to MD schools, AACOMAS to DO schools, and TMDSAS to the public medical and dental schools of Texas, and to Baylor, which is private, for students from Texas. You may use all three. Each has its own essays, its own limits and its own way to count grades, and each verifies your courses by itself.",
    topic: "Applying",
    keywords: "osteopathic DO schools Texas services primary application",
    links: [RESOURCES],
    source: {
      name: "TMDSAS, About the Application; AACOM and AAMC for the others; we could not confirm Baylor's part on its own page",
      url: "https://tmdsas.com/explore/about-application.html",
      is_verified: false,
    },
    checked_on: "2026-11-26",
  },
  {
    id: "tmdsas-dates",
    question: "When is the TMDSAS deadline, and how does the Match work?",
    answer:
      "For entry in 2027 the deadline for medicine was October 1, 2026; letters were due on October 15. Other years had other days, so look it up each time. Texas residents then rank every medical school where they interviewed, by January 29, 2027, 5 p.m. Central, and learn the result on February 12. Who does not rank is withdrawn. Dental applicants have no Match.",
    topic: "Applying",
    keywords: "Texas ranking pre-match offer",
    links: [{ label: "TMDSAS: after you submit", to: "https://tmdsas.com/application-guide/after-submitting.html" }],
    source: {
      name: "Notes of August 2026 that name the TMDSAS deadlines page; we could not confirm this on the page itself",
      url: "https://www.tmdsas.com/apply-now/deadlines.html",
      is_verified: false,
      isCostly: true,
    },
    checked_on: "2026-11-26",
  },
  {
    id: "do-offers",
    question: "How long may I think about a DO offer?",
    answer:
      "An offer made before November 15 asks for its deposit by December 14. From November 15 to January 14 you have 30 days, from January 15 to April 30 you have 14, and from May 1 a school may ask at once. From April 1 schools report who holds a seat. Deposits are often not paid back, so ask before you pay.",
    topic: "Applying",
    keywords: "AACOMAS AACOM osteopathic deposit traffic rules acceptance",
    source: {
      name: "AACOM, AACOMAS traffic guidelines",
      url: "https://www.aacom.org/become-a-doctor/apply-to-medical-school/aacomas-traffic-guidelines",
      is_verified: true,
    },
    checked_on: "2026-11-22",
  },
  {
    id: "commit-to-enroll",
    question: "What do Plan to Enroll and Commit to Enroll mean?",
    answer:
      "Both are in the AMCAS tool for MD offers. Plan to Enroll opens in the second half of February: it names one school, binds you to nothing and can change. From April 15 hold at most three offers, from April 30 one. Commit to Enroll opens on April 30 and is final; your school sets the day. AMCAS withdraws you nowhere, so write to every other school yourself.",
    topic: "Applying",
    keywords: "traffic rules three acceptances choose your medical school tool",
    links: [
      {
        label: "AAMC: Choose Your Medical School",
        to: `${AAMC}/applying-medical-school/article/amcas-choosing-your-medical-school-tool/`,
      },
    ],
    source: {
      name: "Duke prehealth advising, managing acceptances (pages of 2019 to 2024)",
      url: "https://advising.duke.edu/prehealth/apply/managing-acceptance/",
      is_verified: false,
    },
    checked_on: "2026-11-22",
  },
  {
    id: "waitlist",
    question: "I am on a waitlist. What can I do?",
    answer:
      "A waitlist is not a no: the school may still offer you a place when others withdraw. Find out whether it takes updates. If it does, send one page with real news and why you fit there. Tell only one school that you would come for certain. Keep another place, and answer calls and email quickly from April on.",
    topic: "Applying",
    keywords: "wait list waitlisted alternate list letter of intent interest update deferred",
    links: [
      {
        label: "AAMC: advice from admissions officers",
        to: `${AAMC}/aspiring-docs-fact-sheets-applying/advice-admissions-officers-if-you-ve-been-placed-waitlist`,
      },
    ],
    source: {
      name: "AAMC on what a waitlist is; University of Virginia and University of Colorado on letters",
      url: "https://career.virginia.edu/tips-sending-letters-interest-and-updates-schools-0",
      is_verified: false,
    },
    checked_on: "2026-11-22",
  },
  {
    id: "mmi",
    question: "What happens in an MMI?",
    answer:
      "You go through 6 to 10 short stations of 7 to 10 minutes, often with 2 minutes to read first; it takes about two hours. There are questions of ethics, talks with an actor, team tasks, writing, plain questions, and sometimes a rest. Say how you think, see more than one side, and start fresh at each door. Thank the office afterward, not each interviewer.",
    topic: "Applying",
    keywords: "multiple mini interview stations practice",
    links: [{ label: "Open My Application", to: "/tracker/application" }],
    source: {
      name: "Collegiate Gateway, medical school interviews",
      url: "https://collegiategateway.com/medical-school-interviews-part-iv-mmi",
      is_verified: false,
    },
    checked_on: "2026-11-22",
  },
  {
    id: "bs-md",
    question: "What is a BS/MD program, and is it for me?",
    answer:
      "It joins college with a place at a medical school, and you apply as a high school senior; BS/DMD programs do the same for dentistry. Most have extra essays and interviews, and many set grades or an MCAT score that you must keep. Ask three things: may you leave, may you apply elsewhere, and what happens if you fall below the grades. If you are not sure about medicine, the usual way costs you nothing.",
    topic: "Applying",
    keywords: "BA/MD BSMD combined accelerated direct medical dental high school",
    links: [RESOURCES],
    source: COMBINED_PROGRAMS,
    checked_on: "2026-11-22",
  },
  {
    id: "early-assurance",
    question: "What is early assurance?",
    answer:
      "Some medical and dental schools promise a place to college students in their first or second year, often from certain colleges and sometimes without the MCAT. You must keep the grades they set. Each program has its own deadline and rules, so ask your advisor which ones take students from your college.",
    topic: "Applying",
    keywords: "EAP sophomore early acceptance early decision program",
    links: [RESOURCES],
    source: COMBINED_PROGRAMS,
    checked_on: "2026-11-22",
  },
  {
    id: "post-bacc-smp",
    question: "Do I need a post-bacc or a special master's program (SMP)?",
    answer:
      "Only if grades or missing courses are the problem. A career-changer post-bacc is for students without the required sciences. A record-enhancer post-bacc or an SMP is for students whose grades are low: undergraduate courses in the first, graduate ones, often next to medical students, in the second. Courses at your state university may do as much for less. Ask each program how many of its students went on.",
    topic: "Applying",
    keywords: "postbacc postbac post-baccalaureate SMP low GPA career changer record enhancer gap year",
    links: [
      {
        label: "AAMC: words of post-bacc programs",
        to: `${AAMC}/postbaccalaureate-programs/aamc-postbaccalaureate-premedical-programs-glossary`,
      },
    ],
    source: {
      name: "AAMC, Postbaccalaureate Programs Glossary; Johns Hopkins advising on SMPs",
      url: "https://studentaffairs.jhu.edu/preprofadvising/pre-medhealth/after-graduation/masters-post-bac-programs",
      is_verified: false,
    },
    checked_on: "2026-11-22",
  },
  {
    id: "international-students",
    question: "I am an international student. Can I apply to medical or dental school in the United States?",
    answer:
      "Yes, but fewer schools take you. Some MD schools accept a small number of international applicants, and many want to see how you will pay. AMCAS does not accept foreign transcripts, so most schools want a year or more of courses at a U.S. college. More dental schools consider international students. Federal aid is closed to students on a visa. Check each school's own page before you pay a fee.",
    topic: "Applying",
    keywords: "visa F-1 foreign transcripts citizenship abroad",
    links: [
      {
        label: "AAMC: international applicants",
        to: `${AAMC}/applying-medical-school/article/applying-international-applicant/`,
      },
      { label: "EducationUSA", to: "https://educationusa.state.gov/" },
    ],
    source: {
      name: "UMBC pre-medical advising, and the AAMC in a copy of 2017",
      url: "https://premed.umbc.edu/home/plan/for-international-students-and-daca-recipients",
      is_verified: false,
    },
    checked_on: "2026-11-22",
  },
  {
    id: "daca-students",
    question: "I have DACA or am undocumented. Can I apply and get aid?",
    answer:
      "Often yes. Many colleges and some medical and dental schools take students with DACA; each school's page or office says so. Federal loans and grants are closed to you, but some states and schools give aid of their own, so ask the aid office which form it wants before you file a FAFSA. The AAMC's Fee Assistance Program is open to students with DACA. Rules change, so talk with a person whom you trust and who knows them.",
    topic: "Applying",
    keywords: "Dreamer undocumented immigration status financial aid",
    links: [
      {
        label: "Federal Student Aid: non-U.S. citizens",
        to: "https://studentaid.gov/understand-aid/eligibility/requirements/non-us-citizens",
      },
      RESOURCES,
    ],
    source: {
      name: "NYU prehealth advising; Federal Student Aid in older copies",
      url: "https://cas.nyu.edu/prehealth/resources/international.html",
      is_verified: false,
    },
    checked_on: "2026-11-22",
  },
  {
    id: "fafsa-opening",
    question: "When does the FAFSA open?",
    answer:
      "The form for 2027-28 is reported open since September 23, 2026. By law it opens by October 1 each year. File it soon after it opens: states and colleges have earlier days than the federal one, and some money runs out. The CSS Profile, which some private and selective colleges want as well, opens on October 1.",
    topic: "Money",
    keywords: "financial aid form deadline CSS Profile",
    links: [{ label: "FAFSA", to: "https://studentaid.gov/h/apply-for-aid/fafsa" }],
    source: {
      name: "U.S. Department of Education, as a project's notes cite it; we could not confirm this on the page itself",
      url: "https://www.ed.gov/about/news/press-release/us-department-of-education-announces-earliest-fafsa-launch-program-history-second-consecutive-year",
      is_verified: false,
      isCostly: true,
    },
    checked_on: "2026-11-26",
  },
  {
    id: "federal-loans",
    question: "How much can I borrow for medical or dental school?",
    answer:
      "If your first federal loan for the program is from July 1, 2026 on: up to $50,000 a year and $200,000 in all, without Grad PLUS. In your whole life it is $257,500 for all federal loans, earlier Grad PLUS loans included. Undergraduate loans count in that sum, not in the $200,000. If you study part time, the yearly limit is lower in proportion, and a school may set a lower one, too. At most programs this leaves a gap: four years of medical school cost a median of $286,454 at public and $390,848 at private schools (class of 2025), and a year of dental school about $98,600.",
    topic: "Money",
    keywords: "Grad PLUS loan limits cap part-time lifetime",
    links: [{ label: "Federal Student Aid", to: "https://studentaid.gov/" }, RESOURCES],
    source: {
      name: "Final rule of May 1, 2026 (91 FR 23768), and NASFAA on it; the costs from AAMC figures and Dental School Gap, both quoted elsewhere",
      url: "https://www.govinfo.gov/content/pkg/FR-2026-05-01/html/2026-08556.htm",
      is_verified: false,
      isCostly: true,
    },
    checked_on: "2026-11-26",
  },
  {
    id: "old-loan-limits",
    question: "Who keeps the loan limits and Grad PLUS of before July 2026?",
    answer:
      "Only those who were enrolled in the program on June 30, 2026, and had a federal loan for it before July 1, 2026. They keep both to the expected end of the program, three academic years at most. Withdrawing from the program, for any reason, ends this for good; a leave, a transfer or a change of program can end it too. Before any of these, ask the aid office in writing what happens to your limits. For parents the same holds with a Parent PLUS loan for the same student and program.",
    topic: "Money",
    keywords: "grandfathered legacy interim exception leave of absence research year withdraw",
    links: [{ label: "Federal Student Aid", to: "https://studentaid.gov/" }],
    source: {
      name: "Kansas City University and Boston University, aid offices; the Department's questions and answers of May 2026 as quoted",
      url: "https://www.bumc.bu.edu/osfs/changes-to-federal-financial-aid-programs",
      is_verified: false,
      isCostly: true,
    },
    checked_on: "2026-11-26",
  },
  {
    id: "loan-repayment",
    question: "How are federal loans made since July 2026 paid back?",
    answer:
      "There are two plans. The standard one has equal payments for 10 to 25 years, by how much was borrowed, and is yours if you choose none. RAP takes 1 to 10 percent of income, at least $10 a month, and forgives the rest after 30 years. Parent PLUS loans cannot use RAP: new ones have the standard plan only, and parents can take at most $20,000 a year and $65,000 in all for a student in college. With older loans, ask first: a new loan can move them to the two plans as well.",
    topic: "Money",
    keywords: "RAP Repayment Assistance Plan SAVE IBR PAYE Parent PLUS standard plan",
    links: [{ label: "Federal Student Aid", to: "https://studentaid.gov/" }],
    source: {
      name: "UNC School of Medicine and Seattle University, aid offices; NerdWallet on RAP; we could not confirm this on the Department's page",
      url: "https://www.med.unc.edu/md/financial-aid/types-of-aid/repayment-options",
      is_verified: false,
    },
    checked_on: "2026-11-26",
  },
  {
    id: "professional-degree",
    question: "Which programs have the higher loan limits?",
    answer:
      "Medicine, osteopathic medicine and dentistry do under every version of the rule. For other programs it is before a court: on June 24, 2026, a federal judge stayed the narrow list of professional degrees while the case runs. A special master's, a post-bacc or an MPH may have the graduate limit, $20,500 a year and $100,000 in all, so ask the school before you count on more.",
    topic: "Money",
    keywords: "professional degree graduate limit SMP MPH court stay",
    links: [{ label: "Federal Student Aid", to: "https://studentaid.gov/" }],
    source: {
      name: "Duane Morris, June 26, 2026, on the stay; NASFAA on the limits",
      url: "https://www.duanemorris.com/alerts/navigating_uncertainty_after_federal_court_stays_department_educations_narrowed_definition_0626.html",
      is_verified: false,
      isCostly: true,
    },
    checked_on: "2026-11-26",
  },
  {
    id: "private-loans",
    question: "Should I take a private loan?",
    answer:
      "Last, and only for the gap. A private loan usually lacks what a federal one has: payments by income such as RAP, Public Service Loan Forgiveness and other forgiveness, and a sure end at death or disability. The bank often wants a cosigner, who then owes it too. Use grants of the school, service programs, the federal limit and loans of the school first. Then compare whether the rate is fixed, what it is after fees, when a cosigner is released, what you pay in school and in residency, and what happens at death or disability. Do not sign before all offers of aid are in.",
    topic: "Money",
    keywords: "private student loan cosigner co-signer bank gap",
    links: [RESOURCES],
    source: {
      name: "FDIC on student loans for federal first; the rest is general knowledge, so read the contract",
      url: "https://www.fdic.gov/espanol/prestamos-estudiantiles",
      is_verified: false,
    },
    checked_on: "2026-11-26",
  },
  {
    id: "service-programs",
    question: "Which programs pay for school if I serve afterwards?",
    answer:
      "The National Health Service Corps has a scholarship during school and Students to Service in the last year, up to $120,000 for three years where care is short. After training, its loan repayment pays up to $75,000 in primary care or $50,000 in other fields, dentistry included, for two years, and most states have loan repayment of their own. The military's HPSP pays tuition and a stipend for about a year of duty per year, three at least. Breaking such a contract is costly, and amounts and days change each year.",
    topic: "Money",
    keywords: "NHSC scholarship Students to Service loan repayment HPSP military",
    links: [RESOURCES],
    source: {
      name: "HRSA, NHSC Students to Service and NHSC Loan Repayment, pages of 2024 and 2025; CollegeRecon on HPSP",
      url: "https://nhsc.hrsa.gov/loan-repayment/nhsc-students-to-service-loan-repayment-program",
      is_verified: false,
    },
    checked_on: "2026-11-26",
  },
  {
    id: "pell",
    question: "Can I get a Pell Grant?",
    answer:
      "For 2026-27 a Pell Grant is $740 to $7,395. There is none with a Student Aid Index of $14,790 or more, twice the maximum. Since July 1, 2026, grants and scholarships from elsewhere that cover the whole cost of attendance end it for that year, so tell the aid office about outside awards before you accept them. We could not confirm the amounts for 2027-28.",
    topic: "Money",
    keywords: "Pell Grant SAI Student Aid Index outside scholarship full ride",
    links: [{ label: "Federal Student Aid", to: "https://studentaid.gov/" }],
    source: {
      name: "Dear Colleague Letter GEN-26-01, January 30, 2026, in a copy; Spelman College on outside grants",
      url: "https://www.collegeaidservices.net/2026/01/30/2026-27-federal-pell-grant-maximum-and-minimum-award-amounts",
      is_verified: false,
      isCostly: true,
    },
    checked_on: "2026-11-26",
  },
  {
    id: "residency-services",
    question: "Do I apply for residency in ERAS or in ResidencyCAS?",
    answer:
      "Most fields use ERAS. Obstetrics-gynecology and emergency medicine, with its combined programs, take applications only in ResidencyCAS; your school gives you the link. In 2025-26 it opened in early June, took applications from September 3 to 24, and programs read them from October 1; we could not confirm the days of 2026-27. Both fields still use the NRMP Match. Plastic surgery has a central form of its own, and urology and ophthalmology have earlier matches of their own.",
    topic: "Applying",
    keywords: "OB-GYN OBGYN EM obstetrics match MyERAS",
    links: [RESOURCES],
    source: {
      name: "Liaison, ResidencyCAS Quick Start Guide of 2025-26; the AMA on the two fields",
      url: "https://help.liaisonedu.com/ResidencyCAS_Applicant_Help_Center/Starting_Your_ResidencyCAS_Application/Getting_Started_with_Your_ResidencyCAS_Application/01_Quick_Start_Guide",
      is_verified: false,
      isCostly: true,
    },
    checked_on: "2026-11-26",
  },
  {
    id: "shpep",
    question: "Is SHPEP still open?",
    answer:
      "No program for 2027 has been announced. Its core funder ended support after the group of 2026. NIH, NSF and many colleges still have paid summers: Resources lists them under Summer Programs.",
    topic: "Experiences",
    keywords: "Summer Health Professions Education Program SMDEP",
    links: [RESOURCES],
    source: {
      name: "SHPEP, update on program funding, December 2, 2025",
      url: "https://www.shpep.org/news/a-new-chapter-ahead-shpep-shares-update-on-program-funding",
      is_verified: true,
    },
    checked_on: "2026-11-22",
  },
  {
    id: "safety-match-reach",
    question: "How does Cairn tell a safety, a match and a reach?",
    answer:
      "It compares your numbers with the school's published ones and says why. You can open the rule next to the result. Cairn never predicts your chances. If you disagree, choose another label; yours counts.",
    topic: "Schools",
    links: [{ label: "Open your schools", to: "/tracker/schools" }],
    checked_on,
  },
  {
    id: "save-resource",
    question: "How do I save a resource?",
    answer:
      "Choose the bookmark on its card in Resources. What you save appears under My Saved, where you can add a note, and counts on your Dashboard. It works without a network, too.",
    topic: "Resources",
    links: [RESOURCES],
    checked_on,
  },
  {
    id: "data-accuracy",
    question: "How current are the dates and figures?",
    answer:
      "Each says where it comes from and when it was checked. Fees and dates change from year to year: before you rely on one, check the official source. Found something wrong? Write to us and say where it is and what is right.",
    topic: "Content",
    checked_on,
  },
  {
    id: "offline",
    question: "Does Cairn work without a network?",
    keywords: "offline app install home screen",
    answer:
      "Yes, after your first visit on a device. You can read and change your plan; a bar at the top says how many changes are waiting, and they are sent when you are connected again. Signing in, changing your stage and deleting your account need a network.",
    topic: "Getting started",
    checked_on,
  },
  {
    id: "my-data",
    question: "How do I download my data?",
    answer:
      "Open Profile and find the card with your data. It lists what is stored and where, and saves all of it as one file. You can import the file into a new account with the same card. Messages to support are in the file, but are not imported.",
    topic: "Privacy",
    links: [PROFILE],
    checked_on,
  },
  {
    id: "delete-account",
    question: "How do I delete my account and my data?",
    answer:
      "Open Profile and choose Delete Account. It offers the download first and asks you to type DELETE. Your plan and your support messages are deleted first, then your login. This cannot be undone.",
    topic: "Account",
    links: [PROFILE],
    checked_on,
  },
  {
    id: "supported-browsers",
    question: "Which browsers does Cairn work in?",
    answer:
      "Chrome or Edge 123, Firefox 128, or Safari 17.5 (iOS 17.5), and every newer version of them, on a computer, a tablet or a phone. If your browser is older, Cairn says so when you open it. Update the browser, or on an iPhone or iPad, update the system.",
    topic: "Account",
    checked_on: "2026-11-22",
  },
];

import type { QuestionKind } from "@domain/interview/practice";
import type { DashboardItem } from "@domain/shared/stage";

/** One question to practice. All are Cairn's own. They state no facts that would need a source. */
export interface InterviewQuestion {
  /** Stored with each practice, so it never changes. */
  readonly id: string;
  readonly kind: QuestionKind;
  readonly tracks: readonly DashboardItem[];
  readonly question: string;
  /** What to think about. There is no right answer. */
  readonly think: readonly [string, string, string];
}

const ALL: InterviewQuestion["tracks"] = ["HS", "PM", "PD"];
const PROFESSIONAL: InterviewQuestion["tracks"] = ["PM", "PD"];
const MEDICAL: InterviewQuestion["tracks"] = ["PM"];
const DENTAL: InterviewQuestion["tracks"] = ["PD"];
const COLLEGE: InterviewQuestion["tracks"] = ["HS"];

export const INTERVIEW_QUESTIONS: readonly InterviewQuestion[] = [
  {
    id: "ethics-shared-answers",
    kind: "ethics",
    tracks: PROFESSIONAL,
    question:
      "A friend in your class sends you a file with last year's exam questions. The instructor has not said whether this is allowed. What do you do?",
    think: [
      "What you know and what you would first find out",
      "Who gains and who loses if you use the file, report it, or say nothing",
      "What you would say to your friend",
    ],
  },
  {
    id: "ethics-refuses-treatment",
    kind: "ethics",
    tracks: PROFESSIONAL,
    question:
      "An adult patient who understands the risks refuses a treatment that would very likely save his life. His family begs you to treat him. How do you respond?",
    think: [
      "How you would make sure that he understands and decides freely",
      "What you owe the patient and what you owe the family",
      "What you would still offer him",
    ],
  },
  {
    id: "ethics-secret-of-teen",
    kind: "ethics",
    tracks: PROFESSIONAL,
    question:
      "A sixteen-year-old tells you something about her health and asks you not to tell her parents. How do you decide what to do?",
    think: [
      "When privacy helps her and when it could harm her",
      "That laws differ by state, and who could tell you yours",
      "How you would speak with her before you decide",
    ],
  },
  {
    id: "ethics-own-mistake",
    kind: "ethics",
    tracks: PROFESSIONAL,
    question:
      "You notice that you wrote a wrong number in a patient's chart yesterday. No one else has seen it, and the patient seems well. What do you do?",
    think: [
      "What could still happen because of the number",
      "Whom you tell, in which order, and how soon",
      "What would make the same mistake less likely",
    ],
  },
  {
    id: "ethics-one-bed",
    kind: "ethics",
    tracks: PROFESSIONAL,
    question: "Two patients need the last bed in intensive care. How should a hospital decide who gets it?",
    think: [
      "Which facts should count, and which should not",
      "Whether the person at the bedside should decide alone",
      "How to treat the patient who does not get the bed",
    ],
  },
  {
    id: "ethics-impaired-colleague",
    kind: "ethics",
    tracks: PROFESSIONAL,
    question: "A colleague whom you respect smells of alcohol before a shift. What do you do?",
    think: [
      "What must happen in the next five minutes",
      "How to protect patients without shaming your colleague",
      "Who can help your colleague after today",
    ],
  },
  {
    id: "ethics-gift",
    kind: "ethics",
    tracks: PROFESSIONAL,
    question:
      "A grateful patient gives you an envelope with two hundred dollars and will be hurt if you refuse it. What do you say?",
    think: [
      "How a gift might change the care of this patient or of others",
      "The difference between money and a jar of jam",
      "Words that honor the thanks and decline the money",
    ],
  },
  {
    id: "ethics-family-doctor",
    kind: "ethics",
    tracks: PROFESSIONAL,
    question:
      "Your cousin asks you, once you are licensed, to write a prescription without a visit. How do you handle it?",
    think: [
      "What a visit adds that a phone call lacks",
      "How closeness can blur judgment",
      "What you can do for your cousin instead",
    ],
  },
  {
    id: "ethics-volunteer-photo",
    kind: "ethics",
    tracks: PROFESSIONAL,
    question:
      "On a service trip, another volunteer posts smiling photos with patients. What do you think, and what do you do?",
    think: [
      "Who agreed to the photo, and whether they could have said no",
      "What the photo says about the people in it",
      "How to raise it without a scene",
    ],
  },
  {
    id: "ethics-research-data",
    kind: "ethics",
    tracks: PROFESSIONAL,
    question:
      "In your lab, you find that the two results that do not fit were left out of a poster. Your mentor says that this is normal. What do you do?",
    think: [
      "Good and bad reasons to leave a result out",
      "What you would look up or ask before you judge",
      "Whom you could turn to besides your mentor",
    ],
  },
  {
    id: "acting-late-friend",
    kind: "acting",
    tracks: PROFESSIONAL,
    question:
      "Act this out with a partner. A roommate, played by your partner, has missed every group meeting and does not know that the group is angry. Speak with him.",
    think: ["Ask before you accuse", "Name what happened, not what he is", "Agree on one next step"],
  },
  {
    id: "acting-borrowed-violin",
    kind: "acting",
    tracks: PROFESSIONAL,
    question:
      "Act this out. A friend, played by your partner, lent you his late father's violin for a play. It fell from your bicycle, and its neck is broken. He opens the door.",
    think: [
      "Say what happened early and plainly",
      "Leave room for grief or anger without defending yourself",
      "Offer what you can really do",
    ],
  },
  {
    id: "acting-before-the-talk",
    kind: "acting",
    tracks: PROFESSIONAL,
    question:
      "Act this out. In five minutes, you and a classmate present your project to the hospital's board. You find her, played by your partner, in the supply room. She says that she is going home.",
    think: ["Find out what she is afraid of", "Take it seriously without feeding it", "Let her choose what to do next"],
  },
  {
    id: "acting-bad-news-coach",
    kind: "acting",
    tracks: PROFESSIONAL,
    question:
      "Act this out. You coach a youth team and must tell a player, played by your partner, that she did not make the team.",
    think: [
      "Choose a place and a first sentence",
      "Do not hide behind others or behind a list",
      "Say something true that she can use",
    ],
  },
  {
    id: "acting-no-interpreter",
    kind: "acting",
    tracks: PROFESSIONAL,
    question:
      "Act this out. Your partner plays a visitor at the front desk who speaks little English and is looking for her brother. No interpreter is there yet.",
    think: [
      "Speak slowly, not loudly",
      "Use gestures, drawings and short sentences, and check what was understood",
      "Do not leave her alone while you get help",
    ],
  },
  {
    id: "acting-angry-visitor",
    kind: "acting",
    tracks: PROFESSIONAL,
    question:
      "Act this out. Your partner plays a man who has waited three hours with his child and starts to shout at you, a volunteer without any say over the line.",
    think: [
      "Let him finish, and name what you have heard",
      "Say honestly what you can and cannot do",
      "Know when to bring in someone else",
    ],
  },
  {
    id: "acting-describe-drawing",
    kind: "acting",
    tracks: PROFESSIONAL,
    question:
      "Act this out. Draw a simple figure of five lines where your partner cannot see it. Tell your partner how to draw it, with no gestures and no looking.",
    think: [
      "Give the whole picture before the parts",
      "Ask what your partner has on paper",
      "Stay kind when it goes wrong",
    ],
  },
  {
    id: "acting-declining-help",
    kind: "acting",
    tracks: PROFESSIONAL,
    question:
      "Act this out. Your grandmother, played by your partner, should no longer drive, and the family has chosen you to say so.",
    think: [
      "What driving means to her",
      "Ask for her view of the last months",
      "Offer a first small change instead of a verdict",
    ],
  },
  {
    id: "teamwork-silent-member",
    kind: "teamwork",
    tracks: ALL,
    question: "Tell me about a group in which one person did too little. What did you do?",
    think: ["What you knew about the reasons", "What you said, and to whom", "What you would do sooner next time"],
  },
  {
    id: "teamwork-follow",
    kind: "teamwork",
    tracks: ALL,
    question: "Describe a time when following was harder than leading.",
    think: ["Why it was hard for you", "What you did to help the leader succeed", "What you learned about being led"],
  },
  {
    id: "teamwork-disagreement",
    kind: "teamwork",
    tracks: ALL,
    question: "Tell me about a disagreement in a team that ended well.",
    think: ["What each side wanted and why", "The moment that changed the course", "What you gave up"],
  },
  {
    id: "teamwork-feedback",
    kind: "teamwork",
    tracks: ALL,
    question: "Tell me about feedback that stung. What did you do with it?",
    think: ["What was said, in one sentence", "How you felt and what you did with that", "What is different now"],
  },
  {
    id: "teamwork-new-member",
    kind: "teamwork",
    tracks: PROFESSIONAL,
    question: "You join a clinic team that has worked together for ten years. How do you earn your place?",
    think: [
      "What you would watch and ask in the first weeks",
      "How to be useful before you are skilled",
      "How to bring a new idea",
    ],
  },
  {
    id: "teamwork-nurse-knows",
    kind: "teamwork",
    tracks: PROFESSIONAL,
    question: "A nurse with twenty years of experience questions your plan in front of a patient. What do you do?",
    think: [
      "What matters first: the patient, the plan or your pride",
      "How to disagree so that all can hear it",
      "What you say to the nurse afterward",
    ],
  },
  {
    id: "teamwork-failing-project",
    kind: "teamwork",
    tracks: ALL,
    question: "Your team will miss a deadline that others depend on. You are not the leader. What do you do?",
    think: ["Who needs to know, and when", "What can be saved", "How to talk about it without blame"],
  },
  {
    id: "policy-rural",
    kind: "policy",
    tracks: PROFESSIONAL,
    question:
      "Many rural counties have too few doctors and dentists. Propose one thing to change this, and name its weak point.",
    think: ["Why people leave, and why they would come", "Who pays for your idea", "How you would know that it works"],
  },
  {
    id: "policy-emergency-room",
    kind: "policy",
    tracks: PROFESSIONAL,
    question:
      "Why might a person go to the emergency room with a problem that a clinic could treat? What follows from this for planning care?",
    think: [
      "Hours, distance, cost and trust",
      "What the person at the door sees",
      "One change that starts with that view",
    ],
  },
  {
    id: "policy-soda-tax",
    kind: "policy",
    tracks: PROFESSIONAL,
    question: "Your city thinks about a tax on sugary drinks. Argue for it and then against it.",
    think: [
      "Who would pay most of it",
      "What is known and what you would need to look up",
      "Where you stand in the end",
    ],
  },
  {
    id: "policy-ai-notes",
    kind: "policy",
    tracks: PROFESSIONAL,
    question:
      "A program listens to visits and writes the notes. What would you want to know before your clinic buys it?",
    think: [
      "What it could give back to patients",
      "Errors, privacy, and who answers for them",
      "How to try it on a small scale",
    ],
  },
  {
    id: "policy-mandatory-service",
    kind: "policy",
    tracks: PROFESSIONAL,
    question: "Should graduates of public professional schools have to work for two years where care is short?",
    think: ["What the public pays and what it gets", "What forced service does to care", "Other ways to the same goal"],
  },
  {
    id: "policy-price-of-drug",
    kind: "policy",
    tracks: PROFESSIONAL,
    question:
      "A new drug helps a few people very much and costs a great deal. How should a health plan decide whether to pay for it?",
    think: ["Help for a few against help for many", "Who sits at the table", "How to explain a no"],
  },
  {
    id: "policy-vaccine-doubt",
    kind: "policy",
    tracks: PROFESSIONAL,
    question:
      "A town has a growing number of parents who doubt vaccines. As an advisor to its mayor, what do you suggest?",
    think: ["Reasons behind the doubt", "Who is trusted in this town", "What helps more than being right"],
  },
  {
    id: "policy-language",
    kind: "policy",
    tracks: PROFESSIONAL,
    question:
      "A clinic can pay for either a full-time interpreter or a second medical assistant. What do you ask before you advise?",
    think: [
      "Who is served badly today, and how one could tell",
      "What each choice costs and saves",
      "A third way, if there is one",
    ],
  },
  {
    id: "personal-yourself",
    kind: "personal",
    tracks: ALL,
    question: "Tell me about yourself.",
    think: ["Two or three threads, not your whole life", "One concrete moment for each", "Where the threads lead next"],
  },
  {
    id: "personal-failure",
    kind: "personal",
    tracks: ALL,
    question: "Tell me about something you failed at.",
    think: ["Your own part in it", "What you did the week after", "What stayed with you"],
  },
  {
    id: "personal-strength-weakness",
    kind: "personal",
    tracks: ALL,
    question: "What would your closest friend say is your best quality, and which one would they change?",
    think: ["A small scene that shows the quality", "A real weakness, and what you do about it", "No hidden praise"],
  },
  {
    id: "personal-stress",
    kind: "personal",
    tracks: ALL,
    question: "How do you know that you are under too much stress, and what do you do then?",
    think: ["Signs that others see before you", "What helps, and what only looks like help", "Whom you call"],
  },
  {
    id: "personal-different",
    kind: "personal",
    tracks: ALL,
    question: "Describe a friendship or a conversation with someone whose life is very different from yours.",
    think: ["What you had assumed", "What you asked", "What you see differently now"],
  },
  {
    id: "personal-proud",
    kind: "personal",
    tracks: ALL,
    question: "What are you proud of that is not on your resume?",
    think: ["Why no one gave a prize for it", "What it cost you", "What it says about you"],
  },
  {
    id: "personal-hobby",
    kind: "personal",
    tracks: ALL,
    question: "Teach me something about one of your hobbies in two minutes.",
    think: ["Start where a beginner stands", "One idea, not ten", "Check whether I could do it now"],
  },
  {
    id: "personal-changed-mind",
    kind: "personal",
    tracks: ALL,
    question: "When did you last change your mind about something important?",
    think: [
      "What you thought before, said fairly",
      "What moved you: a fact, a person or a day",
      "What you did because of it",
    ],
  },
  {
    id: "personal-rules",
    kind: "personal",
    tracks: ALL,
    question: "Tell me about a time when you disagreed with a rule. What did you do?",
    think: ["What the rule was for", "What you tried within the rules", "Where you would draw a line"],
  },
  {
    id: "motivation-why-medicine",
    kind: "motivation",
    tracks: MEDICAL,
    question: "Why medicine, and not another way to care for people?",
    think: [
      "What only a physician does that you want to do",
      "A day on which you saw the hard side of it",
      "What nearly led you elsewhere",
    ],
  },
  {
    id: "motivation-saw-doctor",
    kind: "motivation",
    tracks: MEDICAL,
    question: "What have you seen a doctor do that you would do differently?",
    think: ["The scene, without names", "Why the doctor may have done so", "What you would try, and its risk"],
  },
  {
    id: "motivation-hard-day",
    kind: "motivation",
    tracks: MEDICAL,
    question: "Which part of a doctor's life do you expect to like least?",
    think: ["What you have seen of it yourself", "Why it must be done", "How others carry it"],
  },
  {
    id: "motivation-not-accepted",
    kind: "motivation",
    tracks: PROFESSIONAL,
    question: "If no school accepts you this year, what will you do?",
    think: [
      "What you would ask of those who read your application",
      "How you would use the year",
      "What would not change",
    ],
  },
  {
    id: "motivation-clinical-moment",
    kind: "motivation",
    tracks: PROFESSIONAL,
    question: "Tell me about a patient who taught you something. Leave out everything that could identify the person.",
    think: ["What you saw and what you did", "What you first misunderstood", "What you carry into the next room"],
  },
  {
    id: "motivation-osteopathic",
    kind: "motivation",
    tracks: MEDICAL,
    question: "If you apply to osteopathic schools: what does this way of practice mean to you?",
    think: [
      "What you have seen of it with your own eyes",
      "How it would show in a usual visit",
      "Honest words, if you also apply to other schools",
    ],
  },
  {
    id: "motivation-research",
    kind: "motivation",
    tracks: PROFESSIONAL,
    question: "Explain your research, or a project you know well, to someone who left school at sixteen.",
    think: ["The question before the method", "One picture or comparison", "Why it matters to that person"],
  },
  {
    id: "traditional-why-here",
    kind: "traditional",
    tracks: PROFESSIONAL,
    question: "Why our school?",
    think: ["Two things that only this school has", "How you would use them", "What you would bring in return"],
  },
  {
    id: "traditional-academic-dip",
    kind: "traditional",
    tracks: PROFESSIONAL,
    question: "I see a weak term in your transcript. Tell me about it.",
    think: ["The reason in one sentence, with no excuse", "What you changed", "What came after"],
  },
  {
    id: "traditional-activity",
    kind: "traditional",
    tracks: PROFESSIONAL,
    question: "Which activity in your application meant the most to you?",
    think: ["One scene in place of a summary", "Your own part in it", "How it changed what you do now"],
  },
  {
    id: "traditional-ten-years",
    kind: "traditional",
    tracks: PROFESSIONAL,
    question: "Where do you see yourself in ten years?",
    think: ["A place, a day and the people in it", "What is still open", "The next step toward it"],
  },
  {
    id: "traditional-diversity",
    kind: "traditional",
    tracks: PROFESSIONAL,
    question: "What will you add to our class?",
    think: [
      "A point of view, with the story behind it",
      "How your classmates would notice it",
      "What you hope to learn from them",
    ],
  },
  {
    id: "traditional-teacher",
    kind: "traditional",
    tracks: PROFESSIONAL,
    question: "Tell me about a person who shaped how you work.",
    think: [
      "What they did, not only who they were",
      "A habit of theirs that you have kept",
      "Something you do differently",
    ],
  },
  {
    id: "traditional-questions-for-us",
    kind: "traditional",
    tracks: PROFESSIONAL,
    question: "What questions do you have for me?",
    think: [
      "Something that the website cannot answer",
      "Something that this person knows firsthand",
      "What the answer would change for you",
    ],
  },
  {
    id: "traditional-anything-else",
    kind: "traditional",
    tracks: PROFESSIONAL,
    question: "Is there anything we have not talked about that you want me to know?",
    think: ["What your application does not show", "One minute, one idea", "A last sentence you would like remembered"],
  },
  {
    id: "dental-why-dentistry",
    kind: "dental",
    tracks: DENTAL,
    question: "Why dentistry, and not medicine or another field?",
    think: [
      "What in a dentist's day draws you",
      "What you have seen with your own eyes",
      "Both the hands and the person",
    ],
  },
  {
    id: "dental-dexterity",
    kind: "dental",
    tracks: DENTAL,
    question: "How do you know that your hands are good at fine work?",
    think: ["Something you have made that I could hold", "How you got better at it", "What you do when it goes wrong"],
  },
  {
    id: "dental-afraid-child",
    kind: "dental",
    tracks: DENTAL,
    question:
      "A six-year-old will not open his mouth, and his father tells you to just hold him still. What do you do?",
    think: [
      "What the child learns today about every later visit",
      "What must be done today and what can wait",
      "How you speak with the father",
    ],
  },
  {
    id: "dental-cannot-pay",
    kind: "dental",
    tracks: DENTAL,
    question: "A patient needs a root canal and can only pay to have the tooth pulled. How do you talk it through?",
    think: [
      "What the patient wants and fears",
      "Every choice, with what each one costs and means later",
      "Help that may exist, and where to ask",
    ],
  },
  {
    id: "dental-white-teeth",
    kind: "dental",
    tracks: DENTAL,
    question: "A patient with healthy teeth asks for veneers on all of them. How do you respond?",
    think: ["What the patient hopes will change", "What cannot be undone", "Whether and how you would say no"],
  },
  {
    id: "dental-other-dentist",
    kind: "dental",
    tracks: DENTAL,
    question:
      "You see work of poor quality that another dentist did last year. The patient asks what you think of it. What do you say?",
    think: [
      "What you know and what you cannot know",
      "What the patient needs to decide",
      "When to speak with the other dentist",
    ],
  },
  {
    id: "dental-business",
    kind: "dental",
    tracks: DENTAL,
    question: "How would you keep the need to earn money from bending your advice to patients?",
    think: [
      "A situation in which the two pull apart",
      "Habits or rules that protect you",
      "Who could tell you that you have slipped",
    ],
  },
  {
    id: "dental-access",
    kind: "dental",
    tracks: DENTAL,
    question: "Why do many people see a dentist only when it hurts? What could one practice do about it?",
    think: [
      "Cost, fear, time, and what people were taught",
      "One small change in a usual week",
      "How you would see that it helped",
    ],
  },
  {
    id: "dental-critique-of-bench",
    kind: "dental",
    tracks: DENTAL,
    question:
      "An instructor tells you in front of others that your wax tooth must be done over. Tell me what happens in you and what you do.",
    think: [
      "Your first feeling, said honestly",
      "The question you would ask",
      "What you would do with your hands next",
    ],
  },
  {
    id: "dental-team",
    kind: "dental",
    tracks: DENTAL,
    question:
      "Your best assistant and your hygienist no longer speak to each other. It is your practice. What do you do?",
    think: [
      "What you would hear from each, and where",
      "What patients notice",
      "What you decide and what you leave to them",
    ],
  },
  {
    id: "college-why-us",
    kind: "college",
    tracks: COLLEGE,
    question: "Why are you interested in our college?",
    think: [
      "Two things you found beyond the brochure",
      "What you would do with them in your first year",
      "What you still want to find out",
    ],
  },
  {
    id: "college-major",
    kind: "college",
    tracks: COLLEGE,
    question: "What do you want to study, and how did you come to it?",
    think: [
      "The first time it caught you",
      "What you have done since, in or out of class",
      "Honest words, if you do not know yet",
    ],
  },
  {
    id: "college-favorite-class",
    kind: "college",
    tracks: COLLEGE,
    question: "Which class made you think the most, and why?",
    think: [
      "A question or an hour you remember",
      "What you did after the bell",
      "What you would ask the teacher today",
    ],
  },
  {
    id: "college-activity",
    kind: "college",
    tracks: COLLEGE,
    question: "Tell me about something you do outside of class that matters to you.",
    think: ["What a usual week of it looks like", "A moment when it was hard", "What would be missing without you"],
  },
  {
    id: "college-book",
    kind: "college",
    tracks: COLLEGE,
    question: "What have you read, seen or heard lately that stayed with you?",
    think: ["One scene or idea", "Why it stayed", "Whom you told about it"],
  },
  {
    id: "college-free-day",
    kind: "college",
    tracks: COLLEGE,
    question: "You have a day with no plans and no phone. What do you do?",
    think: ["A true answer, not an impressive one", "What it says about you", "Who is with you"],
  },
  {
    id: "college-community",
    kind: "college",
    tracks: COLLEGE,
    question: "Describe the place you come from to someone who has never been there.",
    think: ["A street, a smell or a sound", "What people there argue about", "What you will take along"],
  },
  {
    id: "college-challenge",
    kind: "college",
    tracks: COLLEGE,
    question: "Tell me about something hard in the last two years.",
    think: ["As much as you wish to share, and no more", "What you did and who helped", "What you know now"],
  },
  {
    id: "college-help-others",
    kind: "college",
    tracks: COLLEGE,
    question: "When have you changed something for other people?",
    think: ["What you saw that others had not", "What you did first", "What came of it, even if it was little"],
  },
  {
    id: "college-roommate",
    kind: "college",
    tracks: COLLEGE,
    question: "What would it be like to share a room with you?",
    think: ["A habit that others like", "A habit that they may not", "How you settle a disagreement"],
  },
  {
    id: "college-campus",
    kind: "college",
    tracks: COLLEGE,
    question: "What would you bring to our campus that was not there before?",
    think: ["A skill, a question or a tradition", "Where it would show", "Whom you would invite to join"],
  },
  {
    id: "college-news",
    kind: "college",
    tracks: COLLEGE,
    question:
      "Choose something from this week's news. What do you think of it, and what would someone who disagrees say?",
    think: [
      "What happened, in one sentence",
      "The best form of the other view",
      "What you would need to know to be sure",
    ],
  },
  {
    id: "college-adult",
    kind: "college",
    tracks: COLLEGE,
    question: "Who outside your family has taught you something important?",
    think: ["What they did", "When you first used it", "What you would tell them"],
  },
  {
    id: "college-questions",
    kind: "college",
    tracks: COLLEGE,
    question: "What would you like to ask me?",
    think: [
      "Something that the website does not tell",
      "Something about this person's own time there",
      "A question whose answer matters to your choice",
    ],
  },
];

/** The questions for a track, in the order of the list. */
export function questionsFor(track: DashboardItem): readonly InterviewQuestion[] {
  return INTERVIEW_QUESTIONS.filter(({ tracks }) => tracks.includes(track));
}

/** Undefined for a question that was withdrawn since it was practiced. */
export function findQuestion(id: string): InterviewQuestion | undefined {
  return INTERVIEW_QUESTIONS.find((question) => question.id === id);
}

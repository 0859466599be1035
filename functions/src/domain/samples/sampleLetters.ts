import type { SampleLetter } from "./SampleRecords.ts";

type Letters = Readonly<Record<string, SampleLetter>>;

const NEARBY = ["md-rutgers-njms", "md-pittsburgh", "md-temple-katz", "md-penn-state"];

/** A junior has spoken to one teacher. */
export const MAYA_LETTERS: Letters = {
  rivera: {
    kind: "counselor",
    writer: "Elena Rivera",
    role: "School counselor",
    services: ["Common App"],
    note: "Bring the parent questionnaire to our spring meeting.",
  },
  lim: {
    kind: "teacher",
    writer: "Grace Lim",
    role: "Math teacher and coach",
    email: "g.lim@lincoln.example.org",
    asked: 6,
    agreed: 4,
    waiver: "waived",
    services: ["Common App"],
    school_ids: ["ug-michigan", "ug-unc-chapel-hill"],
    neededIn: 310,
    brief:
      "You saw me start tutoring when I could barely explain fractions out loud, and you know how the group grew. I want to study nursing. I hope you can say how I work with students who have given up on math.",
  },
  adeyemi: { kind: "teacher", writer: "Ben Adeyemi", role: "English teacher", services: ["Common App"] },
};

/** A junior who applies next summer: one letter is there, others are on the way. */
export const DANIEL_LETTERS: Letters = {
  chen: {
    kind: "physician",
    writer: "Laura Chen",
    role: "Medical director",
    email: "l.chen@eastside.example.org",
    phone: "(555) 014-7720",
    asked: 48,
    agreed: 46,
    given: 40,
    received: 5,
    waiver: "waived",
    services: ["AMCAS"],
    school_ids: [...NEARBY, "md-case-western"],
    send_to: "Stored with Interfolio until AMCAS opens in May.",
    brief:
      "I would like to be a physician for families like those at the clinic. You saw me rewrite the intake sheet with the nurses, and you know the evenings when both interpreters were out.",
  },
  sato: {
    kind: "investigator",
    writer: "Mina Sato",
    role: "Principal investigator",
    email: "sato@state.example.edu",
    asked: 20,
    agreed: 17,
    given: 9,
    neededIn: 12,
    waiver: "waived",
    services: ["AMCAS"],
    school_ids: NEARBY,
    send_to: "Through Interfolio; I sent you the link on the day you agreed.",
    brief:
      "For the letter, the part I am proudest of is the growth analysis: I wrote the scripts, found my own mistake in the control from March, and repeated the measurements. I hope you can say how I work when nobody is watching.",
    journal_ids: ["poster"],
    with_notes: true,
  },
  whitfield: {
    kind: "science",
    writer: "Alan Whitfield",
    role: "Professor of Organic Chemistry",
    asked: 11,
    agreed: 8,
    neededIn: 190,
    waiver: "waived",
    services: ["AMCAS"],
    school_ids: ["md-rutgers-njms", "md-pittsburgh"],
  },
  feldman: {
    kind: "science",
    writer: "Ruth Feldman",
    role: "Professor of Physics",
    services: ["AMCAS"],
    note: "Ask after the last lab report is back.",
  },
  okoye: {
    kind: "physician",
    writer: "Ifeoma Okoye",
    role: "Surgeon",
    phone: "(555) 014-9931",
    asked: 60,
    declined: 52,
    note: "Does not write for students who only shadowed. Said so kindly.",
  },
};

/** A sophomore has asked the dentist early. */
export const PRIYA_LETTERS: Letters = {
  ahmed: {
    kind: "dentist",
    writer: "Sana Ahmed",
    role: "Dentist",
    email: "front@ahmed-dental.example.org",
    asked: 8,
    agreed: 8,
    services: ["AADSAS"],
    neededIn: 540,
    brief: "I wanted to ask you early, so that the mornings still to come can be part of what you write.",
    with_notes: true,
  },
  marsh: {
    kind: "science",
    writer: "Joan Marsh",
    role: "Professor of Biology",
    services: ["AADSAS"],
    note: "Go to her office hours this term.",
  },
};

import type { SampleEssay } from "./SampleRecords.ts";

type SampleEssays = Readonly<Record<string, SampleEssay>>;

const PANTRY_DRAFT =
  "The first family I served asked me for rice, and I gave them beans. I was fifteen, new, and in a hurry to be useful. The mother did not correct me. She nodded, took the bag and left it on the bench by the door.";

/** Maya, grade 11: a first draft for the Common App, and two short essays of colleges she may apply to. */
export const MAYA_ESSAYS: SampleEssays = {
  statement: {
    title: "The bag on the bench",
    kind: "personal-statement",
    service: "common_app",
    prompt: "A time you were wrong, and what you did with it.",
    text: `${PANTRY_DRAFT} I found it an hour later, with the beans still in it.

It took me weeks to understand what I had done. Nobody at our pantry is asked what they cook. We packed what came in, and we were proud of how fast we were. So I wrote a sheet with eight pictures on it, and put it at the start of the line instead of the end.

The first Saturday with the sheet was slow, and two volunteers told me so. But nothing was left on the bench. By spring the line was faster than before, because people no longer came back to trade. I learned to ask first. I am still learning to be slow at the right moment.`,
    limit: 650,
    limit_unit: "words",
    due: -45,
    status: "drafting",
    started: 41,
    versions: [
      { saved: 38, name: "First try", text: PANTRY_DRAFT },
      { saved: 12, name: "", text: `${PANTRY_DRAFT} I found it an hour later.` },
    ],
  },
  michigan: {
    title: "Why engineering and medicine at Michigan",
    kind: "why-school",
    school: "ug-michigan",
    prompt: "What would you study with us, and why here? At most 300 words.",
    text: "I want to build things that end up in somebody's hands. On our robotics team I was the one who asked who would use the arm, and at the clinic with Ms. Ortiz I watched her fight with a blood pressure cuff that was made for other arms than her patients'.",
    limit: 300,
    limit_unit: "words",
    due: null,
    status: "drafting",
    started: 20,
  },
  boston: {
    title: "A community",
    kind: "community",
    school: "ug-boston-university",
    prompt: "Describe a group you belong to and your part in it. At most 250 words.",
    text: "",
    limit: 250,
    limit_unit: "words",
    due: null,
    status: "not-started",
    started: 9,
  },
};

const CLINIC_OPENING =
  "She answered every question with the same word: fine. Sleep, fine. Food, fine. I had eleven more lines on my sheet and a full waiting room, and I put the pen down.";
const CLINIC_MIDDLE =
  "Two minutes is a long time in a clinic. Then she told me about the stairs. Her pills were on the third floor, and some days she was not.";

/** Daniel, pre-med junior: a statement with a history, and drafts for the questions that many schools ask. */
export const DANIEL_ESSAYS: SampleEssays = {
  statement: {
    title: "What changed was not the question",
    kind: "personal-statement",
    service: "amcas",
    prompt: "Why medicine, in your own words.",
    text: `${CLINIC_OPENING}

${CLINIC_MIDDLE} None of my questions would have found the stairs. I wrote them down anyway, in the margin, and Dr. Chen read the margin first.

I had come to the free clinic to collect hours. I speak Spanish with my grandmother, and I thought that was what I brought. What I learned there is that a language is the smaller half of being understood. The larger half is time, and the way you show that you have some.

In the lab I met the other side of patience. A zebrafish heals its heart in sixty days, and there is no way to hurry it. For a year I cut, stained and counted cells, and most of my figures said nothing. In March one of them did: the treated hearts closed a week earlier. Dr. Sato asked me to repeat all of it before I believed it.

Medicine, as I have seen it at night in the emergency department, is both of these. It is eleven rooms and two physicians, and an attending who says aloud what she is not worried about so that the rest of us can breathe.`,
    limit: 5_300,
    limit_unit: "characters",
    due: -175,
    status: "revising",
    started: 60,
    versions: [
      { saved: 58, name: "First draft", text: CLINIC_OPENING },
      { saved: 30, name: "", text: `${CLINIC_OPENING}\n\n${CLINIC_MIDDLE}` },
      {
        saved: 11,
        name: "Before Dr. Chen's comments",
        text: `${CLINIC_OPENING}\n\n${CLINIC_MIDDLE} None of my questions would have found the stairs.\n\nI had come to the free clinic to collect hours. I speak Spanish with my grandmother, and I thought that was what I brought.`,
      },
    ],
  },
  rutgers: {
    title: "Why Newark",
    kind: "why-school",
    school: "md-rutgers-njms",
    prompt: "Why do you want to train with us? 2,000 characters.",
    text: "I have been an intake volunteer in Newark for more than a year, four blocks from the hospital. Many of the patients I greet go there when we cannot help them. I would like to learn medicine where I already know the bus lines, and where the free clinic run by students asks the same questions about housing and food that we wrote into our sheet.",
    limit: 2_000,
    limit_unit: "characters",
    due: -6,
    status: "drafting",
    started: 26,
    versions: [
      {
        saved: 24,
        name: "",
        text: "I have been an intake volunteer in Newark for more than a year, four blocks from the hospital.",
      },
    ],
  },
  challenge: {
    title: "Organic chemistry, twice",
    kind: "challenge",
    school: "md-pittsburgh",
    prompt: "Tell us about a setback and what you changed. 250 words.",
    text: "I studied for my first organic chemistry exam the way I had studied for everything, by reading it again. I got a 61. What I changed was small: I began to explain each mechanism to my roommate, who studies history, and stopped wherever he stopped me. I finished the course with an A-, and the next fall I was the tutor. I still begin with the question he asked most, which was why the arrow starts there.",
    limit: 250,
    limit_unit: "words",
    due: null,
    status: "done",
    started: 33,
  },
  community: {
    title: "Two languages at intake",
    kind: "community",
    school: "md-temple-katz",
    prompt: "How would you add to our community? 300 words.",
    text: "My family speaks Spanish at home and English about money. I learned early who translates for whom, and how tired that makes a child. At intake I am that child again, but rested and trained. I would bring a habit to your clinic: I ask who in the family does the translating, and I thank them by name.",
    limit: 300,
    limit_unit: "words",
    due: null,
    status: "sent",
    started: 18,
  },
  research: {
    title: "Sixty days",
    kind: "research",
    school: "md-case-western",
    prompt: "Describe your research and your part in it. 3,000 characters.",
    text: "Our lab asks why a zebrafish can grow heart muscle again and we cannot. My part is the counting: I cut the sections, stain them and mark the border of the scar, without knowing which fish was treated.",
    limit: 3_000,
    limit_unit: "characters",
    due: -23,
    status: "drafting",
    started: 15,
  },
  gap: {
    title: "The year before school",
    kind: "gap",
    school: "md-howard",
    prompt: "If you take time between college and medical school, what for? 200 words.",
    text: "",
    limit: 200,
    limit_unit: "words",
    due: null,
    status: "not-started",
    started: 6,
  },
};

/** Priya, pre-dental sophomore: only first notes, as her application is two years away. */
export const PRIYA_ESSAYS: SampleEssays = {
  hands: {
    title: "Hands",
    kind: "personal-statement",
    service: "aadsas",
    prompt: "What draws you to dentistry?",
    text: "In ceramics the first thing you learn is to brace your elbows. My teacher calls it borrowing the table. The first time I watched Dr. Ahmed place a filling, I looked at his elbows before I looked at the tooth.",
    limit: 4_500,
    limit_unit: "characters",
    due: null,
    status: "drafting",
    started: 52,
    versions: [{ saved: 50, name: "", text: "In ceramics the first thing you learn is to brace your elbows." }],
  },
  chair: {
    title: "Who sits in the chair",
    kind: "community",
    school: "dds-michigan",
    prompt: "A moment when care did not reach someone. 300 words.",
    text: "At the mission clinic a man had kept his tooth in a napkin for three days. He asked whether we could put it back.",
    limit: 300,
    limit_unit: "words",
    due: null,
    status: "drafting",
    started: 23,
  },
};

export const interviewFormats = {
  traditional: "Traditional interview",
  mmi: "MMI",
  panel: "Panel interview",
  group: "Group interview",
  recorded: "Recorded interview",
};
/** What a calendar outside Cairn says about an interview. */
export const interviewAtSchool = (format: string, time: string) => `${format}, ${time} at the school`;

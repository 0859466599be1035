import type { Rule } from "../shared/rule.ts";
import type { FormService } from "./formService.ts";

const checked_on = "2026-11-22";

/** The days of each service's cycle for entry in fall 2027. */
export const SERVICE_DATES: Readonly<Record<FormService, Rule>> = {
  common_app: {
    id: "common-app-dates",
    title: "Common App dates",
    text: "The form opens on August 1. Each college sets its own deadline; early rounds are often due on November 1 or 15, regular ones from January 1 to 15.",
    source: "General knowledge about US admissions; your colleges' pages decide",
    sourceUrl: "https://www.commonapp.org/",
    checked_on,
    verified: false,
  },
  uc: {
    id: "uc-dates",
    title: "UC dates",
    text: "The form opens on August 1 and is submitted from October 1 to November 30, once for all nine campuses. It takes no letters and no SAT or ACT scores.",
    source:
      "Creative Marbles for November 30; the rest is general knowledge, and we could not confirm it on UC's own page",
    sourceUrl:
      "https://creativemarbles.com/2022/11/21/advice-for-completing-the-university-of-california-activities-awards-section/",
    checked_on,
    verified: false,
  },
  amcas: {
    id: "amcas-dates",
    title: "AMCAS dates",
    text: "In 2026, for entry in 2027, AMCAS opened on May 1, took submissions from late May and sent them to schools from the end of June; we could not confirm the exact days on its page. Checking your courses takes about eight weeks in the busy season and does not wait for letters. Schools set deadlines from August to the end of December.",
    source:
      "MedEdits for May 1; its later days seem to be those of 2025; a research note of August 2026 that names the AAMC page for the eight weeks",
    sourceUrl: "https://students-residents.aamc.org/how-apply-medical-school-amcas/monitoring-your-application",
    checked_on: "2026-11-26",
    verified: false,
    isCostly: true,
  },
  aacomas: {
    id: "aacomas-dates",
    title: "AACOMAS dates",
    text: "In 2026, for entry in 2027, AACOMAS opened on May 5 and took submissions the same day. Checking takes up to ten business days once all transcripts and the payment are in, and does not wait for letters; then the application goes to the schools. It stays open into the next year, and each school has its own deadline.",
    source: "MedEdits for the day; a research note of August 2026 that names the AACOMAS help center for the rest",
    sourceUrl:
      "https://help.liaisonedu.com/AACOMAS_Applicant_Help_Center/Submitting_and_Monitoring_Your_AACOMAS_Application/Before_and_After_You_Submit_Your_AACOMAS_Application/1_Submitting_and_Completing_Your_Application",
    checked_on,
    verified: false,
  },
  tmdsas: {
    id: "tmdsas-dates",
    title: "TMDSAS dates",
    text: "For entry in 2027: open from May 1, 2026, submission from May 15, early decision by August 3. The medical deadline was October 1, 2026, and letters were due on October 15. The deadline has been October 1, October 30 and November 1 in past years, so look it up each time. Ranking closes on January 29, 2027, and the Match result comes on February 12. The dental deadline was not found.",
    source: "A planning tool of UT Rio Grande Valley and a research note of August 2026 that name the TMDSAS page",
    sourceUrl: "https://www.tmdsas.com/apply-now/deadlines.html",
    checked_on: "2026-11-26",
    verified: false,
    isCostly: true,
  },
  aadsas: {
    id: "aadsas-dates",
    title: "AADSAS dates",
    text: "For entry in 2027: open from May 12, 2026, first submission June 2, first offers December 15. The form closes on February 5, 2027, and last documents are due on February 11. Checking takes four to six weeks once the transcripts are in. Each school has its own deadline.",
    source: "Future Dentist Prep, August 2026, which names ADEA's page; we could not confirm this on that page",
    sourceUrl: "https://futuredentistprep.com/blog/dental-school-application-timeline-fall-2027",
    checked_on,
    verified: false,
    isCostly: true,
  },
};

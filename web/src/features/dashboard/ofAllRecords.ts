/** One file for the parts of the dashboard that lead to other records: each alone would be a request. */
export { OtherStep } from "./OtherStep.tsx";
export { SeasonSoonCard } from "./SeasonSoonCard.tsx";

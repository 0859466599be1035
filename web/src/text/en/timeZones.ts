/** The time zones of the United States. Others are shown by their IANA names. */
export const zones = {
  "America/Puerto_Rico": "Atlantic (Puerto Rico)",
  "America/New_York": "Eastern",
  "America/Chicago": "Central",
  "America/Denver": "Mountain",
  "America/Phoenix": "Mountain without daylight saving (Arizona)",
  "America/Los_Angeles": "Pacific",
  "America/Anchorage": "Alaska",
  "Pacific/Honolulu": "Hawaii",
};

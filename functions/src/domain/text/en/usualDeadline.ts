export const plans = {
  ED: "Early decision",
  ED2: "Early decision II",
  EA: "Early action",
  REA: "Restrictive early action",
  RD: "Regular decision",
};
export const systems = { uc: "UC application", csu: "CSU application" };
export const serviceApplication = (service: string) => `${service} application`;
export const hours = {
  pacific: "11:59 p.m. Pacific",
  central: "5 p.m. Central",
  eastern: "11:59 p.m. Eastern",
};
const MARK = " (usual day, check)";
/** "UC application, 11:59 p.m. Pacific (usual day, check)" */
export const usual = (what: string, hour: string | null) => `${hour === null ? what : `${what}, ${hour}`}${MARK}`;
/** The label once the student has entered the school's own day. */
export const withoutMark = (label: string) => (label.endsWith(MARK) ? label.slice(0, -MARK.length) : label);

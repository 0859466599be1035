/**
 * Domains of schools: .edu, which EDUCAUSE registers for accredited colleges alone; its likes in other countries
 * (.edu.au, .ac.uk); k12.STATE.us of RFC 1480; and subdomains that districts give their students.
 */
const SCHOOL = /(?:\.edu|\.(?:edu|ac)\.[a-z]{2}|(?:^|\.)k12\.[a-z]{2}\.us)$|^(?:students?|stu|pupils?)\./;
/** Addresses that colleges promise for life. */
const FOR_LIFE = /^(?:alum|alumni|alumnae)\./;

/** Whether an email address is probably one that a school closes some time after graduation. */
export function isSchoolAddress(email: string): boolean {
  const domain = email.trim().toLowerCase().split("@").slice(1).join("@");
  return SCHOOL.test(domain) && !FOR_LIFE.test(domain);
}

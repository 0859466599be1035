import { suite } from "./suite.ts";

interface MailedCode {
  readonly email: string;
  readonly oobCode: string;
  readonly requestType: "PASSWORD_RESET" | "VERIFY_EMAIL" | "VERIFY_AND_CHANGE_EMAIL" | "RECOVER_EMAIL";
}

/** The codes mailed to an address so far, oldest first. The Auth emulator keeps them instead of sending them. */
export async function mailedCodes(email: string, type: MailedCode["requestType"]): Promise<readonly string[]> {
  const response = await fetch(`http://${suite.authHost}/emulator/v1/projects/${suite.projectId}/oobCodes`);
  const { oobCodes = [] } = (await response.json()) as { oobCodes?: readonly MailedCode[] };
  return oobCodes.filter((code) => code.email === email && code.requestType === type).map(({ oobCode }) => oobCode);
}

/** The link in such a mail: the address that Firebase is configured to link to, with the code. */
export function mailedLink(
  mode: "resetPassword" | "verifyEmail" | "recoverEmail" | "verifyAndChangeEmail",
  code: string,
) {
  return `/auth/action?mode=${mode}&oobCode=${encodeURIComponent(code)}&apiKey=demo-key&lang=en`;
}

import { suite } from "./suite.ts";

interface MailedCode {
  readonly email: string;
  readonly oobCode: string;
  readonly requestType: "PASSWORD_RESET" | "VERIFY_EMAIL" | "VERIFY_AND_CHANGE_EMAIL" | "RECOVER_EMAIL";
}

/** The codes mailed to an address so far, oldest first: the Auth emulator keeps them instead of sending them. */
export async function mailedCodes(email: string, type: MailedCode["requestType"]): Promise<readonly string[]> {
  const response = await fetch(`http://${suite.authHost}/emulator/v1/projects/${suite.projectId}/oobCodes`);
  const { oobCodes = [] } = (await response.json()) as { oobCodes?: readonly MailedCode[] };
  return oobCodes.filter((code) => code.email === email && code.requestType === type).map(({ oobCode }) => oobCode);
}

/** Where such a mail leads: the address that Firebase is told to use for its links, with the code in it. */
export function mailedLink(
  mode: "resetPassword" | "verifyEmail" | "recoverEmail" | "verifyAndChangeEmail",
  code: string,
) {
  return `/auth/action?mode=${mode}&oobCode=${encodeURIComponent(code)}&apiKey=demo-key&lang=en`;
}

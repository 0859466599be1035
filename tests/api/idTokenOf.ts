import { suite } from "../support/suite.ts";

/** Signs in with a custom token, as the browser does, and returns the ID token. */
export async function idTokenOf(customToken: string): Promise<string> {
  const url = `http://${suite.authHost}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=any`;
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token: customToken, returnSecureToken: true }),
  });
  const { idToken } = (await response.json()) as { idToken: string };
  return idToken;
}

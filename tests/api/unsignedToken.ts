/** An unsigned ID token as the Auth emulator issues it. `claims` replace those of a student's token. */
export function unsignedToken(projectId: string, claims: Readonly<Record<string, unknown>> = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: "ann",
    auth_time: now,
    iat: now,
    exp: now + 3600,
    firebase: { identities: {}, sign_in_provider: "password" },
    ...claims,
  };
  return `${encoded({ alg: "none", typ: "JWT" })}.${encoded(payload)}.`;
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}

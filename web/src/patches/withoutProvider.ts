/**
 * Patch of firebase 12.19.0: lets Firebase Auth say who is signed in without asking its server first.
 *
 * Wrong: when it starts, the SDK asks the provider about a user it remembers (`reloadAndSetCurrentUserOrClear`), and waits
 * up to half a minute for the answer before it says who is signed in. On a slow network the app stays empty, although
 * the plan is on the device.
 * Patch: `fetch` is replaced until `start` has ended. Requests to the provider fail as without a network, where the SDK
 * trusts what it remembers. `SessionStore` asks right after, and neither our server nor Firestore takes anything on trust.
 * Test: tests/screens/dashboardSync.test.ts
 * Remove when: the SDK has a way to start with the remembered user and ask afterward.
 *
 * @param start starts Auth, and ends once it is known who is signed in
 */
export async function withoutProvider<T>(start: () => Promise<T>): Promise<T> {
  const { fetch } = window;
  window.fetch = (input, init) =>
    isForProvider(input) ? Promise.reject(new TypeError("Asked once the app is open.")) : fetch(input, init);
  try {
    return await start();
  } finally {
    window.fetch = fetch;
  }
}

function isForProvider(input: RequestInfo | URL): boolean {
  const address = input instanceof Request ? input.url : String(input);
  return address.includes("identitytoolkit.googleapis.com") || address.includes("securetoken.googleapis.com");
}

/**
 * Patch of firebase-tools 15.34.2 (all its emulators): refuses requests of pages that are not on this machine.
 *
 * Wrong: its emulators let every page read their answers, and answer to every host name. So any page that a developer
 * visits could read and change the accounts of the Auth emulator.
 * Patch: each server of the process refuses what our Firestore refuses, before it hears of the request.
 * Test: tests/structure/patches/foreignPages.test.ts
 * Test: tests/api/foreignPages.test.ts
 * Remove when: the emulators check the origin and the host name of requests.
 *
 * @param {typeof import("node:http").Server} Server whose instances are to be patched
 * @param {(headers: import("node:http").IncomingHttpHeaders) => string | null} foreignness why a request is refused
 */
export function refuseForeignPages(Server, foreignness) {
  /** @type {(event: string, ...heard: any[]) => boolean} */
  const emit = Server.prototype.emit;
  /**
   * @this {import("node:http").Server}
   * @param {string} event
   * @param {any[]} heard what listeners of the event are given, which differs by event
   */
  Server.prototype.emit = function (event, ...heard) {
    const [request, answer] = heard;
    const isRequest = ["request", "checkContinue", "upgrade"].includes(event);
    const why = isRequest ? foreignness(request.headers) : null;
    if (why === null) return emit.call(this, event, ...heard);
    // In place of an answer, an upgrade has the socket.
    if (event === "upgrade") answer.destroy();
    else answer.writeHead(403, { "Content-Type": "text/plain" }).end(`The emulator does not answer to this ${why}.\n`);
    return true;
  };
}

import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import { portOption, portVariable, SERVICES, type Service } from "./options.ts";

export const HOST = "127.0.0.1";

/** Below the range that systems use for outgoing connections, so none of those takes a port before we do. */
const FREE_PORTS = { from: 20_000, to: 32_000 } as const;

/** Ports handed out already. They may not be in use yet. */
const given = new Set<number>();

/** Returns a port that is free at this moment, and a different one on each call. */
export async function freePort(): Promise<number> {
  const { from, to } = FREE_PORTS;
  for (;;) {
    const port = randomInt(from, to);
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
}

/** @throws Error that names every taken port and the option that changes it */
export async function assertPortsFree(ports: Readonly<Record<Service, number>>): Promise<void> {
  const taken: string[] = [];
  for (const service of SERVICES) {
    if (await isFree(ports[service])) continue;
    taken.push(
      `Port ${ports[service]} (${service}) is taken. Stop the program that uses it, or choose another with ` +
        `\`npm start -- ${portOption(service)} N\` or ${portVariable(service)}=N.`,
    );
  }
  if (taken.length > 0) throw new Error(taken.join("\n"));
}

export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, HOST, () => server.close(() => resolve(true)));
  });
}

import { createServer } from "node:net";
import { portOption, portVariable, SERVICES, type Service } from "./options.ts";

export const HOST = "127.0.0.1";

/** A port nobody listens on at this moment. */
export function freePort(): Promise<number> {
  return listenOnce(0);
}

/** @throws Error that names every taken port and the option that moves it */
export async function assertPortsFree(ports: Readonly<Record<Service, number>>): Promise<void> {
  const taken: string[] = [];
  for (const service of SERVICES) {
    if (await isFree(ports[service])) continue;
    taken.push(
      `Port ${ports[service]} (${service}) is taken. Stop what uses it, or choose another with ` +
        `\`npm start -- ${portOption(service)} N\` or ${portVariable(service)}=N.`,
    );
  }
  if (taken.length > 0) throw new Error(taken.join("\n"));
}

export async function isFree(port: number): Promise<boolean> {
  return listenOnce(port).then(
    () => true,
    () => false,
  );
}

function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(port, HOST, () => {
      const address = server.address();
      const bound = typeof address === "object" && address ? address.port : port;
      server.close(() => resolve(bound));
    });
  });
}

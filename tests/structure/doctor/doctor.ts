import { parseArgs } from "node:util";
import { parseOptions, portOption, SERVICES } from "../../../emulators/start/options.ts";
import { isFree } from "../../../emulators/start/ports.ts";
import { findChromium } from "../../chromium.mjs";
import { findPdftotext, HOW_TO_GET_PDFTOTEXT } from "../../pdftotext.mjs";
import { deploymentFindings, type Finding, readDeployment } from "./deployment.ts";

/** @returns the exit code: 1 if something is missing */
export async function doctor(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<0 | 1> {
  const { project } = parseArgs({ args: [...args], options: { project: { type: "string" } } }).values;
  const findings =
    project === undefined
      ? await machineFindings(environment)
      : deploymentFindings(await readDeployment(project, environment));
  for (const { what, state, says, todo } of findings) {
    console.log(`${state.padEnd(4)}  ${what}: ${says}${todo === undefined ? "" : `\n        ${todo}`}`);
  }
  const missing = findings.filter(({ state }) => state === "MISS").length;
  console.log(missing === 0 ? "\nNothing is missing." : `\n${missing} missing.`);
  return missing === 0 ? 0 : 1;
}

async function machineFindings(environment: NodeJS.ProcessEnv): Promise<readonly Finding[]> {
  const { ports } = parseOptions([], environment);
  const portFindings = SERVICES.map(async (service): Promise<Finding> => {
    const what = `port ${ports[service]} (${service})`;
    if (await isFree(ports[service])) return { what, state: "ok", says: "free" };
    const todo = `Stop it, or start with \`npm start -- ${portOption(service)} N\`.`;
    return { what, state: "MISS", says: "Another program uses it, perhaps Cairn itself.", todo };
  });
  return [
    { what: "Node.js", state: "ok", says: process.version },
    ...(await Promise.all(portFindings)),
    tool(
      "Chromium",
      environment.CHROMIUM_PATH ?? (await findChromium()) ?? null,
      "`npm test` tries to install one. Or name yours: CHROMIUM_PATH=/path/to/chrome npm test",
    ),
    tool("pdftotext", findPdftotext(), `The tests read printed pages with pdf.js instead. ${HOW_TO_GET_PDFTOTEXT}`),
  ];
}

function tool(what: string, found: string | null, todo: string): Finding {
  return found === null ? { what, state: "note", says: "not found", todo } : { what, state: "ok", says: found };
}

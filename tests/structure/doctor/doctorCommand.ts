import { parseArgs } from "node:util";
import { deploymentFindings } from "./deployment.ts";
import { good } from "./Finding.ts";
import { machineFindings, skewFinding } from "./machine.ts";
import { readMachine } from "./readMachine.ts";
import { projectFindings, readDeployment, serverClock } from "./readProject.ts";
import { report } from "./report.ts";

const HELP = `Says what starting, testing and deploying need and do not find, and what to do about it.

  npm run doctor [-- --project <project id>]

  --project   looks at what a deployment to this project needs, and asks Google for the time

Ends with 1 when something is missing.`;

/** @returns the exit code */
export async function doctorCommand(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<0 | 1> {
  const options = readOptions(args);
  if (options === null || options.help) {
    console.log(HELP);
    return options === null ? 1 : 0;
  }
  const project = options.project ?? null;
  const findings = [
    good(project === null ? "start" : "deploy", "Node.js", process.version),
    ...(project === null
      ? machineFindings(await readMachine(environment))
      : [skewFinding(new Date(), await serverClock())]),
    ...(await projectFindings()),
    ...deploymentFindings(await readDeployment(project, environment)),
  ];
  console.log(report(findings));
  return findings.some(({ state }) => state === "missing") ? 1 : 0;
}

function readOptions(args: readonly string[]): { readonly project?: string; readonly help: boolean } | null {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { project: { type: "string" }, help: { type: "boolean", short: "h", default: false } },
    });
    return values;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return null;
  }
}

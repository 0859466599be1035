import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";

const PROGRAM = fileURLToPath(new URL("./emulatorProcess.ts", import.meta.url));
const DOCUMENTS = "v1/projects/demo-full/databases/(default)/documents";
/** The file size limit in blocks of the shell: 1,024 or 512 bytes. */
const BLOCKS = 200;

const children: ChildProcess[] = [];
const folders: string[] = [];
afterEach(async () => {
  await end(children.splice(0));
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

async function end(running: readonly ChildProcess[]): Promise<void> {
  for (const child of running) {
    child.kill("SIGKILL");
    await once(child, "close");
  }
}

/** Starts an emulator with a file size limit. Beyond it, the system returns an error like that of a full disk. */
async function start(dataFile: string, limit: number | null): Promise<string> {
  const command = `${limit === null ? "" : `ulimit -f ${limit}; `}exec "$0" --import tsx "$1" "$2"`;
  const child = spawn("sh", ["-c", command, process.execPath, PROGRAM, dataFile], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  const [port] = (await once(child.stdout, "data")) as [Buffer];
  return `http://127.0.0.1:${port.toString().trim()}/${DOCUMENTS}`;
}

async function write(address: string, id: number): Promise<{ status: number; body: string }> {
  const fields = { text: { stringValue: "x".repeat(10_000) } };
  const response = await fetch(`${address}/notes?documentId=n${id}`, {
    method: "POST",
    headers: { authorization: "Bearer owner", "content-type": "application/json" },
    body: JSON.stringify({ fields }),
  });
  return { status: response.status, body: await response.text() };
}

async function idsAt(address: string): Promise<readonly string[]> {
  const response = await fetch(`${address}/notes?pageSize=300&mask.fieldPaths=none`, {
    headers: { authorization: "Bearer owner" },
  });
  const { documents = [] } = (await response.json()) as { documents?: { name: string }[] };
  return documents.map(({ name }) => name.split("/").at(-1) ?? "").sort();
}

test.skipIf(process.platform === "win32")(
  "a commit on a full disk is rejected, and the acknowledged ones are kept",
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "cairn-full-"));
    folders.push(folder);
    const file = join(folder, "firestore.log");
    const full = await start(file, BLOCKS);
    const acknowledged: string[] = [];
    let rejected = { status: 200, body: "" };
    for (let id = 100; rejected.status === 200 && id < 200; id++) {
      rejected = await write(full, id);
      if (rejected.status === 200) acknowledged.push(`n${id}`);
    }

    expect(acknowledged.length).toBeGreaterThan(3);
    expect(rejected.status).toBe(429);
    expect(JSON.parse(rejected.body).error).toMatchObject({
      status: "RESOURCE_EXHAUSTED",
      message: expect.stringContaining("There is no space left"),
    });
    expect(await idsAt(full)).toEqual(acknowledged);
    await end(children.splice(0));

    const unlimited = await start(file, null);
    expect(await idsAt(unlimited)).toEqual(acknowledged);
    expect((await write(unlimited, 300)).status).toBe(200);
    expect(await idsAt(unlimited)).toEqual([...acknowledged, "n300"]);
  },
);

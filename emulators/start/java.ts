import { spawnSync } from "node:child_process";

/** The Java version that firebase-tools requires for Google's Firestore emulator. */
const LEAST_VERSION = 21;

/** @throws Error that names the missing Java. firebase-tools would fail later and less clearly. */
export function assertJava(): void {
  const { error, stderr } = spawnSync("java", ["-version"], { encoding: "utf8" });
  const version = Number(/version "(\d+)/.exec(stderr ?? "")?.[1]);
  const found = error ? "there is no `java` on the PATH" : `\`java\` is version ${version}`;
  if (error || !(version >= LEAST_VERSION)) {
    throw new Error(
      `Google's Firestore emulator needs Java ${LEAST_VERSION} or newer, and ${found}. ` +
        "Install it, or drop --firestore=official to use the embedded one.",
    );
  }
}

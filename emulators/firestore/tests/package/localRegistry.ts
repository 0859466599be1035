import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

export interface LocalRegistry {
  readonly url: string;
  stop(): Promise<void>;
}

interface InstalledPackage {
  readonly folder: string;
  readonly manifest: { readonly name: string; readonly version: string };
}

/** An npm registry of everything in some `node_modules` folders, so that a test installs packages without a network. */
export async function startLocalRegistry(folders: readonly string[]): Promise<LocalRegistry> {
  const installed = folders.flatMap(packagesIn);
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? "").slice(1);
    const [name, version] = path.split("/-/");
    const copies = installed.filter(({ manifest }) => manifest.name === name);
    if (version === undefined) {
      response.writeHead(copies.length > 0 ? 200 : 404, { "Content-Type": "application/json" });
      response.end(JSON.stringify(describe(copies, `http://${request.headers.host}`)));
      return;
    }
    const found = copies.find(({ manifest }) => `${manifest.version}.tgz` === version);
    // Nested packages are packages of their own.
    const args = ["-cf", "-", "-I", "gzip -1", "--exclude=./node_modules", "--transform=s,^\\.,package,", "."];
    const options = { cwd: found?.folder ?? "", encoding: "buffer", maxBuffer: 2 ** 28 } as const;
    execFile("tar", args, options, (_, archive) => response.end(archive));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** What a registry says about a package: here, its installed versions. */
function describe(copies: readonly InstalledPackage[], url: string): object {
  const versions = copies.map(({ manifest }) => {
    const tarball = `${url}/${manifest.name}/-/${manifest.version}.tgz`;
    return [manifest.version, { ...manifest, scripts: {}, devDependencies: {}, dist: { tarball } }];
  });
  return {
    name: copies[0]?.manifest.name,
    "dist-tags": { latest: copies[0]?.manifest.version },
    versions: Object.fromEntries(versions),
  };
}

/** The packages of a `node_modules` folder and of those nested in it. */
function packagesIn(modules: string): InstalledPackage[] {
  if (!existsSync(modules)) return [];
  const names = readdirSync(modules).flatMap((name) =>
    name.startsWith("@") ? readdirSync(join(modules, name)).map((inner) => `${name}/${inner}`) : [name],
  );
  return names.flatMap((name) => {
    const folder = join(modules, name);
    if (name.startsWith("@cairn/") || !existsSync(join(folder, "package.json"))) return [];
    const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    return [{ folder, manifest }, ...packagesIn(join(folder, "node_modules"))];
  });
}

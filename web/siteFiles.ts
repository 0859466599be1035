import { fileURLToPath } from "node:url";
import { loadEnv, type Plugin } from "vite";

const WEB = fileURLToPath(new URL(".", import.meta.url));
/** Builds that belong to no project. */
const NO_PROJECT = ["development", "emulators", "production"];
/** RFC 9116 asks for less than a year; every deployment writes the file again. */
const SECURITY_CONTACT_DAYS = 360;
const DAY = 24 * 60 * 60_000;

/**
 * What other programs than the app read about the site: the picture and address that a shared link shows, and where to
 * report a security problem. The mode of the build is the id of the project; `web/.env.PROJECT_ID` has its settings.
 */
export function siteFiles(now: () => Date = () => new Date()): Plugin {
  let origin: string | null = null;
  let contact = "";
  return {
    name: "site-files",
    apply: "build",
    // After the list of the offline app, to which none of this belongs.
    enforce: "post",
    configResolved({ mode }) {
      const { SITE_ORIGIN, SECURITY_CONTACT } = loadEnv(mode, WEB, "");
      origin = siteOrigin(mode, SITE_ORIGIN ?? "");
      contact = SECURITY_CONTACT ?? "";
    },
    transformIndexHtml: () =>
      origin === null
        ? []
        : Object.entries({
            "og:url": `${origin}/`,
            "og:image": `${origin}/social.png`,
            "og:image:width": "1200",
            "og:image:height": "630",
          }).map(([property, content]) => ({ tag: "meta", attrs: { property, content }, injectTo: "head" as const })),
    generateBundle() {
      if (contact === "") return;
      const source = securityText(contact, origin, new Date(now().getTime() + SECURITY_CONTACT_DAYS * DAY));
      this.emitFile({ type: "asset", fileName: ".well-known/security.txt", source });
    },
  };
}

/** @throws Error when the setting is no origin */
export function siteOrigin(mode: string, setting: string): string | null {
  if (setting === "") return NO_PROJECT.includes(mode) ? null : `https://${mode}.web.app`;
  const address = new URL(setting);
  if (address.protocol !== "https:" || address.pathname !== "/") {
    throw new Error(`SITE_ORIGIN is "${setting}". Write it like https://cairn.example`);
  }
  return address.origin;
}

/** The text of /.well-known/security.txt, as RFC 9116 asks for it. */
export function securityText(contact: string, origin: string | null, expires: Date): string {
  const lines = [`Contact: ${contact}`, `Expires: ${expires.toISOString()}`, "Preferred-Languages: en"];
  return `${[...lines, ...(origin === null ? [] : [`Canonical: ${origin}/.well-known/security.txt`])].join("\n")}\n`;
}

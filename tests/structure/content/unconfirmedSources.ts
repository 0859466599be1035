import type { ShippedText } from "./shippedTexts.ts";

/**
 * The bodies that set the rules: who runs a test, a service, a match or federal aid. A page elsewhere, such as a
 * college's, an advisor's or a prep company's, tells their rules but does not confirm them.
 */
const OFFICIAL = [
  "aamc.org",
  "aacom.org",
  "act.org",
  "ada.org",
  "adea.org",
  "collegeboard.org",
  "commonapp.org",
  "ed.gov",
  "intercom.help/acuityinsights",
  "liaisonedu.com",
  "natmatch.com",
  "nih.gov",
  "nrmp.org",
  "shpep.org",
  "studentaid.gov",
  "tmdsas.com",
  // The Texas Health Education Service, which runs TMDSAS.
  "txhes.com",
  "usmle.org",
];

/** What is shown as confirmed although its source is not a page of the body that sets the rule, one line each. */
export function unconfirmedSources(texts: readonly ShippedText[]): readonly string[] {
  return texts
    .filter(({ verified, urls: [source = ""] }) => verified === true && !isOfficial(source))
    .map(({ place, urls: [source = ""] }) => `${place} is marked as verified, but its source is ${source}.`);
}

function isOfficial(address: string): boolean {
  const { hostname, pathname } = new URL(address);
  return OFFICIAL.some((body) => {
    const [host = "", path = ""] = body.split("/");
    return (hostname === host || hostname.endsWith(`.${host}`)) && pathname.startsWith(`/${path}`);
  });
}

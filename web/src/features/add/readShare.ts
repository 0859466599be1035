import { SAVED_TITLE_LENGTH, SAVED_URL_LENGTH } from "@domain/resource/savedResource";
import { webAddress } from "@domain/resource/webAddress";

/** The most text taken over from another app, in characters. */
export const SHARED_TEXT_LENGTH = 10_000;

/** What another app has shared, cut to what Cairn can hold. It is text from a stranger: never render it as HTML. */
export interface Share {
  readonly title: string;
  readonly text: string;
  /** Empty unless it is an http or https address. */
  readonly url: string;
  /** Something was too long. */
  readonly isCut: boolean;
}

const LINK = /https?:\/\/[^\s<>"]+/i;
/** Punctuation after a link in a sentence. */
const AFTER_LINK = /[.,;:!?)\]}'’”]+$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed.
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Reads the query that the manifest's share target sends. Many apps put the link into the text, so it is looked for there. */
export function readShare(params: URLSearchParams): Share {
  const shared = (name: string) => (params.get(name) ?? "").replaceAll(CONTROLS, "").trim();
  const title = shared("title").replaceAll(/\s+/g, " ");
  const whole = shared("text").replaceAll(/\r\n?/g, "\n");
  const given = addressIn(shared("url"));
  const found = given === "" ? linkIn(whole) : "";
  // A text that only repeats the link adds nothing.
  const text = found !== "" && found === whole ? "" : whole;
  const url = given || addressIn(found);
  const cut = { title: title.slice(0, SAVED_TITLE_LENGTH), text: text.slice(0, SHARED_TEXT_LENGTH) };
  return { ...cut, url, isCut: cut.title !== title || cut.text !== text };
}

/** A name for the share's draft: the same share gets its draft back, another one starts fresh. */
export function shareName({ title, text, url }: Share): string {
  let hash = 5381;
  for (const letter of `${title}\n${text}\n${url}`) hash = (hash * 33 + (letter.codePointAt(0) ?? 0)) % 2 ** 32;
  return hash.toString(36);
}

function linkIn(text: string): string {
  return text.match(LINK)?.[0].replace(AFTER_LINK, "") ?? "";
}

function addressIn(typed: string): string {
  const address = webAddress(typed) ?? "";
  return address.length > SAVED_URL_LENGTH ? "" : address;
}

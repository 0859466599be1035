import { expect, test } from "vitest";
import { pathWithKey, shareLinkOf } from "./shareLink.ts";

const shareId = "AbCd_fGhIj0123456789ab";
const key = `${"k-_9".repeat(10)}abc`;

/** The parts of an address as a browser reads them. */
const read = (address: string) => shareLinkOf(new URL(address, "https://cairn.test"));

test.each([
  ["as it was sent", `/shared/${shareId}#${key}`],
  ["with a slash", `/shared/${shareId}/#${key}`],
  ["with a mail scanner's %23", `/shared/${shareId}%23${key}`],
  ["scanned twice", `/shared/${shareId}%2523${key}`],
  ["scanned three times", `/shared/${shareId}%252523${key}`],
  ["with a slash and %23", `/shared/${shareId}/%23${key}`],
  ["scanned, at the end of a sentence", `/shared/${shareId}%23${key}.`],
  ["scanned, with parameters", `/shared/${shareId}%23${key}?utm_source=mail&data=05`],
  ["scanned, with parameters that were encoded, too", `/shared/${shareId}%23${key}%26sdata%3Dx`],
  ["with parameters before the key", `/shared/${shareId}?fbclid=IwAR#${key}`],
  ["with parameters behind the key", `/shared/${shareId}#${key}?utm_source=mail`],
  ["with a scanner's parameter behind the key", `/shared/${shareId}#${key}&data=05`],
  ["with a # and a %23", `/shared/${shareId}#%23${key}`],
  ["with a sentence's period", `/shared/${shareId}#${key}.`],
  ["with a bracket", `/shared/${shareId}#${key})`],
  ["with an angle bracket", `/shared/${shareId}#${key}>`],
  ["with a quotation mark", `/shared/${shareId}#${key}"`],
  ["with a curly quotation mark", `/shared/${shareId}#${key}”`],
  ["in underscores or with a dash", `/shared/${shareId}#${key}_-`],
])("a link is read %s", (_, address) => {
  expect(read(address)).toEqual({ shareId, key });
});

test.each([
  ["has no key", `/shared/${shareId}`],
  ["has no key behind its mark", `/shared/${shareId}%23`],
  ["has lost its mark", `/shared/${shareId}.`],
])("a link that %s names its share alone", (_, address) => {
  expect(read(address)).toEqual({ shareId, key: "" });
});

test("a cut key is read as it is", () => {
  expect(read(`/shared/${shareId}#${key.slice(0, 20)}`)).toEqual({ shareId, key: key.slice(0, 20) });
});

test.each(["/shared/", "/shared/short%23key", `/shared/${shareId}x#${key}`, `/sharing/${shareId}#${key}`])(
  "%s names no share",
  (address) => {
    expect(read(address)).toBeNull();
  },
);

test("a key in the path goes back behind the mark that no browser sends", () => {
  expect(pathWithKey({ shareId, key }, "?preview")).toBe(`/shared/${shareId}?preview#${key}`);
});

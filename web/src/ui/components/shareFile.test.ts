import { describe, expect, test } from "vitest";
import { canShareFile, shareFile } from "./shareFile.ts";

const file = new File(["BEGIN:VCALENDAR"], "cairn.ics", { type: "text/calendar" });
const refusing = (name: string) => ({
  canShare: () => true,
  share: () => Promise.reject(new DOMException("Refused.", name)),
});

describe("a file of an app on the Home Screen", () => {
  test("goes to the share sheet", async () => {
    const taken: (ShareData | undefined)[] = [];
    const share = async (data?: ShareData) => void taken.push(data);

    expect(await shareFile(file, { canShare: () => true, share })).toBe(true);
    expect(taken).toEqual([{ files: [file] }]);
  });

  test("is done with when the student closes the share sheet", async () => {
    expect(await shareFile(file, refusing("AbortError"))).toBe(true);
  });

  test("needs another way when the press is too long ago, or the sheet takes no such file", async () => {
    expect(await shareFile(file, refusing("NotAllowedError"))).toBe(false);
    expect(await shareFile(file, { ...refusing("AbortError"), canShare: () => false })).toBe(false);
    expect(await shareFile(file, {})).toBe(false);
    expect(canShareFile(file, {})).toBe(false);
  });
});

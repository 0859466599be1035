import { describe, expect, test } from "vitest";
import type { CalendarItem, CalendarKind } from "../calendar/calendarItems.ts";
import { commentedShares, hasNewComments } from "./commentedShares.ts";
import { type Digest, digestOf, pushPayloadOf } from "./digest.ts";
import { digestEmail } from "./digestEmail.ts";
import { REMINDER_KINDS } from "./reminderSettings.ts";

const TODAY = "2026-11-23";
const ALL = { kinds: [...REMINDER_KINDS] };
const item = (kind: CalendarKind, day: string, title: string, isDone = false): CalendarItem => {
  return { id: title, kind, day, title, isDone };
};
const items = [
  item("own", "2026-11-22", "Late"),
  item("step", TODAY, "Visit two colleges"),
  item("own", TODAY, "Done", true),
  item("shift", TODAY, "Clinic, 3 h"),
  item("deadline", "2026-11-24", "Rice: Regular Decision"),
  item("letter", "2026-11-25", "Letter from Ms. Ortiz is needed"),
  item("interview", "2026-11-29", "Duke: interview"),
  item("essay", "2026-11-30", "Common App: Essay"),
];
const daily = { today: TODAY, rhythm: "daily" } as const;
const weekly = { today: TODAY, rhythm: "weekly" } as const;
const titles = (digest: Digest | null) => digest?.days.flatMap((day) => day.items.map(({ title }) => title));

describe("a digest", () => {
  test("a daily digest has what is open today and tomorrow, and no shifts", () => {
    expect(titles(digestOf(items, 0, ALL, daily))).toEqual(["Visit two colleges", "Rice: Regular Decision"]);
  });

  test("a weekly digest has seven days", () => {
    expect(digestOf(items, 0, ALL, weekly)?.days.map(({ day }) => day)).toEqual([
      TODAY,
      "2026-11-24",
      "2026-11-25",
      "2026-11-29",
    ]);
  });

  test("has only the chosen kinds", () => {
    expect(titles(digestOf(items, 4, { kinds: ["deadlines"] }, weekly))).toEqual(["Rice: Regular Decision"]);
    expect(digestOf(items, 4, { kinds: ["deadlines"] }, weekly)?.commentedShares).toBe(0);
  });

  test("is not sent on a quiet day", () => {
    expect(digestOf(items.slice(4), 0, ALL, { today: "2027-01-15", rhythm: "weekly" })).toBe(null);
    expect(digestOf(items, 3, { kinds: [] }, daily)).toBe(null);
  });

  test("is sent for comments alone", () => {
    expect(digestOf([], 1, ALL, daily)).toEqual({ ...daily, overdue: [], days: [], commentedShares: 1 });
  });

  test("names what is overdue and can still be done, the oldest first", () => {
    const late = [
      item("deadline", "2026-11-22", "Rice: Early Decision"),
      item("deadline", "2026-11-01", "Columbia: Early Decision"),
      item("essay", "2026-11-20", "Sent", true),
      item("interview", "2026-11-20", "Duke: interview"),
      item("test", "2026-11-20", "SAT"),
      item("step", "2026-10-31", "A suggestion for October"),
      item("deadline", "2026-10-20", "Long ago"),
    ];

    expect(digestOf([...items, ...late], 0, ALL, daily)?.overdue).toEqual([
      { kind: "deadlines", title: "Columbia: Early Decision", day: "2026-11-01" },
      { kind: "tasks", title: "Late", day: "2026-11-22" },
      { kind: "deadlines", title: "Rice: Early Decision", day: "2026-11-22" },
    ]);
    expect(digestOf([...items, ...late], 0, { kinds: ["letters"] }, weekly)?.overdue).toEqual([]);
  });

  test("is sent for overdue things alone once, by the rhythm of the emails", () => {
    const on = (day: string) => [item("deadline", day, "Rice: Early Decision")];

    expect(digestOf(on("2026-11-22"), 0, ALL, daily)?.days).toEqual([]);
    expect(digestOf(on("2026-11-21"), 0, ALL, daily)).toBe(null);
    expect(digestOf(on("2026-11-16"), 0, ALL, weekly)?.days).toEqual([]);
    expect(digestOf(on("2026-11-15"), 0, ALL, weekly)).toBe(null);
  });
});

describe("a push", () => {
  const payload = (list: readonly CalendarItem[], comments = 0) => {
    const digest = digestOf(list, comments, ALL, daily);
    return digest && pushPayloadOf(digest);
  };

  test("a push says how many things are due today, and nothing else", () => {
    expect(payload(items)).toEqual({ count: 1, day: TODAY });
  });

  test("a push counts tomorrow's things when nothing is due today", () => {
    expect(payload(items.slice(4))).toEqual({ count: 1, day: "2026-11-24" });
  });

  test("a push is not sent for overdue things alone", () => {
    expect(payload(items.slice(0, 1))).toBe(null);
  });

  test("a push counts new comments as today's", () => {
    expect(payload(items, 2)).toEqual({ count: 3, day: TODAY });
    expect(payload(items.slice(4), 2)).toEqual({ count: 2, day: TODAY });
  });
});

describe("new comments", () => {
  const at = (millis: number) => ({ toMillis: () => millis });
  const [one, two, three] = ["1".repeat(22), "2".repeat(22), "3".repeat(22)] as const;
  const news = {
    items: { [one]: { comment_count: 2, last_comment_at: at(50) }, [two]: { last_comment_at: at(20) }, [three]: {} },
  };
  const row = { meant_for_kind: "parent", parts: ["hours"], ends_on: "2026-12-01", created_on: TODAY };
  const rows = (seen: number | null) => ({
    items: { [one]: { ...row, comments_seen_at: seen && at(seen) }, [two]: row },
  });

  test("new comments are those since the last digest that the student has not seen", () => {
    expect(commentedShares(news, rows(40), 30)).toBe(1);
    expect(commentedShares(news, rows(60), 30)).toBe(0);
    expect(commentedShares(news, rows(null), 10)).toBe(2);
    expect(hasNewComments(news, 50)).toBe(false);
  });

  test("comments on shares that have left the list are not new", () => {
    expect(commentedShares(news, { items: {} }, 10)).toBe(0);
    expect(commentedShares(news, undefined, 10)).toBe(0);
  });

  test.each([undefined, null, 7, "text", { items: 7 }, { items: { one: { last_comment_at: "2026" } } }])(
    "a stored document %j has no new comments",
    (stored) => {
      expect(commentedShares(stored, stored, 0)).toBe(0);
    },
  );
});

describe("the email", () => {
  const context = { name: "Ann <Lee>\r\nBcc: x@example.org", origin: "https://cairn.example", token: "T" };
  const digest: Digest = {
    ...daily,
    overdue: [],
    days: [{ day: TODAY, items: [{ kind: "tasks", title: 'Visit <b onload="x">\n two & more' }] }],
    commentedShares: 2,
  };

  test("says everything in plain text, with links", () => {
    const { subject, text } = digestEmail(digest, context);

    expect(subject).toBe("Cairn: 2 things for today and tomorrow");
    expect(text).toBe(`Hello Ann <Lee> Bcc: x@example.org,

This is what your plan has for today and tomorrow.

Today, Monday, November 23
- Task: Visit <b onload="x"> two & more
Open this day: https://cairn.example/dashboard?day=2026-11-23#calendar

New comments
- There are comments on 2 shares.
Open your shares: https://cairn.example/sharing

You get this email because you turned on reminders in Cairn.

Open Cairn: https://cairn.example/dashboard
Change your reminders: https://cairn.example/profile#reminders
Stop these emails: https://cairn.example/unsubscribe/#T
`);
  });

  test("names what is overdue first, with its day, and counts what it leaves out", () => {
    const late = Array.from({ length: 7 }, (_, index) => ({
      kind: "deadlines" as const,
      title: `College ${index + 1}`,
      day: "2026-11-01",
    }));

    const { subject, text } = digestEmail({ ...digest, overdue: late }, context);

    expect(subject).toBe("Cairn: 2 things for today and tomorrow, 7 overdue");
    expect(text).toContain(`Overdue
- Deadline: College 1, was due Sunday, November 1
- Deadline: College 2, was due Sunday, November 1
- Deadline: College 3, was due Sunday, November 1
- Deadline: College 4, was due Sunday, November 1
- Deadline: College 5, was due Sunday, November 1
- 2 more
Open Cairn: https://cairn.example/dashboard

Today, Monday`);
  });

  test("says only what is overdue if nothing else is due", () => {
    const overdue = [{ kind: "deadlines" as const, title: "Rice", day: "2026-11-22" }];

    const { subject, text } = digestEmail({ ...digest, overdue, days: [], commentedShares: 0 }, context);

    expect(subject).toBe("Cairn: 1 overdue");
    expect(text).toContain("This is what your plan has for today and tomorrow, and what is overdue.");
  });

  test("holds no markup of the student, no picture and no script", () => {
    const { html } = digestEmail(digest, context);

    expect(html).toContain("Visit &lt;b onload=&quot;x&quot;&gt; two &amp; more");
    expect(html).not.toMatch(/<(img|script|link|style|b)\b/);
    const hosts = [...html.matchAll(/https?:\/\/([^/"]+)/g)].map(([, host]) => host);
    expect(new Set(hosts)).toEqual(new Set(["cairn.example"]));
  });
});

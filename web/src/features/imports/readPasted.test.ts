import { describe, expect, test } from "vitest";
import { csvText } from "../../ui/csv/csvText.ts";
import { type PlacedText, pdfLines } from "./pdfLines.ts";
import { readPasted, readPastedLines } from "./readPasted.ts";
import { tableInHtml } from "./tableInHtml.ts";
import { writeTabs } from "./writeTabs.ts";

describe("a table in markup", () => {
  test("has its cells read, with entities, line breaks and merged cells", () => {
    const html = `<style>td{color:red}</style><p>Before</p><table><tr><th colspan=2>A &amp; B</th><th>C</th></tr>
      <tr><td title="1 > 0">x<br>y</td><td>&#8211;&nbsp;</td><td><b>z</b></td></tr></table>`;

    expect(tableInHtml(html)).toEqual([["Before"], ["A & B", "", "C"], ["x\ny", "–", "z"]]);
  });

  test("keeps the columns of rows below a cell that spans several", () => {
    const html = `<table><tr><th>School</th><th rowspan="1">Round</th><th>Due</th></tr>
      <tr><td rowspan="3">Lakeview</td><td>EA</td><td>11/1</td></tr><tr><td>ED</td><td rowspan=2>11/15</td></tr>
      <tr><td>RD</td></tr><tr><td>Hillside</td><td>RD</td><td>1/1</td></tr></table>
      <table><tr><td rowspan=9 colspan=2>Notes</td></tr></table><table><tr><td>a</td><td>b</td></tr></table>`;

    expect(tableInHtml(html)).toEqual([
      ["School", "Round", "Due"],
      ["Lakeview", "EA", "11/1"],
      ["", "ED", "11/15"],
      ["", "RD", ""],
      ["Hillside", "RD", "1/1"],
      ["Notes", ""],
      ["a", "b"],
    ]);
  });

  test("keeps the text between and after tables", () => {
    const html =
      "<h3>Fall 2024</h3><table><tr><td>BIO 1</td></tr></table><h3>Spring 2025</h3><table><tr><td>BIO 2</td></tr></table>End";

    expect(tableInHtml(html)).toEqual([["Fall 2024"], ["BIO 1"], ["Spring 2025"], ["BIO 2"], ["End"]]);
  });

  test("has no text of comments, styles and scripts, and keeps what is never closed", () => {
    const html = "<!--no--><STYLE>no</style><table><tr><td>a<!-- b</td></tr></table><script>no</script><script>c";

    expect(tableInHtml(html)).toEqual([["a<!-- b"], ["c"]]);
  });

  // Each of these took hours when every bracket was followed to the end of the text.
  test.each(["<", "<!--", "<script>", '<a "', " <br"])(
    "is read once, also with a million characters of %s",
    (repeated) => {
      const flood = repeated.repeat(1_000_000 / repeated.length);

      expect(tableInHtml(`<table><tr><td>a</td></tr></table>${flood}`)?.[0]).toEqual(["a"]);
    },
  );

  test("a text without a table has no table in its markup", () => expect(tableInHtml("a < b and c > d")).toBeNull());
});

describe("a pasted table", () => {
  test.each([
    [
      "tabs",
      'a\tb\n"1\n2"\t3',
      [
        ["a", "b"],
        ["1\n2", "3"],
      ],
    ],
    [
      "commas",
      'a,b\n"1,2",3',
      [
        ["a", "b"],
        ["1,2", "3"],
      ],
    ],
    [
      "semicolons",
      "a;b\n1,5;2",
      [
        ["a", "b"],
        ["1,5", "2"],
      ],
    ],
    [
      "pipes at both ends",
      "| a | b |\n| 1 | 2 |",
      [
        [" a ", " b "],
        [" 1 ", " 2 "],
      ],
    ],
    [
      "wide gaps",
      "a one   b\nc two   d",
      [
        ["a one", "b"],
        ["c two", "d"],
      ],
    ],
    [
      "names with commas",
      "University of X, Y\nZ College\nW College",
      [["University of X, Y"], ["Z College"], ["W College"]],
    ],
  ])("a pasted table with %s is read into cells", async (_, text, cells) =>
    expect(await readPasted(text)).toEqual(cells),
  );

  test("is written so that it can be read again", async () => {
    const cells = [
      ['say "hi"', "two\nlines"],
      ["tab\there", "plain"],
    ];

    expect(await readPasted(writeTabs(cells))).toEqual(cells);
  });

  test("keeps the spaces of an aligned transcript", async () => {
    expect(await readPastedLines("BIO 1    Cells   4.0  A\n         and Genes")).toEqual([
      ["BIO 1    Cells   4.0  A"],
      ["         and Genes"],
    ]);
  });
});

describe("the text of a page", () => {
  const at = (x: number, y: number, text: string): PlacedText => ({ text, x, y, width: text.length * 6, height: 10 });

  test("the text of a page is read in lines from top to bottom, with gaps as wide as on the page", () => {
    const pieces = [at(300, 700, "4.00"), at(60, 700.5, "BIO 1"), at(120, 700, "Cells"), at(60, 720, "Fall 2025")];

    expect(pdfLines(pieces)).toEqual(["Fall 2025", "BIO 1     Cells                         4.00"]);
  });

  test("the text of a page joins the pieces of one word, and parts words by a space", () => {
    expect(pdfLines([at(0, 0, "Bio"), at(18, 0, "logy"), at(48, 0, "II")])).toEqual(["Biology II"]);
  });
});

test("an exported table is equal after it is imported", async () => {
  const table = [
    ["Experience", "Description", "Phone"],
    ["Team lead", "- Led four people\n- Wrote the plan", "+1 555 010 0188"],
    ["Physics help", "=mc2 group", "@home"],
    ["'-Tis the season", "'=quoted", "''+twice"],
    ["O'Neill's", '\'Twas, "fine"', ""],
    ["  -1", "＝1＋1", "5-6"],
  ];

  expect(await readPasted(await csvText(table))).toEqual(table);
});

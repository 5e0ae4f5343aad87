// CSV by RFC 4180, and no cell that a spreadsheet runs.
import fc from "fast-check";
import { expect, it } from "vitest";
import { csvLine } from "#formats/csv.js";

/** Reads one line as section 2 of RFC 4180 has it; written for this test alone. */
function readLine(line: string): string[] {
  const cells: string[] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  for (;;) {
    const found = field.exec(line);
    if (!found) throw new Error(`not a line: ${JSON.stringify(line)}`);
    cells.push(found[1]?.replaceAll('""', '"') ?? found[2]!);
    if (found[3] === "\r\n") {
      if (field.lastIndex !== line.length) throw new Error("more than one line");
      return cells;
    }
  }
}

it("is read back as it was, but for formulas, which are text", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "binary" }), { minLength: 1 }), (cells) => {
      const read = readLine(csvLine(cells));
      expect(read.map((cell) => cell.replace(/^'(?=[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20])/, ""))).toEqual(
        cells.map((cell) => cell.replace(/^'(?=[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20])/, "")),
      );
      for (const cell of read) expect(cell).not.toMatch(/^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/);
    }),
    { seed: 20261116, numRuns: 500 },
  );
});

it("makes no formula of what sites and people say", () => {
  const cells = ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", '=HYPERLINK("http://x","y")', "＝1", "a=1", ""];
  expect(csvLine(cells)).toBe(
    `'=1+1,'+1,'-1,'@SUM(A1),"'\t=1","'=HYPERLINK(""http://x"",""y"")",'＝1,a=1,\r\n`,
  );
  expect(csvLine([null, -5, "a,b", 'c"d', "e\nf"])).toBe(`,-5,"a,b","c""d","e\nf"\r\n`);
});

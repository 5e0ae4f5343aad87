// The pages of a report, walked from any place where one ends.
import { expect, it } from "vitest";
import type { PlacedPage } from "#ports/index.js";
import { jsonPieces } from "#store/archive/json-pieces.js";
import { reportPages } from "#store/archive/report-pages.js";
import { collect } from "../../support/archives/archives.js";
import { makeReport } from "../../support/samples/reports.js";

const sourceOf = (bytes: Buffer) => ({
  sizeBytes: bytes.length,
  read: (offset: number, length: number) => bytes.subarray(offset, offset + length),
});
const walked = (bytes: Buffer, from?: number): Promise<PlacedPage[]> =>
  collect(reportPages(sourceOf(bytes), from));
// What stands before the pages may look like them.
const note = '\n  "pages": [\n    {\n    },\n';
// More than is read at once.
const report = makeReport({ pages: 4000 }, { notes: [note, "    }"] });
const { pages, ...head } = report;
const written = Buffer.concat([...jsonPieces({ ...head, pages })]);

it("gives every page as it is, and goes on behind each", async () => {
  const all = await walked(written);
  expect(all.map(({ page }) => page)).toEqual(pages);
  for (const at of [0, 31, 32, 2500, 3998, 3999])
    expect((await walked(written, all[at]!.next)).map(({ page }) => page)).toEqual(pages.slice(at + 1));
});

it("gives the same where a file is read in pieces that end anywhere", async () => {
  const small = Buffer.concat([...jsonPieces({ ...head, pages: pages.slice(0, 5) })]);
  for (const most of [1, 7, 64]) {
    const source = {
      sizeBytes: small.length,
      // What is asked for by its length is given whole; what is read on and on comes as it comes.
      read: (offset: number, length: number) =>
        small.subarray(offset, offset + (length > 100 ? Math.min(length, most) : length)),
    };
    const all = await collect(reportPages(source));
    expect(all.map(({ page }) => page)).toEqual(pages.slice(0, 5));
    expect(all).toEqual(await walked(small));
  }
});

it("refuses a place at which no page ends", async () => {
  const { next } = (await walked(written))[0]!;
  for (const place of [1, next - 1, next + 1, next + 3, written.length, written.length + 1, 2 ** 40])
    await expect(walked(written, place)).rejects.toMatchObject({ code: "BAD_INPUT" });
});

it("reads reports that somebody wrote anew, and those without pages", async () => {
  const compact = Buffer.from(JSON.stringify(report));
  const all = await walked(compact);
  expect(all.map(({ page }) => page)).toEqual(pages);
  expect(await walked(compact, all[66]!.next)).toEqual(all.slice(67));
  await expect(walked(compact, 4001)).rejects.toMatchObject({ code: "BAD_INPUT" });
  expect(await walked(Buffer.concat([...jsonPieces({ ...head, pages: [] })]))).toEqual([]);
});

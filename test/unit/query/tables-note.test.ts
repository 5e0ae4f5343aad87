// The note beside tables: read as it was written, refused when it is none, and compared with the archive as it stands.
import { expect, it } from "vitest";
import { isOutdated, readNote, writtenNote, type TablesNote } from "#query/index.js";

const WRITTEN = { rows: 3, files: 1 };
const TABLES = { cdx: WRITTEN, sightings: WRITTEN, pages: WRITTEN, captures: WRITTEN };

function note(over: Partial<TablesNote> = {}): TablesNote {
  const facts = { software: "test", madeAt: "2026-11-18T00:00:00.000Z", readers: null };
  const text = writtenNote({ captures: { finished: 2, visiting: 0 }, rules: "r1" }, TABLES, facts);
  return { ...readNote(text, "note"), ...over };
}

it("is read as it was written", () => {
  expect(note().tables).toEqual(TABLES);
  expect(note().of.captures).toEqual({ finished: 2, visiting: 0 });
});

it.each([
  "",
  "null",
  "[]",
  '{"format":"isochron-parquet/9"}',
  JSON.stringify({ ...note(), tables: { ...TABLES, cdx: { rows: -1, files: 1 } } }),
  JSON.stringify({ ...note(), madeAt: "yesterday" }),
])("%s is refused with a way on", (text) => {
  expect(() => readNote(text, "a/note")).toThrow(/^a\/note is no note of tables.*export parquet$/);
});

it("knows when the archive has gone on, and for readers when the rules have", () => {
  const same = { captures: { visiting: 0, finished: 2, failed: 0 }, rules: "r1" };
  expect(isOutdated(note(), same)).toBe(false);
  expect(isOutdated(note(), { ...same, captures: { finished: 3 } })).toBe(true);
  expect(isOutdated(note(), { ...same, captures: { finished: 2, visiting: 1 } })).toBe(true);
  expect(isOutdated(note(), { ...same, rules: "r2" })).toBe(false);
  expect(isOutdated(note({ readers: "public" }), { ...same, rules: "r2" })).toBe(true);
  expect(isOutdated(note({ readers: "public" }), same)).toBe(false);
});

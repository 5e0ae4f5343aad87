import { existsSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseQuery } from "#formats/index.js";
import { instant, type PageUrl } from "#model/index.js";
import type { FoundText, TextQuestion } from "#ports/index.js";
import { SearchFile } from "#store/catalog/local-catalog.js";
import { SqliteDriver } from "#store/catalog/sqlite/driver.js";
import { searchedPage } from "../../../support/search/pages.js";
import { withTempDir } from "../../../support/temp-dir.js";

const A = "http://a.example/a";

async function withIndex<T>(work: (search: SearchFile, path: string) => Promise<T>): Promise<T> {
  return withTempDir(async (dir) => {
    const path = join(dir, "search.sqlite");
    const search = new SearchFile(path, "write");
    try {
      return await work(search, path);
    } finally {
      search.close();
    }
  });
}

async function found(
  search: SearchFile,
  query: string,
  over: Partial<TextQuestion> = {},
): Promise<FoundText[]> {
  const all: FoundText[] = [];
  for await (const some of search.find({ words: parseQuery(query)!, ...over })) all.push(...some);
  return all;
}

const texts = async (...asked: Parameters<typeof found>): Promise<string[]> =>
  Promise.all((await found(...asked)).map((one) => asked[0].textOf(one)));

describe("words", () => {
  it("finds what has all of the words, in any order and any spelling", () =>
    withIndex(async (search) => {
      await search.put([
        searchedPage(A, [[1, "Die alte Straße am Fluss"]]),
        searchedPage(`${A}b`, [[1, "Am Fluss"]]),
      ]);
      expect(await texts(search, "FLUSS strasse")).toEqual(["Die alte Straße am Fluss"]);
      expect(await texts(search, "fluss -alte")).toEqual(["Am Fluss"]);
      expect(await texts(search, '"am fluss" alt*')).toEqual(["Die alte Straße am Fluss"]);
      expect(await texts(search, '"fluss am"')).toEqual([]);
    }));

  it.each([
    ["東京都庁の展望台", "京都", true],
    ["東京都庁の展望台", "東", true],
    ["東京都庁の展望台", "台", true],
    ["東京 京都", "東京都", false],
    ["서울은 크다", "서울", true],
    ["ภาษาไทยสวยงาม", "ไทย", true],
    ["كِتَابٌ جديد", "كتاب", true],
    ["naïve cafe\u0301", "CAFÉ", true],
    ["gut 👍🏽", "👍", true],
  ])("of every script: %s has %s", (text, query, isFound) =>
    withIndex(async (search) => {
      await search.put([searchedPage(A, [[1, text]])]);
      expect(await texts(search, query)).toEqual(isFound ? [text] : []);
    }),
  );

  it("whatever is typed is no error", () =>
    withIndex(async (search) => {
      await search.put([searchedPage(A, [[1, "text AND NEAR NOT OR title"]])]);
      for (const query of ['"', "a*b*", "NEAR(text title)", "{title}: x", "^text", "text + title", "-- text"])
        if (parseQuery(query)) await texts(search, query);
      const typed = fc.string({ unit: "grapheme", maxLength: 60 });
      await fc.assert(
        fc.asyncProperty(typed, async (query) => void (parseQuery(query) && (await texts(search, query)))),
        { seed: 19, numRuns: 100 },
      );
    }));

  it("narrows by site, form, language and address", () =>
    withIndex(async (search) => {
      await search.put([
        searchedPage(A, [[1, "one word", { site: "x" }]], { language: "de", form: "pdf" }),
        searchedPage("http://b.example/", [[1, "two word", { site: "y" }]], { language: "en" }),
      ]);
      for (const over of [{ site: "x" }, { form: "pdf" }, { language: "de" }, { urlPrefix: "http://a." }])
        expect(await texts(search, "word", over as Partial<TextQuestion>)).toEqual(["one word"]);
      // Tags are no words.
      expect(await texts(search, "fpdf")).toEqual([]);
    }));
});

describe("a page that is looked at again", () => {
  it("keeps a text once, however often it was seen, and forgets what no look names", () =>
    withIndex(async (search) => {
      await search.put([
        searchedPage(A, [
          [1, "same"],
          [5, "old"],
        ]),
      ]);
      await search.put([
        {
          ...searchedPage(A, [
            [1, "same"],
            [9, "same", { captureId: "c2" }],
          ]),
          texts: [],
        },
      ]);
      const [only, ...more] = await found(search, "same");
      expect(more).toEqual([]);
      expect(only!.looks.map(({ at, captureId }) => [at, captureId])).toEqual([
        [1, "c1"],
        [9, "c2"],
      ]);
      expect(await texts(search, "old")).toEqual([]);
      expect(await search.held(A as PageUrl)).toEqual(new Set(["same"]));
      await search.put([searchedPage(A, [[10, null]])]);
      expect(await texts(search, "same")).toEqual([]);
    }));

  it("is found under another site that has seen it too", () =>
    withIndex(async (search) => {
      await search.put([searchedPage(A, [[1, "word", { site: "x" }]])]);
      await search.put([
        {
          ...searchedPage(A, [
            [1, "word", { site: "x" }],
            [2, "word", { site: "y" }],
          ]),
          texts: [],
        },
      ]);
      expect(await texts(search, "word", { site: "y" })).toEqual(["word"]);
      expect(await texts(search, "word", { site: "x" })).toEqual(["word"]);
    }));

  it("is ruled out by its times, unless some looks are kept from whoever asks", () =>
    withIndex(async (search) => {
      await search.put([
        searchedPage(A, [
          [10, "early word"],
          [20, "late word"],
        ]),
      ]);
      expect(await texts(search, "word", { at: instant(15) })).toEqual(["early word"]);
      expect(await texts(search, "word", { at: instant(16) })).toEqual(["late word"]);
      expect(await texts(search, "word", { from: instant(11) })).toEqual(["late word"]);
      expect(await texts(search, "word", { to: instant(19) })).toEqual(["early word"]);
      expect(await texts(search, "word", { at: instant(16), isForSome: true })).toHaveLength(2);
    }));
});

describe("the file", () => {
  it("that is missing holds nothing, for readers", () =>
    withTempDir(async (dir) => {
      const search = new SearchFile(join(dir, "search.sqlite"), "read");
      expect(await texts(search, "word")).toEqual([]);
      expect(await search.captures()).toEqual(new Set());
      expect(existsSync(join(dir, "search.sqlite"))).toBe(false);
    }));

  it("is seen by readers as it grows, and when another takes its place", () =>
    withIndex(async (search, path) => {
      const reader = new SearchFile(path, "read");
      await search.put([searchedPage(A, [[1, "word"]])]);
      expect(await texts(reader, "word")).toEqual(["word"]);
      await search.finish("c1");
      expect(await reader.captures()).toEqual(new Set(["c1"]));
      await search.clear();
      await search.put([searchedPage(A, [[1, "other"]])]);
      expect(await texts(reader, "other word")).toEqual([]);
      expect(await texts(reader, "other")).toEqual(["other"]);
      expect(await reader.captures()).toEqual(new Set());
      reader.close();
    }));

  it.each([
    ["no database", (path: string) => (withoutLog(path), writeFileSync(path, "not a database".repeat(90)))],
    ["of an older version", (path: string) => versioned(path, -1)],
    ["cut short", (path: string) => (withoutLog(path), truncateSync(path, 1000))],
  ])("%s: a writer makes it anew and says so, a reader says what to do", (_, damage) =>
    withIndex(async (search, path) => {
      await search.put([searchedPage(A, [[1, "word"]])]);
      search.close();
      damage(path);
      const reader = new SearchFile(path, "read");
      await expect(texts(reader, "word")).rejects.toMatchObject({ code: "ARCHIVE_BROKEN" });
      reader.close();
      const said: string[] = [];
      const writer = new SearchFile(path, "write", { log: (_level, message) => void said.push(message) });
      await writer.put([searchedPage(A, [[1, "word"]])]);
      expect(await texts(writer, "word")).toEqual(["word"]);
      expect(said.join()).toMatch(/made anew/);
      writer.close();
    }),
  );

  it("gathers words before it writes them, in files that were made before too", () =>
    withIndex(async (search, path) => {
      await search.put([searchedPage(A, [[1, "harbour"]])]);
      expect(gatheredBytes(path)).toBe(8 * 1024 * 1024);
      search.close();
      asBefore(path);
      await search.finish("c");
      expect(gatheredBytes(path)).toBe(8 * 1024 * 1024);
      expect(await texts(search, "harbour")).toHaveLength(1);
    }));

  it("of a newer program is left alone", () =>
    withIndex(async (search, path) => {
      await search.put([searchedPage(A, [[1, "word"]])]);
      search.close();
      versioned(path, 99);
      const writer = new SearchFile(path, "write");
      await expect(writer.put([])).rejects.toMatchObject({ code: "ARCHIVE_NEWER" });
    }));

  it("holds nothing any more of what was removed for good", () =>
    withIndex(async (search, path) => {
      const secret = "Zweckentfremdung";
      const pages = Array.from({ length: 300 }, (_, i) => searchedPage(`${A}${i}`, [[1, `other text ${i}`]]));
      await search.put([...pages, searchedPage(A, [[1, secret]], { title: secret })]);
      await search.put([searchedPage(`${A}#POST`, [[1, `${secret} sent`]])]);
      await search.finish("c1");
      search.removeForGood(new Set([A]));
      expect(await texts(search, secret)).toEqual([]);
      expect(await texts(search, "other")).toHaveLength(300);
      // What the archive still holds of the page is to be added again.
      expect(await search.captures()).toEqual(new Set());
      const log = existsSync(`${path}-wal`) ? readFileSync(`${path}-wal`, "latin1") : "";
      const bytes = `${readFileSync(path, "latin1")}${log}`.toLowerCase();
      expect(bytes).not.toContain(secret.toLowerCase());
      expect(bytes).toContain("other");
    }));
});

function withoutLog(path: string): void {
  for (const suffix of ["-wal", "-shm"]) rmSync(path + suffix, { force: true });
}

function versioned(path: string, version: number): void {
  const driver = new SqliteDriver(path, "write");
  driver.exec(`PRAGMA user_version = ${version}`);
  driver.close();
}

/** With FTS5's own setting. */
function asBefore(path: string): void {
  const driver = new SqliteDriver(path, "write");
  driver.exec("DELETE FROM words_config WHERE k = 'hashsize'");
  driver.close();
}

function gatheredBytes(path: string): unknown {
  const driver = new SqliteDriver(path, "read");
  try {
    return driver.prepare("SELECT v FROM words_config WHERE k = 'hashsize'").get()?.["v"];
  } finally {
    driver.close();
  }
}

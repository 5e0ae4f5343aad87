import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { instant, type PageUrl } from "#model/index.js";
import type { JournalHead, RecordJournal } from "#ports/index.js";
import { MemoryJournal, openJournal } from "#store/index.js";
import { afterRuns, run } from "../../support/record/served-samples.js";
import { withTempDir } from "../../support/temp-dir.js";

const HEAD: JournalHead = {
  site: "site.test",
  day: instant(Date.UTC(2026, 10, 18)),
  capture: "20261118000000000",
  run: "r",
  seq: 7,
  losses: 0,
  tallies: { dropped: 1 },
  toldUpTo: null,
};
const page = (name: string) => ({
  ...afterRuns(run("A", 0, 100)),
  url: `https://site.test/${name}` as PageUrl,
});

/** What every journal of a recorder must do. */
function journalSuite(
  name: string,
  use: (test: (open: () => RecordJournal) => Promise<void>) => Promise<void>,
): void {
  describe(`${name} as a recorder's journal`, () => {
    it("begins with nothing", () =>
      use(async (open) => {
        const journal = open();
        expect(await journal.head()).toBeNull();
        expect(await journal.pagesAfter("", 10)).toEqual([]);
        journal.close();
      }));

    it("keeps head and pages together, the last ones put", () =>
      use(async (open) => {
        const journal = open();
        await journal.commit(HEAD, [page("b"), page("a")]);
        const changed = { ...page("a"), unkept: 5 };
        await journal.commit({ ...HEAD, seq: 8 }, [changed]);
        expect(await journal.head()).toEqual({ ...HEAD, seq: 8 });
        expect(await journal.pages([page("a").url, page("c").url, page("b").url])).toEqual([
          changed,
          page("b"),
        ]);
        journal.close();
      }));

    it("lists pages in order of their addresses, behind one of them", () =>
      use(async (open) => {
        const journal = open();
        await journal.commit(HEAD, ["c", "a", "b", "A"].map(page));
        const names = async (after: string, limit: number) =>
          (await journal.pagesAfter(after, limit)).map(({ url }) => url.at(-1));
        expect(await names("", 2)).toEqual(["A", "a"]);
        expect(await names(page("a").url, 9)).toEqual(["b", "c"]);
        journal.close();
      }));

    it("lets pages go and keeps the head that it is given", () =>
      use(async (open) => {
        const journal = open();
        await journal.commit(HEAD, [page("a")]);
        await journal.clear({ ...HEAD, capture: null });
        expect(await journal.pagesAfter("", 10)).toEqual([]);
        expect(await journal.head()).toEqual({ ...HEAD, capture: null });
        journal.close();
      }));
  });
}

journalSuite("memory", (test) => test(() => new MemoryJournal()));
journalSuite("SQLite", (test) => withTempDir((dir) => test(() => openJournal(dir))));

it("a journal in SQLite is found again by whoever opens it next", () =>
  withTempDir(async (dir) => {
    const journal = openJournal(join(dir));
    await journal.commit(HEAD, [page("a")]);
    journal.close();
    const again = openJournal(dir);
    expect(await again.head()).toEqual(HEAD);
    expect(await again.pages([page("a").url])).toEqual([page("a")]);
    again.close();
  }));

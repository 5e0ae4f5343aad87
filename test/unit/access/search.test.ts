// Answers to searches: by time, by site, counted and in order; and for those from whom something is kept, the same as if
// it had never been captured.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readerArchive, searchArchive, type SearchRequest, type SearchResult } from "#access/index.js";
import { surt } from "#formats/index.js";
import { instant, type AccessRule, type PageUrl } from "#model/index.js";
import type { Archive, FoundText, SearchedPage, SearchIndex } from "#ports/index.js";
import { SearchFile } from "#store/catalog/local-catalog.js";
import { memoryArchive, MemoryIndex } from "../../support/archives/memory-archive.js";
import { searchedPage } from "../../support/search/pages.js";

const dir = mkdtempSync(join(tmpdir(), "isochron-test-"));
const opened: SearchFile[] = [];

async function archiveOf(
  pages: readonly SearchedPage[],
  rules: readonly AccessRule[] = [],
): Promise<Archive> {
  const search = new SearchFile(join(dir, `${opened.length}.sqlite`), "write");
  opened.push(search);
  await search.put(pages);
  return memoryArchive(new MemoryIndex(), { search, rules: () => rules });
}

afterAll(() => {
  for (const search of opened) search.close();
  rmSync(dir, { recursive: true, force: true });
});

/** Found without an index: bounds are about numbers alone. */
function archiveWithMany(count: number, prefix: string, rules: readonly AccessRule[] = []): Archive {
  const text = (i: number): FoundText => ({
    id: i,
    url: `${prefix}${i}` as PageUrl,
    key: "k",
    title: "",
    language: null,
    form: "html",
    isCut: false,
    score: 0,
    looks: [{ at: instant(i), captureId: "c1", site: "site", text: "k" }],
  });
  const search: SearchIndex = {
    isKept: true,
    async *find() {
      for (let at = 0; at < count; at += 4000)
        yield Array.from({ length: Math.min(4000, count - at) }, (_, i) => text(at + i));
    },
    textOf: async () => "word",
    captures: async () => new Set(),
    held: async () => new Set(),
    put: async () => {},
    finish: async () => {},
    clear: async () => {},
  };
  return memoryArchive(new MemoryIndex(), { search, rules: () => rules });
}

function ask(archive: Archive, query: string, over: Partial<SearchRequest> = {}): Promise<SearchResult> {
  return searchArchive(archive, { query, offset: 0, limit: 20, ...over });
}

const urls = ({ hits }: SearchResult): string[] => hits.map(({ url }) => new URL(url).pathname);

describe("a chosen time", () => {
  let archive: Archive;
  beforeAll(async () => {
    archive = await archiveOf([
      searchedPage("http://a.example/back", [
        [100, "flood"],
        [200, "drought"],
        [300, "flood"],
        [400, "flood"],
        [500, null],
      ]),
    ]);
  });

  it.each([
    [100, "nearest", 100],
    [150, "nearest", 100],
    [151, null, null],
    [249, null, null],
    [251, "nearest", 300],
    [350, "between", 300],
    [450, "nearest", 400],
    [451, null, null],
    [9999, null, null],
  ])("at %i the text stands: %s", async (at, standing, replayAt) => {
    const { hits, total } = await ask(archive, "flood", { at: instant(at) });
    expect(hits.map((hit) => [hit.standing, hit.replayAt])).toEqual(standing ? [[standing, replayAt]] : []);
    expect(total).toEqual({ count: hits.length, isExact: true });
  });

  it("without one, tells every time at which the text was seen", async () => {
    const [hit] = (await ask(archive, "flood")).hits;
    expect(hit).toMatchObject({
      firstSeenAt: 100,
      lastSeenAt: 400,
      seen: [
        { from: 100, to: 100 },
        { from: 300, to: 400 },
      ],
      standing: null,
      replayAt: 400,
    });
  });

  it.each([
    [{ from: 101, to: 299 }, 0],
    [{ from: 101, to: 300 }, 1],
    [{ from: 401 }, 0],
    [{ to: 99 }, 0],
    [{ to: 100 }, 1],
  ])("a span holds what was seen in it: %j", async (span, count) => {
    expect((await ask(archive, "flood", span as Partial<SearchRequest>)).total.count).toBe(count);
  });
});

describe("an answer", () => {
  it("counts all, gives some, and goes on where it ended", async () => {
    const pages = Array.from({ length: 45 }, (_, i) =>
      searchedPage(`http://a.example/${i}`, [[i, `word ${i}`]]),
    );
    const archive = await archiveOf(pages);
    const seen: string[] = [];
    for (let offset: number | null = 0; offset !== null;) {
      const result: SearchResult = await ask(archive, "word", { offset, limit: 20 });
      expect(result.total).toEqual({ count: 45, isExact: true });
      seen.push(...urls(result));
      offset = result.next;
    }
    expect(new Set(seen).size).toBe(45);
    expect(seen).toHaveLength(45);
  });

  it("says at least, where there are more than it counts", async () => {
    const result = await ask(archiveWithMany(5_020, "http://a.example/"), "word", { limit: 1 });
    expect(result.total).toEqual({ count: 5_000, isExact: false });
  });

  it("puts words of the title first, and shows hits as pieces of text", async () => {
    const archive = await archiveOf([
      searchedPage("http://a.example/text", [[1, "a flood <b>here</b>"]]),
      searchedPage("http://a.example/title", [[1, "nothing"]], { title: "Flood" }),
      ...Array.from({ length: 9 }, (_, i) => searchedPage(`http://a.example/${i}`, [[1, `dry ${i}`]])),
    ]);
    const { hits } = await ask(archive, "flood");
    expect(hits.map(({ url }) => url)).toEqual(["http://a.example/title", "http://a.example/text"]);
    expect(hits[1]!.snippet).toEqual([
      { text: "a ", isHit: false },
      { text: "flood", isHit: true },
      { text: " <b>here</b>", isHit: false },
    ]);
  });

  it("refuses a question without a word in one line", async () => {
    const archive = await archiveOf([]);
    for (const query of ["", "-word", "!!", "x".repeat(600)])
      await expect(ask(archive, query)).rejects.toMatchObject({ code: "BAD_INPUT" });
  });
});

const NOW = instant(Date.UTC(2026, 10, 16));
const DAY = 86_400_000;
const rule = (path: string, over: Partial<AccessRule>): AccessRule => ({
  id: path,
  surt: surt(`http://a.example${path}`),
  match: "exact",
  collection: null,
  from: null,
  to: null,
  groups: null,
  access: { kind: "block", message: "By order." },
  ...over,
});
const RULES: readonly AccessRule[] = [
  rule("/secret", {}),
  rule("/young", { access: { kind: "embargo", until: { years: 0, months: 0, days: 7 }, message: null } }),
  rule("/unlisted", { access: { kind: "unlist" } }),
  rule("/of-one-site", { collection: "closed" }),
  rule("/data", {}),
];
const [YOUNG, OLD] = [NOW - 2 * DAY, NOW - 300 * DAY];
const EVERYBODY = [
  searchedPage("http://a.example/open", [[OLD, "common word"]], { language: "de" }),
  searchedPage("http://a.example/young", [[OLD, "common word before"]]),
  searchedPage("http://a.example/of-one-site", [[OLD, "common word twice", { site: "open" }]]),
];
const WITH_HIDDEN = [
  EVERYBODY[0]!,
  searchedPage("http://a.example/young", [[OLD, "common word before"], [YOUNG, "common word embargoed"]]), // prettier-ignore
  searchedPage("http://a.example/of-one-site", [
    [OLD - DAY, "common word twice", { site: "closed", captureId: "hidden" }],
    [OLD, "common word twice", { site: "open" }],
    [OLD + DAY, "common word closed", { site: "closed" }],
  ]),
  searchedPage("http://a.example/secret", [[OLD, "common word secret"]], { language: "fr", title: "secret" }),
  searchedPage("http://a.example/unlisted", [[OLD, "common word unlisted"]], { form: "pdf" }),
  searchedPage("http://a.example/shown", [
    [OLD, "common word of data", { parts: ["http://a.example/script", "http://a.example/data"] }],
  ]),
];

describe("for those from whom something is kept", () => {
  let holds: Archive;
  let neverDid: Archive;
  const forPublic = (archive: Archive): Archive =>
    readerArchive(archive, { group: "public", clock: { now: () => NOW } });
  beforeAll(async () => {
    [holds, neverDid] = [await archiveOf(WITH_HIDDEN, RULES), await archiveOf(EVERYBODY, RULES)];
  });

  it("the archive itself finds all of it", async () => {
    expect((await ask(holds, "common")).total.count).toBe(8);
    expect((await ask(holds, "secret")).hits).toHaveLength(1);
  });

  it.each<[string, Partial<SearchRequest>?]>([
    ["common"],
    ["common", { limit: 1 }],
    ["common", { limit: 1, offset: 1 }],
    ["common", { at: NOW }],
    ["common", { at: instant(YOUNG) }],
    ["common", { at: instant(OLD + DAY) }],
    ["common", { from: instant(YOUNG - DAY) }],
    ["common", { to: instant(OLD - DAY) }],
    ["common", { site: "closed" }],
    ["common", { language: "fr" }],
    ["common", { form: "pdf" }],
    ["common", { urlPrefix: "http://a.example/s" }],
    ["common -before"],
    ["secret"],
    ["embargoed"],
    ["unlisted"],
    ["data"],
    ["com*"],
    ['"word twice"'],
  ])(
    "hits, counts, facets and snippets of %s %j are as if it had never been captured",
    async (query, over) => {
      const [one, other] = [
        await ask(forPublic(holds), query, over),
        await ask(forPublic(neverDid), query, over),
      ];
      expect(one).toEqual(other);
    },
  );

  it("finds something at all, so that the answers compared are answers", async () => {
    const { total, facets } = await ask(forPublic(holds), "common");
    expect(total).toEqual({ count: 3, isExact: true });
    expect(facets.languages).toEqual([
      { name: "unknown", count: 2 },
      { name: "de", count: 1 },
    ]);
    expect((await ask(forPublic(holds), "common", { at: NOW })).total.count).toBe(3);
  });

  it("an embargo ends by itself, and another group may see more", async () => {
    const later = readerArchive(holds, { group: "public", clock: { now: () => instant(NOW + 30 * DAY) } });
    expect((await ask(later, "embargoed")).total.count).toBe(1);
  });

  it("gives no text that it did not find for this reader", async () => {
    const found = [];
    for await (const some of holds.search.find({
      words: { all: [{ tokens: ["secret"], isPrefix: false }], none: [] },
    }))
      found.push(...some);
    expect(await holds.search.textOf(found[0]!)).toContain("secret");
    expect(await forPublic(holds).search.textOf(found[0]!)).toBe("");
  });

  it("thousands of hidden texts make no count inexact", async () => {
    const blocked = rule("/", { surt: "example,b", match: "domain" });
    const many = archiveWithMany(6_000, "http://b.example/", [blocked]);
    expect((await ask(many, "common", { limit: 1 })).total.isExact).toBe(false);
    expect((await ask(forPublic(many), "common")).total).toEqual({ count: 0, isExact: true });
  });
});

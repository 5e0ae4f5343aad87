// Which captures are mementos of a page, and how long lists of them are cut into pages.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { askTimeGate, linksOf, readTimeMap, writeTimeMap } from "#access/index.js";
import { mementosOf } from "#access/memento/memento-list.js";
import type { PageUrl } from "#model/index.js";
import { MemoryIndex } from "../../support/archives/memory-archive.js";

const OK = "HTTP/1.1 200 OK";
const page = (url: string): PageUrl => url as PageUrl;

/** An index of captures, one a minute. */
function indexOf(...captures: readonly (readonly [url: string, head: string])[]): MemoryIndex {
  const index = new MemoryIndex();
  for (const [i, [url, head]] of captures.entries()) index.add(url, 60_000 * i, head);
  return index;
}

async function listed(index: MemoryIndex, url: string): Promise<string[] | undefined> {
  const map = await readTimeMap(index, { url: page(url), page: 1 });
  const own = mementosOf(await index.lookup(url), url).map((one) => one.url);
  expect(map?.mementos.map((one) => one.url) ?? []).toEqual(own);
  return own;
}

describe("mementos of a page", () => {
  it("are those of its address with either scheme, with www and without", async () => {
    const index = indexOf(["http://a.test/x", OK], ["https://www.a.test/x", OK], ["http://a.test/X", OK]);
    expect(await listed(index, "https://a.test/x")).toEqual(["http://a.test/x", "https://www.a.test/x"]);
    expect(await listed(index, "http://a.test/X")).toEqual(["http://a.test/X"]);
  });

  it("are those of other spellings where there are no others", async () => {
    const index = indexOf(["http://a.test/X", OK], ["http://a.test/X/", OK]);
    expect(await listed(index, "http://a.test/x")).toEqual(["http://a.test/X", "http://a.test/X/"]);
    expect(await listed(index, "http://a.test/y")).toEqual([]);
  });

  it("are errors and redirects too, but no 304", async () => {
    const url = "http://a.test/";
    const index = indexOf(
      [url, OK],
      [url, "HTTP/1.1 503 Busy"],
      [url, "HTTP/1.1 304 Same"],
      [url, "HTTP/1.1 302 Found"],
    );
    expect((await readTimeMap(index, { url: page(url), page: 1 }))!.mementos.map(({ at }) => at)).toEqual([
      0, 60_000, 180_000,
    ]);
    index.add(url, 180_000, OK);
    expect((await readTimeMap(index, { url: page(url), page: 1 }))!.mementos).toHaveLength(3);
  });
});

describe("a TimeGate", () => {
  const url = page("http://a.test/");
  const ask = async (index: MemoryIndex, acceptDatetime: string | null) => {
    const answer = await askTimeGate(index, { url, acceptDatetime, spanAt: () => null, coherent: null });
    return answer.kind === "chosen" ? answer.chosen.memento.at : answer.kind;
  };

  it("takes a state of the page before an error that came last", async () => {
    const index = indexOf([url, OK], [url, "HTTP/1.1 503 Busy"]);
    expect(await ask(index, null)).toBe(0);
    expect(await ask(index, "Thu, 01 Jan 1970 00:02:00 GMT")).toBe(0);
    expect(await ask(indexOf([url, "HTTP/1.1 503 Busy"]), null)).toBe(0);
  });

  it("knows what it has not, and what is no time", async () => {
    expect(await ask(indexOf(), null)).toBe("absent");
    expect(await ask(indexOf([url, "HTTP/1.1 304 Same"]), null)).toBe("absent");
    expect(await ask(indexOf([url, OK]), "")).toBe("bad-datetime");
    expect(await ask(indexOf([url, OK]), "Thu, 01 Jan 1970 00:02:00 UTC")).toBe("bad-datetime");
    expect(await ask(indexOf([url, OK]), "Fri, 01 Jan 1970 00:02:00 GMT")).toBe("bad-datetime");
  });
});

it("pages are all of a list, each with its ends and those of its neighbours", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 9 }),
      async (count, perPage) => {
        const url = page("http://a.test/");
        const index = indexOf(...Array.from({ length: count }, () => [url, OK] as const));
        const pages = Math.ceil(count / perPage);
        const times: number[] = [];
        for (let number = 1; number <= pages; number++) {
          const map = (await readTimeMap(index, { url, page: number, perPage }))!;
          times.push(...map.mementos.map(({ at }) => at));
          expect([map.from, map.until]).toEqual([map.mementos[0]!.at, map.mementos.at(-1)!.at]);
          expect(map.prev?.until).toBe(number === 1 ? undefined : map.from - 60_000);
          expect(map.next?.from).toBe(number === pages ? undefined : map.until + 60_000);
          const json = JSON.parse([...writeTimeMap(map, "json", "http://b.test")].join("")) as {
            mementos: object;
          };
          expect(["first", "last"].map((end) => end in json.mementos)).toEqual([
            number === 1,
            number === pages,
          ]);
        }
        expect(times).toEqual(Array.from({ length: count }, (_, i) => 60_000 * i));
        expect(await readTimeMap(index, { url, page: pages + 1, perPage })).toBeNull();
      },
    ),
    { seed: 3, numRuns: 40 },
  );
});

it("no address can end a link early or reach a header", () => {
  const memento = { url: page('http://a.test/">, <x\r\n é'), at: 0 as never };
  const link = linksOf(
    { original: memento.url, mementos: [memento], memento },
    { base: "", gates: "http://b.test" },
  );
  expect(link).toMatch(/^[\x20-\x7e]*$/);
  expect(link.split(/>; rel=/)).toHaveLength(5);
  expect(link).toContain('<http://a.test/%22%3E,%20%3Cx%0D%0A%20%C3%A9>; rel="original"');
});

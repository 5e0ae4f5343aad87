// The CDX server's answers, in the words of pywb and of the Wayback Machine.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  answerCdxRequest,
  countPages,
  parseCdxRequest,
  writeCdx,
  writePageCount,
  type Dialect,
} from "#access/index.js";
import { MemoryIndex } from "../../support/archives/memory-archive.js";
import { collect } from "../../support/archives/archives.js";

const HTML = "HTTP/1.1 200 OK\nContent-Type: text/html";
const DAY = 86_400_000;
const AT = Date.UTC(2026, 10, 15, 12, 31, 7, 412);

const index = new MemoryIndex();
for (let day = 0; day < 4; day++)
  index.add(
    "http://example.org/a",
    AT + day * DAY,
    day === 2 ? "HTTP/1.1 404 Not Found" : HTML,
    "x".repeat(day),
  );
for (const url of [
  "http://example.org/a/b",
  "http://example.org/c?q=1",
  "http://sub.example.org/",
  "http://other.test/",
])
  index.add(url, AT, HTML, "x");
// Twice in one millisecond: a place in the index is more than key and time.
index.add("http://example.org/c?q=1", AT, "HTTP/1.1 503 Busy");
index.add("http://example.org/c?q=1", AT, "HTTP/1.1 302 Found");

async function ask(query: string, dialect: Dialect = "pywb"): Promise<string> {
  const request = parseCdxRequest(query, dialect);
  return (await collect(writeCdx(answerCdxRequest(index, request), request))).join("");
}
const rows = async (query: string, dialect: Dialect = "wayback"): Promise<string[]> =>
  (await ask(`${query}&output=text`, dialect)).split("\n").slice(0, -1);
const urls = async (query: string): Promise<string[]> => rows(`${query}&fl=original&collapse=original`);
const days = async (query: string): Promise<string[]> =>
  rows(`url=example.org/a&fl=timestamp&${query}`).then((all) => all.map((one) => one.slice(6, 8)));

describe("which captures", () => {
  it("of a URL, of all that begin so, of a host, of a domain", async () => {
    expect(await urls("url=http://www.example.org/A")).toEqual(["http://example.org/a"]);
    expect(await urls("url=example.org/a*")).toEqual(["http://example.org/a", "http://example.org/a/b"]);
    expect(await urls("url=example.org/a&matchType=prefix")).toEqual(await urls("url=example.org/a*"));
    const host = ["http://example.org/a", "http://example.org/a/b", "http://example.org/c?q=1"];
    expect(await urls("url=example.org/*")).toEqual(host);
    expect(await urls("url=example.org/zzz&matchType=host")).toEqual(host);
    for (const url of ["*.example.org", "*.example.org/*", "http://*.example.org/"])
      expect(await urls(`url=${url}`)).toEqual([...host, "http://sub.example.org/"]);
    expect(await urls("url=nowhere.test")).toEqual([]);
  });

  it("between two times, of which the last means all of what it names", async () => {
    expect(await days("from=20261116&to=20261117")).toEqual(["16", "17"]);
    expect(await days("to=20261115")).toEqual(["15"]);
    expect(await days("to=202611151231")).toEqual(["15"]);
    expect(await days("to=20261115123106")).toEqual([]);
    expect(await days("from=2026&to=9999")).toEqual(["15", "16", "17", "18"]);
    expect(await rows("url=example.org/*&from=20261116&fl=timestamp")).toHaveLength(3);
  });

  it("nearest first, newest first, the first ones, the last ones", async () => {
    expect(await days("closest=20261117&sort=closest")).toEqual(["16", "17", "15", "18"]);
    expect(await days("closest=20261117")).toEqual(["16", "17", "15", "18"]);
    expect(await days("closest=20261117&limit=1")).toEqual(["16"]);
    expect(await days("sort=reverse")).toEqual(["18", "17", "16", "15"]);
    expect(await days("reverse=true&limit=1&offset=1")).toEqual(["17"]);
    expect(await days("limit=2")).toEqual(["15", "16"]);
    expect(await days("limit=2&offset=1")).toEqual(["16", "17"]);
    expect(await days("offset=3")).toEqual(["18"]);
    expect(await days("limit=-3")).toEqual(["16", "17", "18"]);
    expect(await days("limit=-30")).toEqual(["15", "16", "17", "18"]);
  });

  it("of neighbours with equal beginnings only the first", async () => {
    expect(await days("collapse=statuscode")).toEqual(["15", "17", "18"]);
    expect(await days("collapse=timestamp:6")).toEqual(["15"]);
    expect(await days("collapse=statuscode&collapse=timestamp:4")).toEqual(["15"]);
  });
});

describe("filters", () => {
  it("of the Wayback Machine are regular expressions for the whole value", async () => {
    expect(await days("filter=statuscode:4..")).toEqual(["17"]);
    expect(await days("filter=!statuscode:4..")).toEqual(["15", "16", "18"]);
    expect(await days("filter=statuscode:4")).toEqual([]);
    expect(await days("filter=statuscode:[24]\\d{2}&filter=!length:9.*")).toHaveLength(4);
  });

  it("of pywb are contained, equal or at the beginning", async () => {
    const of = async (filter: string): Promise<number> =>
      (await rows(`url=*.example.org&filter=${encodeURIComponent(filter)}`, "pywb")).length;
    expect(await of("url:example.org/c")).toBe(3);
    expect(await of("url:c?q=1")).toBe(3);
    expect(await of("!url:c?q=1")).toBe(6);
    expect(await of("=status:404")).toBe(1);
    expect(await of("=status:40")).toBe(0);
    expect(await of("~status:[45]0[34]")).toBe(2);
    expect(await of("~url:.*/a$")).toBe(4);
    expect(await of("status:4..")).toBe(1);
    expect(await of("url:(")).toBe(0);
  });
});

describe("outputs", () => {
  const query = "url=http://other.test/";
  it("of pywb: CDXJ lines, JSON lines, fields", async () => {
    const json =
      '{"url":"http://other.test/","mime":"unk","status":"200","length":"45","offset":"7","filename":"memory.warc.gz"}';
    expect(await ask(query)).toBe(`test,other)/ 20261115123107412 ${json}\n`);
    expect(await ask(`${query}&output=json`)).toBe(
      `${json.replace("{", '{"urlkey":"test,other)/","timestamp":"20261115123107412",')}\n`,
    );
    expect(await ask(`${query}&output=text`)).toBe(
      "test,other)/ 20261115123107412 http://other.test/ unk 200 - 45 7 memory.warc.gz\n",
    );
    expect(await ask(`${query}&fl=url,status`)).toBe("http://other.test/ 200\n");
    expect(await ask(`${query}&fl=status&output=json`)).toBe('{"status":"200"}\n');
    expect(await ask("url=none.test&output=json")).toBe("");
  });

  it("of the Wayback Machine: seven fields, or one array of arrays", async () => {
    expect(await ask(query, "wayback")).toBe("test,other)/ 20261115123107 http://other.test/ unk 200 - 45\n");
    expect(JSON.parse(await ask(`${query}&output=json`, "wayback"))).toEqual([
      ["urlkey", "timestamp", "original", "mimetype", "statuscode", "digest", "length"],
      ["test,other)/", "20261115123107", "http://other.test/", "unk", "200", "-", "45"],
    ]);
    expect(await ask("url=none.test&output=json", "wayback")).toBe("[]\n");
  });
});

describe("long answers", () => {
  it("go on where they were cut, whatever the cut, filter and collapse", async () => {
    const parts = [
      "",
      "&filter=!statuscode:404",
      "&collapse=urlkey",
      "&collapse=statuscode",
      "&from=20261116",
    ];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...parts), fc.integer({ min: 1, max: 5 }), async (part, limit) => {
        const all = await rows(`url=*.example.org&fl=urlkey,timestamp,offset${part}`);
        const got: string[] = [];
        for (let key = "", turns = 0; turns === 0 || key !== ""; turns++) {
          expect(turns).toBeLessThan(20);
          const resume = key === "" ? "" : `&resumeKey=${key}`;
          const found = await rows(
            `url=*.example.org&fl=urlkey,timestamp,offset${part}&limit=${limit}&showResumeKey=true${resume}`,
          );
          const end = found.indexOf("");
          key = end < 0 ? "" : found[end + 1]!;
          got.push(...(end < 0 ? found : found.slice(0, end)));
        }
        expect(got).toEqual(all);
      }),
      { seed: 5, numRuns: 60 },
    );
  });

  it("tell where to go on in each form", async () => {
    const cut = "url=example.org/a&limit=1&showResumeKey=true";
    expect(await ask(`${cut}&fl=status`)).toBe("200\n\norg%2Cexample)%2Fa+20261116123107412+0\n");
    expect(JSON.parse((await ask(`${cut}&output=json`)).split("\n")[1]!)).toEqual({
      resumeKey: "org%2Cexample)%2Fa+20261116123107412+0",
    });
    expect(JSON.parse(await ask(`${cut}&output=json&fl=statuscode`, "wayback"))).toEqual([
      ["statuscode"],
      ["200"],
      [],
      ["org%2Cexample)%2Fa+20261116123107412+0"],
    ]);
    expect(await ask("url=example.org/a&limit=4&showResumeKey=true&fl=status")).toBe("200\n200\n404\n200\n");
  });

  it("come in pages that are all of them", async () => {
    const all = await rows("url=*.example.org&fl=offset");
    for (const pageSize of [1, 2, 5]) {
      const { pages, blocks } = await countPages(index, { url: "example.org", match: "domain" }, pageSize);
      expect([blocks, pages]).toEqual([3, Math.ceil(3 / pageSize)]);
      const got: string[] = [];
      for (let page = 0; page < pages; page++)
        got.push(...(await rows(`url=*.example.org&fl=offset&page=${page}&pageSize=${pageSize}`)));
      expect(got).toEqual(all);
      await expect(rows(`url=*.example.org&page=${pages}&pageSize=${pageSize}`)).rejects.toThrow(
        `page=${pages}: the last one is ${pages - 1}`,
      );
    }
    expect(await rows("url=none.test&page=0")).toEqual([]);
    const count = { pages: 2, pageSize: 50, blocks: 51 };
    expect(writePageCount(count, parseCdxRequest("url=x.test", "pywb"))).toBe(
      '{"pages":2,"pageSize":50,"blocks":51}\n',
    );
    expect(writePageCount(count, parseCdxRequest("url=x.test", "wayback"))).toBe("2\n");
  });

  it("are not held to be sorted when there are too many", async () => {
    const many = new MemoryIndex();
    for (let i = 0; i <= 10_000; i++) many.add("http://many.test/", AT + i, "HTTP/1.1 200 OK");
    const sorted = (query: string) =>
      collect(answerCdxRequest(many, parseCdxRequest(`url=many.test&${query}`, "pywb")));
    await expect(sorted("sort=reverse")).rejects.toThrow("more than 10000 captures to be sorted");
    const [first] = await sorted("sort=reverse&limit=3");
    expect(first).toMatchObject({ entry: { at: AT + 10_000 } });
    expect(await sorted("closest=20261115123107413&limit=1")).toMatchObject([{ entry: { at: AT + 1 } }]);
    expect(await sorted("limit=-2")).toMatchObject([
      { entry: { at: AT + 9_999 } },
      { entry: { at: AT + 10_000 } },
    ]);
  });
});

describe("a question that cannot be answered is refused in one line", () => {
  it.each([
    ["", "url is missing"],
    ["url=", "url is missing"],
    ["url=a.test&from=20", 'from="20": expected a time'],
    ["url=a.test&from=20261315", "expected a time"],
    ["url=a.test&limit=x", 'limit="x": expected a whole number'],
    ["url=a.test&limit=0", "limit=0"],
    ["url=a.test&limit=-10001", "expected a whole number from -10000"],
    ["url=a.test&limit=-2&offset=1", "a negative limit"],
    ["url=a.test&offset=-1", "offset"],
    ["url=a.test&sort=up", "expected one of default, reverse, closest"],
    ["url=a.test&sort=closest", "closest=<time> beside it"],
    ["url=a.test/*&closest=2026", "for one URL only"],
    ["url=a.test&matchType=all", "expected one of exact, prefix, host, domain"],
    ["url=a.test&output=xml", "expected one of text, json, cdxj"],
    ["url=a.test&fl=url,nothing", 'no field "nothing"'],
    ["url=a.test&fl=__proto__", "no field"],
    ["url=a.test&filter=status", "expected [!][=~]field:text"],
    ["url=a.test&filter=~status:(", "a ( without its )"],
    ["url=a.test&filter=~status:(?=x)", "only (…) and (?:…) are known"],
    ["url=a.test&filter=~status:(a)\\1", "\\1 is not known"],
    ["url=a.test&filter=~status:((a{99}){99}){99}", "too many repetitions"],
    ["url=a.test&filter=~status:((){999}){999}", "too many repetitions"],
    [`url=a.test&filter=~url:${"a".repeat(257)}`, "more than 256 characters"],
    [`url=a.test${"&filter=status:2".repeat(17)}`, "more than 16 of them"],
    ["url=a.test&collapse=:3", "expected field or field:length"],
    ["url=a.test&resumeKey=x", "one that this server has given"],
    ["url=a.test&resumeKey=a+20261115123107412+0&page=1", "two ways through one answer"],
    ["url=a.test&sort=reverse&showResumeKey=true", "for the default order only"],
    ["url=a.test&showNumPages=maybe", "true or false"],
    ["url=a.test&pageSize=0", "pageSize"],
    [`url=${"a".repeat(33_000)}`, "more than 32 kB"],
  ])("%j", (query, message) => {
    expect(() => parseCdxRequest(query.replaceAll("{", "%7B"), "pywb")).toThrow(message);
    expect(() => parseCdxRequest(query.replaceAll("{", "%7B"), "pywb")).not.toThrow(/\n/);
  });
});

// Addresses that differ in what changes at every request only.
import { beforeEach, describe, expect, it } from "vitest";
import { replay, type ReplayQuery } from "#access/index.js";
import { instant, type PageUrl } from "#model/index.js";
import { MemoryIndex } from "../../support/archives/memory-archive.js";

const AT = Date.UTC(2026, 10, 15, 12);
const BASE = "http://api.test/list";
const TEXT = "HTTP/1.1 200 OK\nContent-Type: text/plain";
const SCRIPT = "HTTP/1.1 200 OK\nContent-Type: text/javascript";

let index: MemoryIndex;
beforeEach(() => {
  index = new MemoryIndex();
});

async function shown(
  url: string,
  query: Partial<ReplayQuery> = {},
): Promise<[string, string | undefined] | null> {
  const asked = { url: url as PageUrl, at: instant(AT), within: null, prefix: "", isLoose: true, ...query };
  const replayed = await replay(index, asked);
  if (replayed.kind !== "memento") return null;
  const text = Buffer.from(replayed.body as Uint8Array).toString();
  return [text, new Map(replayed.headers).get("x-isochron-matched")];
}

describe("passing parameters", () => {
  it.each([
    ["?a=1&_=1789012345678", "?a=1&_=1600000000000", "without _"],
    ["?_=1&b=2", "?b=2&_=2", "without _"],
    ["?_dc=1789012345678", "?_dc=1600000000000", "without _dc"],
    ["?a=1&t=1789012345", "?t=1600000000&a=1", "without t"],
    ["?rnd=0.123456", "?rnd=0.9", "without rnd"],
    ["?a=1&cachebuster=1789012345", "?a=1", "without cachebuster"],
    ["?_=1789012345678", "", "without _"],
  ])("%s is found as %s", async (asked, stored, said) => {
    index.add(BASE + stored, AT, TEXT, "stored");
    expect(await shown(BASE + asked)).toEqual(["stored", said]);
    expect(await shown(BASE + asked, { isLoose: false })).toBeNull();
  });

  it.each([
    ["?a=1&_=1", "?a=2&_=1"],
    ["?t=news", "?t=sport"],
    ["?t=12", "?t=13"],
    ["?a=1", "?a=1&_=5&b=2"],
    ["?callback=f&q=x", "?callback=f&q=y"],
  ])("%s is not %s", async (asked, stored) => {
    index.add(BASE + stored, AT, TEXT, "stored");
    expect(await shown(BASE + asked)).toBeNull();
  });

  it("of another path, or a longer one, nothing is taken", async () => {
    index.add("http://api.test/list2?_=1", AT, TEXT, "another");
    index.add("http://api.test/list/x?_=1", AT, TEXT, "below");
    expect(await shown(`${BASE}?_=2`)).toBeNull();
  });

  it("count where there is a capture of exactly the address", async () => {
    index.add(`${BASE}?_=1`, AT, TEXT, "nearer");
    index.add(`${BASE}?_=2`, AT - 86_400_000, TEXT, "exact");
    expect(await shown(`${BASE}?_=2`)).toEqual(["exact", undefined]);
  });

  it("the nearest in time is taken", async () => {
    index.add(`${BASE}?_=1`, AT - 2000, TEXT, "far");
    index.add(`${BASE}?_=2`, AT - 1000, TEXT, "near");
    expect((await shown(`${BASE}?_=3`))![0]).toBe("near");
  });
});

describe("the name of a function that is given the answer", () => {
  const asked = `${BASE}?callback=now_2&_=2`;

  it.each([
    ["then_1({})", "now_2({})"],
    ["/**/ then_1({a: 'then_1('})", "/**/ now_2({a: 'then_1('})"],
    ["other({})", "other({})"],
    ["then_12({})", "then_12({})"],
  ])("%s becomes %s", async (stored, given) => {
    index.add(`${BASE}?callback=then_1&_=1`, AT, SCRIPT, stored);
    expect(await shown(asked)).toEqual([given, "without _ callback"]);
  });

  it("is put in only if it is a name", async () => {
    index.add(`${BASE}?callback=then_1`, AT, SCRIPT, "then_1({})");
    expect((await shown(`${BASE}?callback=alert%5B1%5D`))![0]).toBe("then_1({})");
  });
});

describe("what is sent with a request", () => {
  const URL_ = "http://api.test/graphql";
  const request = (body: string, contentType = "application/json", method = "POST") => ({
    request: { method, contentType, body: Buffer.from(body) },
  });

  it("is found by method and body, as other tools file it", async () => {
    index.addKeyed(`${URL_}?__wb_method=POST&query=one`, { url: URL_, at: AT, head: TEXT, body: "first" });
    index.addKeyed(`${URL_}?__wb_method=POST&query=two`, { url: URL_, at: AT, head: TEXT, body: "second" });
    expect(await shown(URL_, request(`{"query":"two"}`))).toEqual(["second", undefined]);
    expect(await shown(URL_, request("query=one", "application/x-www-form-urlencoded"))).toEqual([
      "first",
      undefined,
    ]);
    expect(await shown(URL_, request(`{"query":"three"}`))).toBeNull();
    expect(await shown(URL_, request(`{"query":"one"}`, undefined, "PUT"))).toBeNull();
    expect(await shown(URL_)).toBeNull();
  });

  it("may differ in passing parameters too", async () => {
    const key = `${URL_}?__wb_method=POST&query=one&ts=1600000000`;
    index.addKeyed(key, { url: URL_, at: AT, head: TEXT, body: "first" });
    expect(await shown(URL_, request(`{"query":"one","ts":1789012345}`))).toEqual(["first", "without ts"]);
  });
});

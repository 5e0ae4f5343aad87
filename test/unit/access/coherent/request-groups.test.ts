// Which of several requests to one address a replayed page's request means, and by whose looks its record is judged.
import { describe, expect, it } from "vitest";
import { choicesAt, type ServedBy } from "#access/index.js";
import { lookedUpAs } from "#access/found-entries.js";
import { instant, orderByRequest, type PageUrl, type Sighting } from "#model/index.js";
import type { IndexEntry } from "#ports/index.js";
import { captured } from "../../../support/samples/sightings.js";

const { url } = captured("A", 0, 0);
const page = (request: string): PageUrl => `${url}#${request}` as PageUrl;
const JSON_PAGE = page("GET&accept=application/json&x-requested-with=spa");
const HTMX_PAGE = page("GET&hx-current-url=https://example.org/a&hx-request=true");

/** The plain page was seen twice, alike; the others once, each with a content of its own. */
const LOOKS: Readonly<Record<string, readonly Sighting[]>> = {
  [url]: [captured("plain", 10, 11), captured("plain", 90, 91)],
  [JSON_PAGE]: [captured("json", 20, 21)],
  [HTMX_PAGE]: [captured("htmx", 30, 31), captured("htmx", 80, 81)],
};

function entryAt(at: number): IndexEntry {
  const place = { file: "x.warc.gz", offset: at, length: 1, recordType: "response" } as const;
  return { surt: "x", url, at: instant(at), status: 200, mime: null, digest: null, ...place };
}

const ENTRIES = Object.values(LOOKS)
  .flat()
  .map(({ times }) => entryAt(times.sentAt));

const SERVED_BY: ServedBy = {
  choice: "coherent",
  evidenceOf: async (one) => ({
    looks: (LOOKS[one] ?? []).map((look) => {
      const { file, offset, length } = entryAt(look.times.sentAt);
      return { ...look, records: [{ type: "response", id: "<urn:x>", file, offset, length }] };
    }),
    trust: null,
  }),
  requestsTo: async () => [HTMX_PAGE, JSON_PAGE],
};

type Fields = readonly (readonly [string, string])[];

async function served(fields: Fields, at = 50, servedBy = SERVED_BY) {
  const all: [at: number, tier: string, isOther: boolean][] = [];
  const query = { url, at: instant(at), within: null, fields };
  for await (const { entry, evidence, isOther } of choicesAt(ENTRIES, query, servedBy))
    all.push([entry.at, evidence.tier, isOther]);
  return all;
}

describe("several requests to one address", () => {
  it("give a page in a window the plain page, observed by its own looks alone", async () => {
    expect((await served([])).slice(0, 2)).toEqual([
      [10, "observed", false],
      [90, "observed", false],
    ]);
  });

  it("give a request the record of the same one, and say no more than its own looks do", async () => {
    const json = [
      ["accept", "application/json"],
      ["x-requested-with", "spa"],
    ] as const;
    expect((await served(json))[0]).toEqual([20, "possible", false]);
    const htmx = [
      ["hx-request", "true"],
      ["hx-current-url", "https://example.org/a"],
    ] as const;
    expect((await served(htmx))[0]).toEqual([30, "observed", false]);
  });

  it("give one that has most in common where none is the same, and tell it", async () => {
    const elsewhere = [
      ["hx-request", "true"],
      ["hx-current-url", "https://example.org/b"],
    ] as const;
    expect((await served(elsewhere))[0]).toEqual([30, "observed", true]);
    expect((await served([["accept", "text/x"]]))[0]).toEqual([10, "observed", true]);
  });

  it("are all served in the end, each once", async () => {
    expect((await served([])).map(([at]) => at).sort((a, b) => a - b)).toEqual([10, 20, 30, 80, 90]);
  });

  it("leave every record its own address: its time", async () => {
    expect((await served([], 20))[0]).toEqual([20, "seen", true]);
    expect((await served([["hx-request", "true"]], 20))[0]![0]).not.toBe(20);
  });

  it("are as one where nobody tells them apart", async () => {
    const { requestsTo: _none, ...rest } = SERVED_BY;
    expect((await served([["hx-request", "true"]], 50, rest))[0]).toEqual([10, "observed", false]);
  });
});

describe("a page of the catalog", () => {
  it("is looked up by its address, and by its request", () => {
    expect(lookedUpAs(url)).toEqual({ url });
    expect(lookedUpAs(page("POST&content-type=application/json&:body=%7B%7D"))).toEqual({
      url,
      fields: [["content-type", "application/json"]],
      request: { method: "POST", contentType: "application/json", body: Uint8Array.from([0x7b, 0x7d]) },
    });
  });

  it("comes before others by fewer differences, cookies left aside", () => {
    const [plain, cookie, both] = [
      page("GET&accept=a"),
      page("GET&accept=a&cookie=x"),
      page("GET&accept=a&x-b=1"),
    ];
    expect(orderByRequest([["accept", "a"]], [both, cookie, plain])).toEqual([plain, cookie, both]);
    const asked = [
      ["accept", "a"],
      ["cookie", "x"],
    ] as const;
    expect(orderByRequest(asked, [both, plain, cookie])).toEqual([cookie, plain, both]);
  });
});

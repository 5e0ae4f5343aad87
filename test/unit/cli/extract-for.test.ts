import { describe, expect, it } from "vitest";
import { extractFor } from "#cli/extract-for.js";
import type { OpenExtract } from "#cli/extract-file.js";
import { surt } from "#formats/index.js";
import type { AccessRule } from "#model/index.js";
import { memoryArchive, MemoryIndex } from "../../support/archives/memory-archive.js";

const PAGE = "http://example.org/page";
const STYLE = "http://example.org/style.css";
const entry = (url: string) => ({
  page: { url, records: [{ sentAt: "2026-03-01T00:00:00.000Z" }] },
  proof: [],
});
const extract = {
  certificate: {
    site: "example.org",
    asOf: "2026-03-01T00:00:00.000Z",
    seeds: ["http://example.org/"],
    hosts: [{ host: "cdn.example.net" }],
    vantage: { servers: [], connections: [] },
  },
  entries: [entry(PAGE), entry(STYLE)],
} as unknown as OpenExtract;

function rule(url: string, over: Partial<AccessRule> = {}): AccessRule {
  const reach = { surt: surt(url), match: "exact" as const, collection: null, from: null, to: null };
  return { id: "r1", ...reach, groups: null, access: { kind: "block", message: "By order." }, ...over };
}

function pagesFor(rules: readonly AccessRule[]): Promise<string[]> {
  const archive = memoryArchive(new MemoryIndex(), { rules: () => rules });
  return extractFor(archive, extract, "public").then(({ entries }) => entries.map(({ page }) => page.url));
}

describe("an extract for some readers", () => {
  it("has the pages that are open to them", async () => {
    expect(await pagesFor([])).toEqual([PAGE, STYLE]);
    expect(await pagesFor([rule(STYLE)])).toEqual([PAGE]);
    expect(await pagesFor([rule(PAGE, { groups: ["room"] })])).toEqual([PAGE, STYLE]);
  });

  it("is none where the page itself, or an address in the signed head, is not", async () => {
    await expect(pagesFor([rule(PAGE)])).rejects.toMatchObject({ code: "WITHHELD", message: "By order." });
    for (const url of ["http://example.org/", "http://cdn.example.net/"])
      await expect(pagesFor([rule(url)])).rejects.toThrow(/names addresses that are not open/);
  });
});

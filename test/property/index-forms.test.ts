// A plain index and one in compressed blocks give the same answers to every question, also while they grow.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { surt } from "#formats/urls/surt.js";
import { instant } from "#model/index.js";
import type { IndexEntry } from "#ports/index.js";
import { mergeIntoIndex } from "#store/cdxj/build-index.js";
import { CDX_MATCHES, openArchive, queryCdx, type CdxQuery } from "#store/index.js";
import { collect, temporaryDirectory } from "../support/archives/archives.js";
import { indexTarget } from "../support/archives/index-target.js";

const host = fc.constantFrom("a.test", "b.test", "sub.a.test", "a.test:8080");
const path = fc.array(fc.constantFrom("x", "y", "xy", "long-name"), { maxLength: 3 }).map((p) => p.join("/"));
const url = fc.tuple(host, path).map(([h, p]) => `http://${h}/${p}`);
const time = fc.integer({ min: 0, max: 20 }).map((s) => instant(1_700_000_000_000 + s * 1000));

const entry: fc.Arbitrary<IndexEntry> = fc
  .record({ url, at: time, offset: fc.nat(5) })
  .map(({ url: target, at, offset }) => ({
    surt: surt(target),
    url: target,
    at,
    status: 200,
    mime: "text/html",
    digest: "sha-256:00",
    file: "warcs/a/c-00001.warc.gz",
    offset,
    length: 10,
    recordType: "response",
  }));

const query: fc.Arbitrary<CdxQuery> = fc
  .record({
    url,
    match: fc.constantFrom(...CDX_MATCHES),
    from: fc.option(time, { nil: undefined }),
    to: fc.option(time, { nil: undefined }),
    closest: fc.option(time, { nil: undefined }),
    limit: fc.option(fc.nat(8), { nil: undefined }),
  })
  .map((all) => Object.fromEntries(Object.entries(all).filter(([, v]) => v !== undefined)) as never);

async function* given(entries: readonly IndexEntry[]): AsyncGenerator<IndexEntry> {
  yield* entries;
}

async function grown(parts: readonly IndexEntry[][], largeBytes: number): Promise<string> {
  const dir = temporaryDirectory();
  mkdirSync(join(dir, "indexes"));
  const target = { ...indexTarget(dir, "indexes/a.cdxj"), largeBytes };
  for (const part of parts) await mergeIntoIndex(target, given(part));
  return dir;
}

describe("plain and compressed indexes", () => {
  it("answer every question alike, whenever the index became large", async () => {
    const parts = fc.array(fc.array(entry, { maxLength: 300, size: "max" }), { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(
        parts,
        fc.integer({ min: 0, max: 40_000 }),
        fc.array(query, { minLength: 20 }),
        async (all, largeBytes, queries) => {
          const plain = await grown(all, Number.POSITIVE_INFINITY);
          const compressed = await grown([...all, []], Math.min(largeBytes, 1));
          const between = await grown(all, largeBytes);
          for (const one of queries) {
            const expected = await collect(queryCdx(plain, one));
            expect(await collect(queryCdx(compressed, one))).toEqual(expected);
            expect(await collect(queryCdx(between, one))).toEqual(expected);
          }
        },
      ),
      { seed: 4, numRuns: 10 },
    );
  });

  it("leave one form only, and what a killed process left of the other is removed or not counted", async () => {
    const entries = fc.sample(entry, { seed: 1, numRuns: 2000 });
    const dir = await grown([entries.slice(0, 1000)], Number.POSITIVE_INFINITY);
    const indexes = join(dir, "indexes");
    expect(readdirSync(indexes)).toEqual(["a.cdxj"]);
    const ask = () => collect(queryCdx(dir, { url: "a.test", match: "domain" }));
    const target = { ...indexTarget(dir, "indexes/a.cdxj"), largeBytes: 0 };
    await mergeIntoIndex(target, given(entries.slice(1000)));
    expect(readdirSync(indexes).sort()).toEqual(["a.idx", "a~1.cdxj.gz"]);
    const all = await ask();
    await mergeIntoIndex(target, given(entries.slice(0, 10)));
    expect(readdirSync(indexes).sort()).toEqual(["a.idx", "a~2.cdxj.gz"]);
    expect(await ask()).toEqual(all);
    writeFileSync(join(indexes, "a.cdxj"), "an older index\n");
    writeFileSync(join(indexes, "a~3.cdxj.gz"), "half of a newer one");
    expect(await ask()).toEqual(all);
    await (await openArchive(dir)).close();
    expect(existsSync(join(indexes, "a~3.cdxj.gz"))).toBe(false);
    expect(await ask()).toEqual(all);
  });
});

import { describe, expect, it } from "vitest";
import { createLivingSite, simulateLivingSite, type PresetName, type Truth } from "#lab/index.js";
import { instant, parsePageUrl } from "#model/index.js";
import { readResponse } from "../../support/samples/http-message.js";

const START = instant(Date.UTC(2026, 0, 5, 9));
const HOUR_MS = 3_600_000;
const presets: PresetName[] = ["plain", "demo", "everything"];

function aliveAt(truth: Truth, path: string, at: number): Truth["pages"][number]["versions"][number] {
  const page = truth.pages.find((candidate) => candidate.path === path)!;
  const alive = page.versions.filter(
    (v) => Date.parse(v.from) <= at && (v.to === null || at < Date.parse(v.to)),
  );
  expect(alive).toHaveLength(1);
  return alive[0]!;
}

describe.each(presets)("generated site, preset %s", (preset) => {
  it("is the same for the same seed and another one for another seed", () => {
    const make = (seed: number): Truth =>
      createLivingSite({ seed, preset, pages: 60, startAt: START }).truth(instant(START + HOUR_MS / 4));
    expect(make(3)).toEqual(make(3));
    expect(make(3)).not.toEqual(make(4));
  });

  it.each([1, 5, 23, 24, 60, 150, 700])("has exactly %i pages, all reachable from the root", (pages) => {
    const site = createLivingSite({ seed: 11, preset, pages, startAt: START });
    const byPath = new Map(site.pages.map((page) => [page.path, page]));
    expect(byPath.size).toBe(pages);
    const reached = new Set(["/"]);
    for (const path of reached) for (const link of byPath.get(path)?.links ?? []) reached.add(link);
    expect([...byPath.keys()].filter((path) => !reached.has(path))).toEqual([]);
    expect([...reached].filter((path) => !byPath.has(path))).toEqual([]);
  });

  it("has life spans in whole milliseconds that follow each other without gap", () => {
    const truth = createLivingSite({ seed: 5, preset, pages: 80, startAt: START }).truth(
      instant(START + HOUR_MS / 4),
    );
    for (const { versions } of truth.pages) {
      expect(versions.length).toBeGreaterThan(0);
      expect(versions.at(-1)!.to).toBeNull();
      for (let i = 1; i < versions.length; i++) {
        expect(versions[i - 1]!.to).toBe(versions[i]!.from);
        expect(Date.parse(versions[i - 1]!.from)).toBeLessThan(Date.parse(versions[i]!.from));
        expect(versions[i - 1]).not.toMatchObject({
          status: versions[i]!.status,
          location: versions[i]!.location,
          contentDigest: versions[i]!.contentDigest,
        });
      }
    }
  });

  it("says the same about the past however far the future was drawn", () => {
    const early = instant(START + 20_000);
    const fresh = createLivingSite({ seed: 5, preset, pages: 80, startAt: START });
    const used = createLivingSite({ seed: 5, preset, pages: 80, startAt: START });
    used.truth(instant(START + HOUR_MS / 4));
    expect(used.truth(early)).toEqual(fresh.truth(early));
  });

  it("serves at every instant what the truth says was alive then", async () => {
    const { clock, site, fetcher, url } = simulateLivingSite({ seed: 8, preset, pages: 60 });
    const seen: { path: string; chosenAt: number; response: ReturnType<typeof readResponse> }[] = [];
    for (let round = 0; round < 6; round++) {
      for (const page of site.pages) {
        const before = site.log.total;
        const result = await fetcher.fetch({ url: parsePageUrl(page.path, url)! });
        if (result.kind !== "response") throw new Error(result.message);
        const { times, responseBytes, truncated } = result.exchange;
        const { chosenAt } = site.log.requests[before]!;
        expect(times.sentAt).toBeLessThanOrEqual(chosenAt!);
        expect(chosenAt!).toBeLessThanOrEqual(times.firstByteAt);
        expect(times.firstByteAt).toBeLessThanOrEqual(times.lastByteAt);
        if (truncated === null)
          seen.push({ path: page.path, chosenAt: chosenAt!, response: readResponse(responseBytes) });
      }
    }
    const truth = site.truth(clock.now());
    const byPath = new Map(truth.pages.map((page) => [page.path, page]));
    let compared = 0;
    for (const { path, chosenAt, response } of seen) {
      const page = byPath.get(path)!;
      if (response.status === 503 || page.noisy || page.cached) continue;
      const version = aliveAt(truth, path, chosenAt);
      expect(response.contentDigest).toBe(version.contentDigest);
      expect(response.status).toBe(version.status);
      expect(response.headers.get("location") ?? null).toBe(version.location);
      expect(response.headers.get("content-type")).toBe(version.contentType);
      if (!page.payloadVaries) expect(response.payloadDigest).toBe(version.payloadDigest);
      compared++;
    }
    expect(compared).toBeGreaterThan(200);
  });
});

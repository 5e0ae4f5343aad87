// Page views through the server itself: the TimeGate's moment, the document and every part at it, held against the life
// of the site that was captured.
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { chooseInstant } from "#access/coherent/choose-instant.js";
import { siteKnown } from "#access/coherent/site-steps.js";
import { SeededRandom } from "#adapters/index.js";
import { TrueLives } from "#lab/paired/true-lives.js";
import {
  instant,
  isCaptured,
  parseIso,
  toIso,
  toTimestamp17,
  type CapturedSighting,
  type PageUrl,
} from "#model/index.js";
import type { Archive } from "#ports/index.js";
import { startServers, type RunningServers } from "#server/index.js";
import { openArchive } from "#store/index.js";
import { captureLively, type ServedSite } from "../../support/captures/served-archive.js";
import { copyArchive } from "../../support/copies/copied.js";
import { ask, type Answer } from "../../support/sites/ask.js";
import { withTempDir } from "../../support/temp-dir.js";

const VIEWS = 30;

let site: ServedSite;
let place: string;
let archive: Archive;
let servers: Record<"coherent" | "nearest", RunningServers>;
let release: () => void;
beforeAll(async () => {
  await new Promise<void>((ready, failed) => {
    withTempDir(async (dir) => {
      place = dir;
      site = await captureLively(dir, 24, 3);
      archive = await openArchive(dir, { mode: "read" });
      const places = { archive, port: 0, replayPort: 0, webDir: "/nonexistent" };
      servers = {
        coherent: await startServers(places),
        nearest: await startServers({ ...places, choice: "nearest" }),
      };
      ready();
      await new Promise<void>((resolve) => (release = resolve));
      await Promise.all(Object.values(servers).map((one) => one.close()));
      await archive.close();
    }).catch(failed);
  });
});
afterAll(() => release());

interface Part {
  readonly tier: string;
  readonly moment: number;
  readonly sighting: CapturedSighting;
}

/** What a response is, by what it says of itself: the look at so many milliseconds from its moment. */
async function partOf(url: PageUrl, { headers }: Answer): Promise<Part> {
  const moment = parseIso(String(headers["isochron-moment"]))!;
  const distanceMs = Number(/^(\d+) ms$/.exec(String(headers["isochron-distance"]))![1]);
  const looks = (await archive.catalog.sightings.ofPage(url)).filter(isCaptured);
  const own = looks.filter(({ times }) => Math.abs(times.sentAt - moment) === distanceMs);
  const dated = own.find(
    ({ times }) => new Date(times.sentAt).toUTCString() === String(headers["memento-datetime"]),
  )!;
  return { tier: String(headers["isochron-tier"]), moment, sighting: dated };
}

async function viewBy(choice: keyof typeof servers, document: PageUrl, wished: number): Promise<Part[]> {
  const { replayUrl } = servers[choice];
  const headers = { "accept-datetime": new Date(wished).toUTCString() };
  const gate = await ask(replayUrl, `/timegate/${document}`, headers);
  expect(gate.status).toBe(302);
  // Part by part, as others do: each the nearest to the time asked for.
  const stamp = /^\/(\d{17})\//.exec(String(gate.headers["location"]))![1]!;
  const at = choice === "coherent" ? stamp : toTimestamp17(instant(wished));
  const parts = [document, ...(await neededBy(document))];
  return Promise.all(parts.map(async (url) => partOf(url, await ask(replayUrl, `/${at}/${url}`))));
}

async function neededBy(document: PageUrl): Promise<PageUrl[]> {
  const [told] = await archive.catalog.requisites.ofDocument(document);
  const seen = await Promise.all(
    (told?.requisites ?? []).map((url) => archive.catalog.sightings.ofPage(url)),
  );
  return told!.requisites.filter((_, i) => seen[i]!.some(isCaptured));
}

it("shows a document and its parts at one moment, and hardly ever what never was", async () => {
  const captures = (await archive.catalog.captures.list()).toReversed();
  const documents: PageUrl[] = [];
  for await (const { document } of archive.catalog.requisites.requisites(captures[0]!.id))
    documents.push(document);
  const lives = new TrueLives(site.living.truth(site.endedAt));
  const random = new SeededRandom(3);
  const falseViews = { coherent: 0, nearest: 0 };
  let observed = 0;
  for (let i = 0; i < VIEWS; i++) {
    const document = documents[Math.floor(random.next() * documents.length)]!;
    const span = site.endedAt - captures[0]!.startedAt;
    const wished = Math.floor((captures[0]!.startedAt + random.next() * span) / 1000) * 1000;
    for (const choice of ["coherent", "nearest"] as const) {
      const parts = await viewBy(choice, document, wished);
      const isFalse = !lives.stoodTogether(parts.map(({ sighting }) => sighting));
      if (isFalse) falseViews[choice]++;
      if (choice === "nearest") continue;
      expect(new Set(parts.map(({ moment }) => moment)).size).toBe(1);
      const isObserved = parts.every(({ tier }) => tier === "observed");
      if (isObserved) observed++;
      expect(isObserved && isFalse).toBe(false);
    }
  }
  console.log(`${VIEWS} views through the server:`, falseViews, `${observed} observed`);
  // All pages of this site share a script that changes every few seconds: hardly any moment is known. How much is
  // gained on sites of all kinds, replayed-views.test.ts measures with the same choice.
  expect(falseViews.nearest).toBeGreaterThan(5);
  expect(falseViews.coherent).toBeLessThanOrEqual(0.4 * falseViews.nearest);
  expect(observed).toBeGreaterThan(0.1 * VIEWS);
});

/** What replay says of a page at a time: when it was captured, and how well it is known. */
async function servedAt(url: PageUrl, asOf: number): Promise<readonly unknown[]> {
  const { tier, sighting } = await partOf(
    url,
    await ask(servers.coherent.replayUrl, `/${toTimestamp17(instant(asOf))}/${url}`),
  );
  return [url, tier, sighting.times.sentAt];
}

it("a copy as files is of the moment that the catalog's count gives, and of the records that replay shows then", async () => {
  const captures = (await archive.catalog.captures.list()).toReversed();
  const known = siteKnown(await archive.catalog.standing.ofSite(captures[0]!.site));
  const span = site.endedAt - captures[0]!.startedAt;
  const moments = new Set<number>();
  for (const [i, share] of [0.1, 0.45, 0.8].entries()) {
    const wished = instant(Math.floor(captures[0]!.startedAt + share * span));
    // One would go far, or hardly at all.
    const patienceMs = i === 1 ? 86_400_000 : 60_000;
    const flags = ["--as-of", toIso(wished), "--patience", `${patienceMs}ms`];
    const { manifest } = await copyArchive(place, join(place, `copy-${i}`), ...flags);
    const asOf = Date.parse(manifest.asOf);
    moments.add(asOf);
    expect(asOf).toBe(chooseInstant(known.steps, { at: wished, patienceMs }).at);
    expect(manifest.pages.length).toBeGreaterThan(20);
    const served = await Promise.all(manifest.pages.map(({ url }) => servedAt(url as PageUrl, asOf)));
    expect(manifest.pages.map(({ url, tier, seenAt }) => [url, tier, Date.parse(seenAt)])).toEqual(served);
  }
  expect(moments.size).toBeGreaterThan(1);
});

// What mining may know of a site besides its sightings: which hosts' Last-Modified is trusted, and sitemap hints.
import { mineInputOfSightings, type MineInput, type SiteKnowledge } from "#mine/index.js";
import {
  hostOf,
  isTestimony,
  type Capture,
  type PageHint,
  type PageUrl,
  type Sighting,
} from "#model/index.js";
import type { Archive } from "#ports/index.js";
import { testHost } from "#quality/index.js";
import { capturesOfSite } from "./site-captures.js";

/** The input of mining from an archive's own captures of a site; `null` when there are none. */
export async function mineInputOfArchive(site: string, archive: Archive): Promise<MineInput | null> {
  const captures = (await capturesOfSite(site, archive)).filter((one) => !isTestimony(one));
  if (captures.length === 0) return null;
  const sightings = await sightingsOf(captures, archive);
  const hints = await hintsOf(captures, archive);
  return mineInputOfSightings(site, sightings, {
    trustedSkewMs: trustedSkews(sightings),
    hintOf: (url) => hints.get(url),
  });
}

async function sightingsOf(captures: readonly Capture[], archive: Archive): Promise<Sighting[]> {
  const sightings: Sighting[] = [];
  for (const { id } of captures)
    for await (const sighting of archive.catalog.sightings.ofCapture(id)) sightings.push(sighting);
  return sightings;
}

/** Tests every host once, on all of its sightings. */
export function trustedSkews(sightings: readonly Sighting[]): NonNullable<SiteKnowledge["trustedSkewMs"]> {
  const hosts = new Map<string, Map<PageUrl, Sighting[]>>();
  for (const sighting of sightings.toSorted((a, b) => a.times.sentAt - b.times.sentAt || a.seq - b.seq)) {
    const host = hostOf(sighting.url);
    const pages = hosts.get(host) ?? new Map<PageUrl, Sighting[]>();
    hosts.set(host, pages);
    const own = pages.get(sighting.url);
    if (own) own.push(sighting);
    else pages.set(sighting.url, [sighting]);
  }
  const skews = new Map<string, number>();
  for (const [host, pages] of hosts) {
    const outcome = testHost([...pages.values()]);
    if (outcome.kind === "trusted") skews.set(host, outcome.trust.skewUpperMs);
  }
  return (url) => skews.get(hostOf(url)) ?? null;
}

/** A page's latest hint. */
async function hintsOf(captures: readonly Capture[], archive: Archive): Promise<Map<PageUrl, PageHint>> {
  const hints = new Map<PageUrl, PageHint>();
  for (const { id } of captures.toSorted((a, b) => a.startedAt - b.startedAt)) {
    for await (const { url, hint } of archive.catalog.frontier.pages(id)) if (hint) hints.set(url, hint);
  }
  return hints;
}

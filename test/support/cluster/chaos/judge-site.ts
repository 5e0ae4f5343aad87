// What must hold of one site when all is over: its captures have ended, their certificates are true, and what was seen is
// on record.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Judgement } from "#lab/index.js";
import { isUnfinished, type Capture, type Certificate, type Sighting } from "#model/index.js";
import { openArchive } from "#store/index.js";
import { fenceOfObject } from "#store/remote/site-keys.js";
import { verifyCertificate } from "#verify/index.js";
import { independentRecords } from "../../archives/independent-warc.js";
import type { ChaosSite } from "./chaos.js";
import { answersIn, falseClaims, judgeSharp } from "./judge-claims.js";
import type { FinalObject } from "./judge-list.js";
import { judgeAnswers, judgeRecords, type GivenAnswer, type RecordedLook } from "./judge-looks.js";

/** A site at the end. */
export interface SiteAtEnd {
  readonly served: ChaosSite;
  /** What counts of it, and the folder where that lies. */
  readonly objects: readonly FinalObject[];
  readonly home: string;
  readonly isLate: (answer: GivenAnswer) => boolean;
}

/** What was found. */
export interface SiteFindings {
  readonly faults: readonly string[];
  readonly captures: number;
  readonly looks: number;
  readonly lost: number;
  readonly fences: number;
  /** Of sharp pages, of each certificate. */
  readonly judged: readonly Judgement["counts"][];
}

/** Beside the bound that a clock says of itself: instants of both sides are cut to the millisecond. */
const CUT_MS = 2;

/** Judges it. */
export async function judgeSite(site: SiteAtEnd): Promise<SiteFindings> {
  const { captures, sightings } = await catalogOf(site.home);
  const certificates = captures
    .filter(({ phase }) => phase === "finished")
    .map(({ id }) => certificateOf(site, id));
  const slackMs =
    CUT_MS + Math.max(0, ...certificates.flatMap(({ clock }) => clock!.runs.map(({ errorMs }) => errorMs)));
  const looks = sightings.flatMap((sighting) => lookOf(sighting, site));
  const { truth } = site.served.word;
  const answers = judgeAnswers(answersIn(truth), looks, { slackMs, isLate: site.isLate });
  const judged = certificates.map((one) => judgeSharp(one, truth, { lost: answers.lost, slackMs }));
  const faults = [
    ...captures.filter(isUnfinished).map(({ id, phase }) => `capture ${id} is still ${phase}`),
    ...(await unverified(site, certificates)),
    ...judgeRecords(recordsOf(site), sightings, isAside),
    ...answers.faults,
    ...judged.flatMap(falseClaims),
  ];
  return {
    faults: faults.map((fault) => `${site.served.url}: ${fault}`),
    captures: captures.length,
    looks: looks.length,
    lost: answers.lost.length,
    fences: Math.max(0, ...site.objects.map(({ key }) => fenceOfObject(key) ?? 0)),
    judged: judged.map(({ counts }) => counts),
  };
}

async function catalogOf(home: string): Promise<{ captures: readonly Capture[]; sightings: Sighting[] }> {
  const archive = await openArchive(home, { mode: "read" });
  const { captures: store, sightings: seen } = archive.catalog;
  try {
    const captures = await store.list();
    const sightings: Sighting[] = [];
    for (const { id } of captures) for await (const sighting of seen.ofCapture(id)) sightings.push(sighting);
    return { captures, sightings };
  } finally {
    await archive.close();
  }
}

function certificateOf({ home }: SiteAtEnd, captureId: string): Certificate {
  return JSON.parse(readFileSync(certificateFile(home, captureId), "utf8")) as Certificate;
}

function certificateFile(home: string, captureId: string): string {
  return join(home, "captures", captureId, "certificate.json");
}

async function unverified({ home }: SiteAtEnd, certificates: readonly Certificate[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { capture } of certificates)
    for (const finding of (await verifyCertificate(certificateFile(home, capture), { root: home })).findings)
      faults.push(`the certificate of ${capture} does not verify: ${JSON.stringify(finding)}`);
  return faults;
}

function lookOf({ url, times, records }: Sighting, { objects }: SiteAtEnd): RecordedLook[] {
  const { pathname, search } = new URL(url);
  const [first] = records;
  const object = objects.find(({ name }) => name === first?.file);
  const fence = object === undefined ? null : fenceOfObject(object.key);
  if (fence === null) return [];
  return [{ path: pathname + search, sentAtMs: times.sentAt, lastByteAtMs: times.lastByteAt, fence }];
}

function recordsOf({ home, objects }: SiteAtEnd) {
  return objects
    .filter(({ name, storedSha256 }) => name.startsWith("warcs/") && storedSha256 !== null)
    .flatMap(({ name: file }) =>
      independentRecords(join(home, file)).map(({ record: { id, type, target } }) => ({
        file,
        id,
        type,
        target,
      })),
    );
}

const ASIDES = ["/robots.txt", "/sitemap.xml"];

/** Asked for beside the pages, and no page of any site here. */
function isAside(target: string): boolean {
  return ASIDES.includes(new URL(target).pathname);
}

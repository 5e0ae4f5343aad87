// One page through the stages: fetch → detect → store, and the links it shows back into the frontier.
import type { Reading } from "#detect/index.js";
import {
  isCaptured,
  type FrontierPage,
  type Outcome,
  type Pass,
  type RecordRef,
  type Sighting,
} from "#model/index.js";
import type { FetchResult } from "#ports/index.js";
import type { CaptureRun } from "./capture-run.js";
import type { PageLinks } from "./links.js";
import { INTERNAL, readPage } from "./read-page.js";
import { linkRefusal } from "./scope-of-run.js";

/** What a look at a page brought: the sighting, and pages that were not known before. */
export interface Sight {
  readonly sighting: Sighting;
  readonly found: readonly FrontierPage[];
}

/** Fetches a page at its host's pace, keeps what was seen, and files the links found. */
export async function sightPage(run: CaptureRun, page: FrontierPage, pass: Pass): Promise<Sight> {
  const result = await run.manners.fetch({ url: page.url }, pass);
  const { reading, links } = await readPage(run, page, result);
  const records = await store(run, page, pass, { result, reading });
  if (result.kind === "response") await result.exchange.spooled?.discard();
  run.manners.note(page.url, result, reading);
  // Links, sighting and the page's state are filed together: a process killed before has seen nothing of the page
  // and looks again, one killed after has lost nothing.
  const filing = fileLinks(run, page, links);
  const sighting: Sighting = {
    url: page.url,
    captureId: run.capture.id,
    seq: run.nextSeq(),
    pass,
    times: result.kind === "response" ? result.exchange.times : result.times,
    outcome: outcomeOf(result, reading),
    records,
  };
  const [found] = await Promise.all([filing, run.keep(sighting), markSeen(run, sighting)]);
  return { sighting, found };
}

/** The first look decides how far a page has come; later ones change nothing about it. */
async function markSeen({ frontier }: CaptureRun, sighting: Sighting): Promise<void> {
  if (sighting.pass !== "visit" && sighting.pass !== "late") return;
  await frontier.setState(sighting.url, isCaptured(sighting) ? "visited" : "failed", null);
}

function outcomeOf(result: FetchResult, reading: Reading | null): Outcome {
  if (reading) return reading.outcome;
  if (result.kind === "failed") return { kind: "failed", code: result.code, message: result.message };
  return { kind: "refused", reason: result.kind === "refused" ? result.message : "not fetched" };
}

async function store(
  run: CaptureRun,
  page: FrontierPage,
  pass: Pass,
  { result, reading }: { result: FetchResult; reading: Reading | null },
): Promise<RecordRef[]> {
  const note = {
    pass,
    depth: String(page.depth),
    ...(page.via ? { via: page.via } : {}),
    ...(reading?.isContentCut
      ? { linksOf: `the first ${reading.content!.length} bytes of the content` }
      : {}),
  };
  if (result.kind !== "response") {
    const fields = { ...note, outcome: result.kind, code: result.code, message: result.message };
    return [await run.sink.writeMetadata(page.url, fields, result.times.sentAt)];
  }
  const payload = reading?.payload ?? null;
  const refersTo =
    payload && reading?.outcome.kind === "captured" ? run.originalOf(page.url, payload.digest) : null;
  const { exchange } = result;
  const records = await run.sink.writeExchange({ url: page.url, exchange, payload, refersTo, note });
  if (reading?.outcome.kind !== "failed" || reading.outcome.code !== INTERNAL) return records;
  // The bytes are kept, but the sighting does not rest on what could not be read.
  const fields = { ...note, outcome: "failed", code: INTERNAL, message: reading.outcome.message };
  return [await run.sink.writeMetadata(page.url, fields, exchange.times.sentAt)];
}

async function fileLinks(run: CaptureRun, page: FrontierPage, links: PageLinks): Promise<FrontierPage[]> {
  const late = run.capture.plannedAsOf !== null;
  // Most links of a page lead to pages already known: those were judged when they were found.
  const fresh = links.pages.filter(({ url }) => run.frontier.numberOf(url) === -1);
  const inScope = fresh.filter((link) => linkRefusal(run, page, link) === null);
  const { requisites } = run.world.archive;
  const needs = links.requisites.length > 0 && !late;
  const [found] = await Promise.all([
    run.frontier.add(inScope.map((link) => ({ ...link, via: page.url, late }))),
    needs && requisites.setRequisites(run.capture.id, page.url, links.requisites),
  ]);
  return found;
}

// One page through the stages: fetch → detect → store, and the links it shows back into the frontier.
import { readExchange, type Reading } from "#detect/index.js";
import type { FrontierPage, Outcome, Pass, RecordRef, Sighting } from "#model/index.js";
import type { FetchResult } from "#ports/index.js";
import type { CaptureRun } from "./capture-run.js";
import { linksOf, NO_LINKS, type PageLinks } from "./links.js";
import { timeFields } from "./record-of-run.js";
import { linkRefusal } from "./scope-of-run.js";

/** What a look at a page brought: the sighting, and pages that were not known before. */
export interface Sight {
  readonly sighting: Sighting;
  readonly found: readonly FrontierPage[];
}

/** Fetches a page at its host's pace, keeps what was seen, and files the links found. */
export async function sightPage(run: CaptureRun, page: FrontierPage, pass: Pass): Promise<Sight> {
  const result = await run.manners.fetch({ url: page.url }, pass);
  const reading = result.kind === "response" ? await readExchange(result.exchange, false) : null;
  run.manners.note(page.url, result, reading);
  const links = reading ? linksOf(page, reading) : NO_LINKS;
  // Links are filed before the look: a process killed in between looks at the page again and loses none.
  const found = await fileLinks(run, page, links);
  const seq = run.nextSeq();
  // Only what was needed before t* tells whether a document is whole at t*.
  const requisites = run.capture.plannedAsOf === null ? links.requisites : [];
  const note = { ...noteOf(page, pass, seq), ...(await run.record.requisites(page.url, requisites)) };
  const records = await store(run, page, note, { result, reading });
  if (result.kind === "response") await result.exchange.spooled?.discard();
  if (requisites.length > 0)
    await run.world.archive.requisites.setRequisites(run.capture.id, page.url, requisites);
  const sighting: Sighting = {
    url: page.url,
    captureId: run.capture.id,
    seq,
    pass,
    times: result.kind === "response" ? result.exchange.times : result.times,
    outcome: outcomeOf(result, reading),
    records,
  };
  await run.keep(sighting);
  return { sighting, found };
}

function outcomeOf(result: FetchResult, reading: Reading | null): Outcome {
  if (reading) return reading.outcome;
  if (result.kind === "failed") return { kind: "failed", code: result.code, message: result.message };
  return { kind: "refused", reason: result.kind === "refused" ? result.message : "not fetched" };
}

/** What the response itself does not say, beside it in the WARC. */
function noteOf({ depth, kind, via }: FrontierPage, pass: Pass, seq: number): Record<string, string> {
  return { pass, seq: String(seq), kind, depth: String(depth), ...(via ? { via } : {}) };
}

async function store(
  run: CaptureRun,
  page: FrontierPage,
  note: Readonly<Record<string, string>>,
  { result, reading }: { result: FetchResult; reading: Reading | null },
): Promise<RecordRef[]> {
  const cut = reading?.isContentCut
    ? { linksOf: `the first ${reading.content!.length} bytes of the content` }
    : {};
  if (result.kind !== "response") {
    const outcome = { outcome: result.kind, code: result.code, message: result.message };
    const fields = { ...timeFields(result.times), ...note, ...outcome };
    return [await run.sink.writeMetadata(page.url, fields, result.times.sentAt)];
  }
  const payload = reading?.payload ?? null;
  const refersTo =
    payload && reading?.outcome.kind === "captured" ? run.originalOf(page.url, payload.digest) : null;
  return run.sink.writeExchange({
    url: page.url,
    exchange: result.exchange,
    payload,
    refersTo,
    note: { ...note, ...cut },
  });
}

async function fileLinks(run: CaptureRun, page: FrontierPage, links: PageLinks): Promise<FrontierPage[]> {
  const late = run.capture.plannedAsOf !== null;
  const inScope = links.pages.filter((link) => linkRefusal(run, page, link) === null);
  return run.frontier.add(inScope.map((found) => ({ ...found, via: page.url, late })));
}

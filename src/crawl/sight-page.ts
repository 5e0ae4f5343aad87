// One page through the stages: fetch → detect → store, and the links it shows back into the frontier.
import { readExchange, type Reading } from "#detect/index.js";
import type { FrontierPage, Outcome, Pass, RecordRef, Sighting } from "#model/index.js";
import type { FetchResult } from "#ports/index.js";
import type { CaptureRun } from "./capture-run.js";
import { linksOf, type PageLinks } from "./links.js";
import { pauseFor } from "./back-off.js";
import { linkRefusal } from "./scope-of-run.js";

/** What a look at a page brought: the sighting, and pages that were not known before. */
export interface Sight {
  readonly sighting: Sighting;
  readonly found: readonly FrontierPage[];
}

/** Fetches a page at its host's pace, keeps what was seen, and files the links found. */
export async function sightPage(run: CaptureRun, page: FrontierPage, pass: Pass): Promise<Sight> {
  const result = await run
    .gateOf(page.url)
    .pass(() => run.world.fetcher.fetch({ url: page.url }), run.world.signal);
  const reading = result.kind === "response" ? await readExchange(result.exchange, false) : null;
  const records = await store(run, page, pass, { result, reading });
  if (result.kind === "response") await result.exchange.spooled?.discard();
  if (reading) pauseFor(run, page.url, reading);
  // Links are filed before the sighting: a process killed in between looks at the page again and loses none.
  const found = reading ? await fileLinks(run, page, linksOf(page, reading)) : [];
  const sighting: Sighting = {
    url: page.url,
    captureId: run.capture.id,
    seq: run.nextSeq(),
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
  return run.sink.writeExchange({ url: page.url, exchange: result.exchange, payload, refersTo, note });
}

async function fileLinks(run: CaptureRun, page: FrontierPage, links: PageLinks): Promise<FrontierPage[]> {
  const late = run.capture.plannedAsOf !== null;
  const inScope = links.pages.filter((link) => linkRefusal(run, page, link) === null);
  if (links.requisites.length > 0 && !late) {
    await run.world.archive.requisites.setRequisites(run.capture.id, page.url, links.requisites);
  }
  return run.frontier.add(inScope.map((found) => ({ ...found, via: page.url, late })));
}

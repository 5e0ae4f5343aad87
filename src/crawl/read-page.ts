// What one response says: a fault of ours while reading it is that page's failure, never the capture's.
import { StoreError } from "#errors.js";
import { readExchange, type Reading } from "#detect/index.js";
import type { FrontierPage, PageUrl } from "#model/index.js";
import type { Exchange, FetchResult } from "#ports/index.js";
import type { CaptureRun } from "./capture-run.js";
import { linksOf, type PageLinks } from "./links.js";

/** The code of failures that are our own fault. */
export const INTERNAL = "internal";

const NO_LINKS: PageLinks = { pages: [], requisites: [] };

/** The reading of a response with the links in it; no reading where there was no response. */
export async function readPage(
  run: CaptureRun,
  page: FrontierPage,
  result: FetchResult,
): Promise<{ readonly reading: Reading | null; readonly links: PageLinks }> {
  if (result.kind !== "response") return { reading: null, links: NO_LINKS };
  const reading = await readSafely(run, page.url, result.exchange);
  try {
    return { reading, links: linksOf(page, reading) };
  } catch (error) {
    return { reading: faulty(run, page.url, error), links: NO_LINKS };
  }
}

/** Reads a response; whatever goes wrong becomes a failure with the code `internal`. */
export async function readSafely(run: CaptureRun, url: PageUrl, exchange: Exchange): Promise<Reading> {
  try {
    return await readExchange(exchange);
  } catch (error) {
    return faulty(run, url, error);
  }
}

function faulty(run: CaptureRun, url: PageUrl, error: unknown): Reading {
  if (error instanceof StoreError) throw error;
  const message = `a fault of the program while reading the response: ${String(error)}`;
  run.world.logger.log("error", `${url}: ${message}`);
  const outcome = { kind: "failed", code: INTERNAL, message } as const;
  return { outcome, payload: null, content: null, status: null, retryAfter: null, isContentCut: false };
}

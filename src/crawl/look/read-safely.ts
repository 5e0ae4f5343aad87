// What one response says: a fault of ours while reading it is that page's failure, never the capture's.
import { StoreError } from "#errors.js";
import { readExchange, type Reading } from "#detect/index.js";
import type { FrontierPage, PageUrl } from "#model/index.js";
import type { Exchange } from "#ports/index.js";
import type { CaptureRun } from "../run/capture-run.js";
import { linksOf, NO_LINKS, type PageLinks } from "./links.js";

/** The code of failures that are our own fault. */
export const INTERNAL = "internal";

/** The links in what was read; none where there was no response. */
export function linksIn(
  run: CaptureRun,
  page: FrontierPage,
  reading: Reading | null,
): { readonly reading: Reading | null; readonly links: PageLinks } {
  if (reading === null) return { reading, links: NO_LINKS };
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

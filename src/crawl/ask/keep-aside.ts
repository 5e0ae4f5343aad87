// Answers beside the pages (robots.txt, lists of URLs, trials) are kept in the WARC and are no looks at a page.
import type { PageUrl } from "#model/index.js";
import type { WarcSink } from "#ports/index.js";
import { timeFields } from "../run/record-of-run.js";
import { discard, type Answered } from "./asker.js";

/** What such a question is for: its name in the WARC's metadata. */
export type AsidePurpose = "robots" | "source" | "soft-404";

/** Writes what came of the question, whatever it was, and gives up what was put aside for it. */
export async function keepAside(
  sink: WarcSink,
  url: PageUrl,
  pass: AsidePurpose,
  answered: Answered,
): Promise<void> {
  const { result, reading } = answered;
  if (result.kind !== "response") {
    const { kind: outcome, code, message, times } = result;
    const fields = { ...timeFields(times), pass, outcome, code, message };
    await sink.writeMetadata(url, fields, times.sentAt);
    return;
  }
  const { exchange } = result;
  await sink.writeExchange({
    url,
    exchange,
    payload: reading?.payload ?? null,
    refersTo: null,
    note: { pass },
  });
  await discard(answered);
}

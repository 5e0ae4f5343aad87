// Documents beside the pages (lists of URLs): asked for at the host's pace, kept in the WARC, no looks at a page.
import type { Reading } from "#detect/index.js";
import { asideNote, noResponseFields, type AsidePass } from "#formats/run-records/index.js";
import { parsePageUrl, type PageUrl } from "#model/index.js";
import type { CaptureRun } from "../run/capture-run.js";
import { readSafely } from "./read-safely.js";

const MAX_REDIRECTS = 5;

/** What came of it. */
export type Aside =
  | {
      readonly kind: "read";
      readonly content: Uint8Array;
      readonly contentType: string | null;
      readonly isCut: boolean;
    }
  | { readonly kind: "failed"; readonly reason: string };

/** Fetches a document and whatever it redirects to; `pass` is its name in the WARC's metadata. */
export async function fetchAside(run: CaptureRun, url: PageUrl, pass: AsidePass): Promise<Aside> {
  let at = url;
  for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
    const refusal = await run.manners.refusalOfAside(at);
    if (refusal) return { kind: "failed", reason: refusal.reason };
    const reading = await read(run, at, pass);
    if (typeof reading === "string") return { kind: "failed", reason: reading };
    const { outcome, content, status } = reading;
    if (outcome.kind !== "captured" || content === null)
      return { kind: "failed", reason: outcome.kind === "failed" ? outcome.message : `status ${status}` };
    const { location, contentType } = outcome.identity;
    if (outcome.identity.status < 300)
      return { kind: "read", content, contentType, isCut: reading.isContentCut };
    const target = location === null ? null : parsePageUrl(location, at);
    if (outcome.identity.status >= 400 || target === null)
      return { kind: "failed", reason: `status ${status}` };
    at = target;
  }
  return { kind: "failed", reason: `more than ${MAX_REDIRECTS} redirects` };
}

async function read(run: CaptureRun, url: PageUrl, pass: AsidePass): Promise<Reading | string> {
  const result = await run.manners.fetch({ url }, pass);
  const reading = result.kind === "response" ? await readSafely(run, url, result.exchange) : null;
  run.manners.note(url, result, reading);
  if (result.kind !== "response") {
    await run.sink.writeMetadata(url, noResponseFields(asideNote(pass), result), result.times.sentAt);
    return result.message;
  }
  if (reading === null) return "no answer";
  const { exchange } = result;
  await run.sink.writeExchange({
    url,
    exchange,
    payload: reading.payload,
    refersTo: null,
    note: asideNote(pass),
  });
  await exchange.spooled?.discard();
  return reading;
}

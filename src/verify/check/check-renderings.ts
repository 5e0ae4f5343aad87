// Documents that a browser showed: what the run put on record of them, that what they asked for is listed, and how many
// can be sharp with all of it. That nothing else was asked for, and that they are closed, is the maker's word.
import { canonicalJson } from "#formats/index.js";
import type { ShapedHead, ShapedPage } from "../certificate-shape.js";
import type { FalseLines } from "../false-lines.js";
import type { Evidence } from "../read/evidence.js";
import { showsState, stateKey } from "../read/look.js";
import type { StatedPages } from "../stated-certificate.js";
import type { Found } from "./listed-looks.js";

/** What the certificate repeats of a rendering on record. */
const REPEATED = ["renderedBy", "failure", "requests", "open", "isClosed", "doubts", "textDigest"] as const;

/** Pages, and what they are held against. */
interface Shown extends Found {
  readonly pages: StatedPages;
}

/** What of the pages is needed to tell which documents can be sharp with all they asked for. */
interface Parts {
  /** Addresses of pages that say they were shown. */
  readonly shown: Set<string>;
  /** Documents with nothing left open: themselves and all that they asked for. */
  readonly closed: (readonly string[])[];
  /** By the number of a page's address, whether it is sharp in the first state that was seen. */
  readonly isSharp: Uint8Array;
}

/** Checks every rendering, and what is counted of them; where there can be none, no page is read again. */
export async function checkRenderings(
  certificate: ShapedHead,
  found: Shown,
  lines: FalseLines,
): Promise<void> {
  const { pages, evidence } = found;
  const parts: Parts = { shown: new Set(), closed: [], isSharp: new Uint8Array(pages.urls.size) };
  const count = pages.figures.rendered === 0 ? 0 : await checkShown(found, parts, lines);
  checkUntold(parts, evidence, lines);
  checkViews(pages, evidence, lines);
  checkCounts(certificate, { count, parts, pages }, lines);
}

/** Goes through the pages once; returns how many were shown. */
async function checkShown(found: Shown, parts: Parts, lines: FalseLines): Promise<number> {
  const { pages, evidence } = found;
  let [i, count] = [-1, 0];
  for await (const page of pages) {
    i++;
    if (page.verdict === "sharp" && isFirstSeen(page, found))
      parts.isSharp[pages.urls.numberOf(page.url)] = 1;
    if (!page.rendering) continue;
    count++;
    parts.shown.add(page.url);
    const line = `pages[${i}].rendering`;
    checkParts(page, line, lines);
    for (const url of page.rendering.requests)
      if (!pages.has(url)) lines.add(`${line}.requests`, `${page.url} asked for ${url}, which is not listed`);
    checkRecord(page, evidence, line, lines);
    if (isClosed(page)) parts.closed.push([page.url, ...page.rendering.requests]);
  }
  return count;
}

/** What can be seen on a rendering alone. */
export function checkParts({ url, rendering }: ShapedPage, line: string, lines: FalseLines): void {
  const requests = rendering?.requests ?? [];
  if (new Set(requests).size < requests.length) lines.add(`${line}.requests`, "a page is named twice");
  if (requests.includes(url)) lines.add(`${line}.requests`, "the document itself is named");
}

/** The certificate says of a rendering what the run has put on record last. */
function checkRecord(
  { url, rendering }: ShapedPage,
  { run }: Evidence,
  line: string,
  lines: FalseLines,
): void {
  const told = run.renderings.byDocument.get(url);
  if (!told) return lines.add(line, `no record of the run tells that ${url} was shown`);
  for (const name of REPEATED)
    lines.expect(
      `${line}.${name}`,
      canonicalJson(rendering![name]),
      canonicalJson(told.said[name] ?? null),
      `${name} of the rendering of ${url}, as recorded, is`,
    );
}

/** A rendering that was filed is told. */
function checkUntold({ shown }: Parts, { run }: Evidence, lines: FalseLines): void {
  for (const [document, { isFinal }] of run.renderings.byDocument)
    if (isFinal && !shown.has(document))
      lines.add("pages", `${document} was shown in a browser, and the certificate does not say so`);
}

/** What was shown, was shown of a page of the capture. */
function checkViews(pages: StatedPages, { run }: Evidence, lines: FalseLines): void {
  for (const [id, document] of run.views.documents)
    if (!pages.has(document)) lines.add("warcs", `the record ${id} shows ${document}, which is not listed`);
}

function checkCounts(
  { counts }: ShapedHead,
  { count, parts, pages }: { readonly count: number; readonly parts: Parts; readonly pages: StatedPages },
  lines: FalseLines,
): void {
  const line = "counts.rendered";
  const { documents = 0, sharp = 0 } = counts.rendered ?? {};
  lines.expect(`${line}.documents`, documents, count, "the number of documents that were shown is");
  const isSharp = (url: string): boolean => parts.isSharp[pages.urls.numberOf(url)] === 1;
  const most = parts.closed.filter((urls) => urls.every(isSharp)).length;
  if (sharp > most)
    lines.add(`${line}.sharp`, `at most ${most} documents are sharp with all they asked for, not ${sharp}`);
}

/** Nothing left open: it is sharp with all that it asked for where all of these are, in the states that the browser was given. */
function isClosed({ rendering }: ShapedPage): boolean {
  const { failure, open, isClosed } = rendering!;
  return !(failure !== null || open.length > 0 || !isClosed);
}

/** Whether the state that a page is sharp in is the first that was seen; after removals that is taken as signed. */
function isFirstSeen(page: ShapedPage, { evidence, removals }: Found): boolean {
  if (removals.concerns(page)) return true;
  const { status, location, contentType, contentDigest } = page;
  for (const { id } of page.records) {
    const look = evidence.find(id);
    if (!look || "problem" in look || !showsState(look)) continue;
    return stateKey(look) === JSON.stringify([status, location, contentType, contentDigest]);
  }
  return false;
}

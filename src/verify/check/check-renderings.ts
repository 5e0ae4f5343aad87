// Documents that a browser showed: what the run put on record of them, that what they asked for is listed, and how many
// can be sharp with all of it. That nothing else was asked for, and that they are closed, is the maker's word.
import { canonicalJson } from "#formats/index.js";
import type { ShapedCertificate, ShapedPage } from "../certificate-shape.js";
import type { FalseLines } from "../false-lines.js";
import type { Evidence } from "../read/evidence.js";
import { showsState, stateKey } from "../read/look.js";
import type { Removals } from "./check-removals.js";

/** What the certificate repeats of a rendering on record. */
const REPEATED = ["renderedBy", "failure", "requests", "open", "isClosed", "doubts", "textDigest"] as const;

interface Found {
  readonly evidence: Evidence;
  readonly removals: Removals;
}

/** Checks every rendering, and what is counted of them. */
export function checkRenderings(certificate: ShapedCertificate, found: Found, lines: FalseLines): void {
  const pages = new Map(certificate.pages.map((page) => [page.url, page]));
  for (const [i, page] of certificate.pages.entries()) {
    if (!page.rendering) continue;
    const line = `pages[${i}].rendering`;
    checkParts(page, line, lines);
    for (const url of page.rendering.requests)
      if (!pages.has(url)) lines.add(`${line}.requests`, `${page.url} asked for ${url}, which is not listed`);
    checkRecord(page, found.evidence, line, lines);
  }
  checkUntold(pages, found.evidence, lines);
  checkViews(pages, found.evidence, lines);
  checkCounts(certificate, { pages, ...found }, lines);
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
function checkUntold(pages: Pages, { run }: Evidence, lines: FalseLines): void {
  for (const [document, { isFinal }] of run.renderings.byDocument)
    if (isFinal && !pages.get(document)?.rendering)
      lines.add("pages", `${document} was shown in a browser, and the certificate does not say so`);
}

/** What was shown, was shown of a page of the capture. */
function checkViews(pages: Pages, { run }: Evidence, lines: FalseLines): void {
  for (const [id, document] of run.views.documents)
    if (!pages.has(document)) lines.add("warcs", `the record ${id} shows ${document}, which is not listed`);
}

type Pages = ReadonlyMap<string, ShapedPage>;

function checkCounts(
  { counts, pages: list }: ShapedCertificate,
  found: Found & { readonly pages: Pages },
  lines: FalseLines,
): void {
  const shown = list.filter(({ rendering }) => rendering);
  const line = "counts.rendered";
  const { documents = 0, sharp = 0 } = counts.rendered ?? {};
  lines.expect(`${line}.documents`, documents, shown.length, "the number of documents that were shown is");
  const most = shown.filter((page) => mayBeSharp(page, found)).length;
  if (sharp > most)
    lines.add(`${line}.sharp`, `at most ${most} documents are sharp with all they asked for, not ${sharp}`);
}

/** Nothing left open, and the document and all that it asked for are sharp, in the states that the browser was given. */
function mayBeSharp(page: ShapedPage, { pages, ...found }: Found & { readonly pages: Pages }): boolean {
  const { failure, open, isClosed, requests } = page.rendering!;
  if (failure !== null || open.length > 0 || !isClosed) return false;
  return [page.url, ...requests].every((url) => {
    const part = pages.get(url);
    return part?.verdict === "sharp" && isFirstSeen(part, found);
  });
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

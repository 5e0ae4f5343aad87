// Page by page: does the claim follow from the looks listed, and does nothing else in the files contradict it?
import type { ShapedHead, ShapedPage } from "../certificate-shape.js";
import { checkCaches } from "./check-caches.js";
import { certainLooks } from "./check-clock.js";
import type { PageCheck } from "./check-looks.js";
import type { FalseLines } from "../false-lines.js";
import { showsState, type Look } from "../read/look.js";
import type { Removals } from "./check-removals.js";
import type { Evidence } from "../read/evidence.js";
import type { StatedPages } from "../stated-certificate.js";
import { HeldLooks } from "./held-looks.js";
import { hostOf, HostTrust } from "./host-trust.js";
import type { Found } from "./listed-looks.js";
import { judge, NO_WORDS, type HostWords, type Judgement, type Span } from "./rules.js";

/** Checks all pages, the hosts' trust and the denominator. */
export async function checkPages(
  certificate: ShapedHead,
  { pages, ...found }: Found & { readonly pages: StatedPages },
  lines: FalseLines,
): Promise<void> {
  const { evidence, listed, removals } = found;
  if (pages.distinct < pages.count) lines.add("pages", "a page is listed twice");
  lines.takeOver(listed.lines.urls);
  // What rested on removed records can no longer be recomputed, and is said so.
  lines.takeOver(listed.lines.looks);
  const held = new HeldLooks(certificate, found, pages);
  const trust = new HostTrust(certificate, { ...found, held, urls: pages.urls });
  let i = -1;
  for await (const page of pages) {
    i++;
    if (removals.concerns(page)) continue;
    const check = { certificate, evidence, lines, page, line: `pages[${i}]` };
    const { url } = page;
    checkPage(
      check,
      certainLooks(listed.of(i, evidence), certificate),
      trust.byListed.get(hostOf(url)) ?? NO_WORDS,
    );
    const all = { length: held.countAt(url), looks: () => held.at(url) };
    checkUncontradicted(check, all, () => trust.byHeld.get(hostOf(url)) ?? NO_WORDS);
  }
  for (const [url, isLook] of held.unlisted)
    if (isLook) lines.add("pages", `${url} was fetched and is not in the certificate`);
  checkFragments(evidence, removals, lines);
  checkKnown(pages, evidence, lines);
  checkHosts(certificate, { ...found, pages, words: trust.byListed }, lines);
  checkCaches(certificate, trust.listedLooks(), removals.isEmpty, lines);
  const unlisted = held.count - listed.count;
  if (unlisted > 0)
    lines.notes.push(`${unlisted} fetches in the files are not listed; an interrupted capture leaves such`);
}

/** Every record is part of a fetch or a note of the run: what is taken apart can hide what contradicts. */
function checkFragments(evidence: Evidence, removals: Removals, lines: FalseLines): void {
  let torn = 0;
  for (const { id, message, isTorn, isStray } of evidence.fragments()) {
    if (isTorn) torn++;
    else if (isStray || removals.isEmpty)
      lines.add("warcs", `the record ${id} belongs to no fetch: ${message}`);
  }
  if (torn > 0) lines.notes.push(`${torn} fetches were torn off at the end of a file by an interruption`);
}

/** Every page that the run put on record as known is in the denominator. */
function checkKnown(listed: StatedPages, { run }: Evidence, lines: FalseLines): void {
  for (const url of run.pages.keys())
    if (!listed.has(url)) lines.add("pages", `${url} was known to the capture and is not in the certificate`);
}

/** Does the claim about one page follow from its looks? */
export function checkPage(
  { page, line, lines, certificate }: PageCheck,
  looks: readonly Look[],
  words: HostWords,
): void {
  const proved = judge(looks, Date.parse(certificate.asOf), words);
  if (!proved.verdicts.includes(page.verdict))
    lines.add(
      `${line}.verdict`,
      `the looks at ${page.url} make it ${proved.verdicts[0]}, not ${page.verdict}`,
    );
  lines.expect(
    `${line}.interval`,
    spanText(spanOf(page)),
    spanText(proved.interval),
    `the looks at ${page.url} prove`,
  );
  lines.expect(`${line}.evidence`, page.evidence, proved.evidence, `the evidence for ${page.url} is`);
  checkHeld(page, proved, line, lines);
  const restsOn = new Set(proved.restsOn.map(({ id }) => id));
  for (const [j, record] of page.records.entries())
    lines.expect(
      `${line}.records[${j}].restsOn`,
      record.restsOn,
      restsOn.has(record.id),
      "the claim rests on it:",
    );
  const requests = new Set(
    proved.restsOn
      .filter(showsState)
      .filter(({ condition }) => condition === null)
      .map(({ request }) => request?.bytes.toString("latin1") ?? ""),
  );
  if (requests.size > 1)
    lines.add(`${line}.records`, `the responses for ${page.url} are not to the same request`);
}

function checkHeld(page: ShapedPage, { held }: Judgement, line: string, lines: FalseLines): void {
  const shown = held?.shown ?? null;
  for (const name of ["contentDigest", "payloadDigest", "status", "location", "contentType"] as const)
    lines.expect(`${line}.${name}`, page[name], shown?.[name] ?? null, `${name} of ${page.url} is`);
}

/** A claim must also hold when fetches that the certificate leaves out are counted in. */
function checkUncontradicted(
  { page, line, lines, certificate }: PageCheck,
  looks: { readonly length: number; readonly looks: () => readonly Look[] },
  words: () => HostWords,
): void {
  const claimed = spanOf(page);
  if (!claimed || looks.length === page.records.length) return;
  const proved = judge(looks.looks(), Date.parse(certificate.asOf), words());
  const { interval } = proved;
  const isTier = proved.verdicts.includes("sharp") || proved.verdicts.includes(page.verdict);
  if (!isTier || !interval || interval.from > claimed.from || interval.to < claimed.to)
    lines.add(
      `${line}.records`,
      `a fetch of ${page.url} in the files contradicts the claim and is not listed`,
    );
}

function spanOf({ interval }: ShapedPage): Span | null {
  return interval && { from: Date.parse(interval.from), to: Date.parse(interval.to) };
}

function spanText(span: Span | null): string {
  if (!span) return "no interval";
  return `${new Date(span.from).toISOString()} to ${new Date(span.to).toISOString()}`;
}

function checkHosts(
  { hosts }: ShapedHead,
  {
    pages,
    listed,
    words,
    evidence,
    removals,
  }: Found & { readonly pages: StatedPages; readonly words: ReadonlyMap<string, HostWords> },
  lines: FalseLines,
): void {
  for (const [i, { host, lastModified, notModified, skewUpperMs, records }] of hosts.entries()) {
    const line = `hosts[${i}]`;
    const own = words.get(host);
    if (own === undefined) lines.add(line, `no page of ${host} was looked at`);
    else {
      const skew = own.skewUpperMs;
      const trust = skew === null ? "distrusted" : "trusted";
      lines.expect(`${line}.lastModified`, lastModified, trust, `by the looks at its pages ${host} is`);
      if (notModified !== undefined)
        lines.expect(
          `${line}.notModified`,
          notModified,
          own.notModified ? "trusted" : "distrusted",
          `by the looks at its pages the 304s of ${host} are`,
        );
      lines.expect(`${line}.skewUpperMs`, skewUpperMs, skew, `the bound of the clock's skew of ${host} is`);
    }
    for (const id of records.filter((one) => !removals.has(one))) {
      const look = evidence.find(id);
      const url = look && !("problem" in look) ? look.url : "";
      if (!pages.has(url) || listed.concerned.has(url) || hostOf(url) !== host)
        lines.add(`${line}.records`, `${id} is no response of ${host}`);
    }
  }
  for (const host of words.keys())
    if (hosts.filter((one) => one.host === host).length !== 1)
      lines.add("hosts", `${host} is not named exactly once`);
}

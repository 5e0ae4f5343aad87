// Page by page: does the claim follow from the looks listed, and does nothing else in the files contradict it?
import { isPageUrl } from "#model/index.js";
import type { ShapedCertificate, ShapedPage } from "../certificate-shape.js";
import { checkCaches } from "./check-caches.js";
import { certainLooks } from "./check-clock.js";
import { checkLooks, type PageCheck } from "./check-looks.js";
import type { FalseLines } from "../false-lines.js";
import { showsState, type Look } from "../read/look.js";
import type { Removals } from "./check-removals.js";
import type { Evidence } from "../read/evidence.js";
import { isAside } from "../read/passes.js";
import { hostWords, judge, NO_WORDS, type HostWords, type Judgement, type Span } from "./rules.js";

/** The looks of every page, by URL. */
type Looks = ReadonlyMap<string, readonly Look[]>;

/** Checks all pages, the hosts' trust and the denominator. */
export function checkPages(
  certificate: ShapedCertificate,
  { evidence, removals }: { readonly evidence: Evidence; readonly removals: Removals },
  lines: FalseLines,
): void {
  const all = certificate.pages.map((page, i): PageCheck => ({
    certificate,
    evidence,
    lines,
    page,
    line: `pages[${i}]`,
  }));
  if (new Set(all.map(({ page }) => page.url)).size < all.length)
    lines.add("pages", "a page is listed twice");
  for (const { page, line } of all) checkUrl(page, line, lines);
  // What rested on removed records can no longer be recomputed, and is said so.
  const checks = all.filter(({ page }) => !removals.concerns(page));
  const listed = new Map(
    checks.map((check) => [check.page.url, certainLooks(checkLooks(check), certificate)]),
  );
  const held = allLooks(evidence, certificate);
  const concerned = all.filter(({ page }) => removals.concerns(page)).map(({ page }) => page.url);
  for (const url of concerned) held.delete(url);
  const asSigned = signedWords(certificate, new Set(concerned.map(hostOf)));
  const words = withEarlier(certificate, new Map([...wordsOf(listed), ...asSigned]));
  const wordsOfAll = withEarlier(certificate, new Map([...wordsOf(held), ...asSigned]));
  for (const check of checks) {
    const { url } = check.page;
    checkPage(check, listed.get(url)!, words.get(hostOf(url)) ?? NO_WORDS);
    checkUncontradicted(check, held.get(url) ?? [], wordsOfAll.get(hostOf(url)) ?? NO_WORDS);
  }
  for (const [url, looks] of held)
    if (!listed.has(url) && looks.some(({ pass }) => !isAside(pass)))
      lines.add("pages", `${url} was fetched and is not in the certificate`);
  checkFragments(evidence, removals, lines);
  checkKnown(certificate, evidence, lines);
  checkHosts(certificate, { listed, words, evidence, removals }, lines);
  checkCaches(certificate, listed, removals.isEmpty, lines);
  const unlisted = count(held) - count(listed);
  if (unlisted > 0)
    lines.notes.push(`${unlisted} fetches in the files are not listed; an interrupted capture leaves such`);
}

/** Of one request there is one form, so that it is one page. */
export function checkUrl({ url }: ShapedPage, line: string, lines: FalseLines): void {
  if (url.includes("#") && !isPageUrl(url))
    lines.add(`${line}.url`, `${url} names its request in no form that a capture writes`);
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
function checkKnown({ pages }: ShapedCertificate, { run }: Evidence, lines: FalseLines): void {
  const listed = new Set(pages.map(({ url }) => url));
  for (const url of run.pages.keys())
    if (!listed.has(url)) lines.add("pages", `${url} was known to the capture and is not in the certificate`);
}

/** A host whose test rested on removed records too: what the certificate says of it is taken as signed. */
function signedWords({ hosts }: ShapedCertificate, concerned: ReadonlySet<string>): [string, HostWords][] {
  return hosts
    .filter(({ host }) => concerned.has(host))
    .map(({ host, skewUpperMs, notModified }) => [
      host,
      { skewUpperMs, notModified: notModified !== "distrusted" },
    ]);
}

/** The maker may take a host's stamps away for what earlier captures saw: that only claims less. */
function withEarlier({ hosts }: ShapedCertificate, words: Map<string, HostWords>): Map<string, HostWords> {
  for (const { host } of hosts.filter(({ contradictedEarlier }) => contradictedEarlier)) {
    const own = words.get(host);
    if (own) words.set(host, { ...own, skewUpperMs: null });
  }
  return words;
}

function count(looks: Looks): number {
  return [...looks.values()].reduce((sum, { length }) => sum + length, 0);
}

function allLooks(evidence: Evidence, certificate: ShapedCertificate): Map<string, readonly Look[]> {
  const held = new Map<string, Look[]>();
  for (const look of evidence.looks()) {
    const seen = held.get(look.url);
    if (seen) seen.push(look);
    else held.set(look.url, [look]);
  }
  const inOrder = (looks: readonly Look[]): readonly Look[] =>
    certainLooks(
      looks.toSorted((a, b) => a.sentAt - b.sentAt),
      certificate,
    );
  return new Map([...held].map(([url, looks]) => [url, inOrder(looks)]));
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : "";
}

function wordsOf(looks: Looks): Map<string, HostWords> {
  const byHost = new Map<string, (readonly Look[])[]>();
  for (const [url, seen] of looks) {
    if (seen.length === 0) continue;
    const pages = byHost.get(hostOf(url));
    if (pages) pages.push(seen);
    else byHost.set(hostOf(url), [seen]);
  }
  return new Map([...byHost].map(([host, pages]) => [host, hostWords(pages)]));
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
  looks: readonly Look[],
  words: HostWords,
): void {
  const claimed = spanOf(page);
  if (!claimed || looks.length === page.records.length) return;
  const proved = judge(looks, Date.parse(certificate.asOf), words);
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
  { hosts }: ShapedCertificate,
  {
    listed,
    words,
    evidence,
    removals,
  }: {
    listed: Looks;
    words: ReadonlyMap<string, HostWords>;
    evidence: Evidence;
    removals: Removals;
  },
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
      if (!listed.has(url) || hostOf(url) !== host)
        lines.add(`${line}.records`, `${id} is no response of ${host}`);
    }
  }
  for (const host of words.keys())
    if (hosts.filter((one) => one.host === host).length !== 1)
      lines.add("hosts", `${host} is not named exactly once`);
}

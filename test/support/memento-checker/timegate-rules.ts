// Rules of TimeGates (RFC 7089 sections 2.1, 4.2 and 4.5.3).
import {
  dateOf,
  field,
  headLinks,
  related,
  sameAddress,
  type Examined,
  type Findings,
  type Seen,
} from "./findings.js";
import { checkMoment } from "./moment-rules.js";
import type { Listed } from "./timemap-rules.js";
import { parseDate, type WebLink } from "./web-links.js";

/** Asks for times before, at, between and behind the mementos, without a time, and with what is no time. */
export async function checkTimeGate(
  server: Examined,
  original: string,
  listed: readonly Listed[],
  findings: Findings,
): Promise<void> {
  const uri = `${server.base}timegate/${original}`;
  for (const date of timesAround(listed)) {
    const headers = { "accept-datetime": new Date(date * 1000).toUTCString() };
    const answer = await server.ask(uri, headers);
    const chosen = await checkAnswer(answer, { server, uri, original, listed }, findings);
    if (chosen === null) continue;
    const [first, last] = [listed[0]!.date, listed.at(-1)!.date];
    // Before all of them it is the first, behind all of them the last (section 4.5.3).
    if (date < first) findings.check("gate-ends", uri, chosen === first, `asked ${date}, got ${chosen}`);
    if (date > last) findings.check("gate-ends", uri, chosen === last, `asked ${date}, got ${chosen}`);
    if (listed.some((one) => one.date === date))
      findings.check("gate-exact", uri, chosen === date, `asked ${date}, got ${chosen}`);
    const head = await server.ask(uri, headers, "HEAD");
    const told = (one: Seen): string =>
      JSON.stringify([
        one.status,
        ...["location", "vary", "link", "memento-datetime"].map((name) => field(one, name)),
      ]);
    findings.check("gate-head", uri, told(head) === told(answer) && head.body === "", told(head));
  }
  const newest = await checkAnswer(await server.ask(uri), { server, uri, original, listed }, findings);
  findings.check("gate-default", uri, newest === listed.at(-1)!.date, String(newest));
  await checkBadTimes(server, uri, findings);
}

function timesAround(listed: readonly Listed[]): number[] {
  const dates = listed.map(({ date }) => date);
  const between = dates.slice(1).map((date, i) => Math.floor((date + dates[i]!) / 2));
  const some = [...dates, ...between].filter((_, i, all) => i % Math.ceil(all.length / 12) === 0);
  return [dates[0]! - 86_400, ...some, dates.at(-1)! + 86_400];
}

interface Gate {
  readonly server: Examined;
  readonly uri: string;
  readonly original: string;
  readonly listed: readonly Listed[];
}

/** The date of the memento that is chosen; `null` when there is none. */
async function checkAnswer(answer: Seen, gate: Gate, findings: Findings): Promise<number | null> {
  const { uri } = gate;
  const links = checkHead(answer, gate, findings);
  const isDirect = answer.status !== 302;
  const told = field(answer, "memento-datetime");
  // A redirect is no memento; in the other style the answer is one and tells its own address.
  findings.check("gate-memento-datetime", uri, (told !== undefined) === isDirect, `${answer.status} ${told}`);
  const address = field(answer, isDirect ? "content-location" : "location");
  findings.check("gate-address", uri, address !== undefined);
  if (address === undefined) return null;
  const target = new URL(address, uri).href;
  const link = related(links, "memento").find((one) => sameAddress(one.target, target));
  const chosen = await checkTarget(target, links, gate, findings);
  findings.check("gate-memento-link", uri, link !== undefined && dateOf(link) === chosen?.date);
  if (isDirect) {
    findings.check("gate-memento-datetime", uri, parseDate(told) === chosen?.date, told);
    // The address that is told gives the very same (RFC 9110 section 8.7).
    const same = await gate.server.ask(target);
    findings.check("gate-same", uri, same.status === answer.status && same.body === answer.body, target);
  }
  return chosen?.date ?? null;
}

/** What both styles have in common; the links of the answer. */
function checkHead(answer: Seen, { uri, original }: Gate, findings: Findings): WebLink[] {
  const vary = (field(answer, "vary") ?? "").toLowerCase().split(/\s*,\s*/);
  findings.check("gate-vary", uri, vary.includes("accept-datetime"), vary.join());
  const links = headLinks(answer, uri);
  findings.check("gate-links", uri, links !== null);
  const found = related(links ?? [], "original");
  findings.check("gate-original", uri, found.length === 1 && sameAddress(found[0]!.target, original));
  findings.check("gate-timemap", uri, related(links ?? [], "timemap").length > 0);
  return links ?? [];
}

/**
 * The memento at the address that the gate names. One that no TimeMap lists is a memento all the same where it says so
 * itself: then the gate names the listed one of the same date beside it.
 */
async function checkTarget(
  target: string,
  links: readonly WebLink[],
  { server, uri, original, listed }: Gate,
  findings: Findings,
): Promise<Listed | undefined> {
  const own = listed.find((one) => sameAddress(one.uri, target));
  if (own !== undefined) return own;
  const shown = await checkMoment({ server, uri: target, original, listed }, findings);
  findings.check("gate-listed", uri, shown !== undefined, target);
  if (shown !== undefined)
    findings.check(
      "gate-names-listed",
      uri,
      related(links, "memento").some(
        (one) => sameAddress(one.target, shown.uri) && dateOf(one) === shown.date,
      ),
      shown.uri,
    );
  return shown;
}

const NO_TIMES = [
  "yesterday",
  "2026-11-15T12:31:07Z",
  "Sun, 15 Nov 2026 12:31:07 CET",
  "Sunday, 15-Nov-26 12:31:07 GMT",
  "Sun, 31 Feb 2026 12:31:07 GMT",
];

async function checkBadTimes(server: Examined, uri: string, findings: Findings): Promise<void> {
  for (const time of NO_TIMES) {
    const { status } = await server.ask(uri, { "accept-datetime": time });
    findings.check("gate-bad-datetime", uri, status === 400, `${time}: ${status}`);
  }
}

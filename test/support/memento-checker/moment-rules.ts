// Rules of addresses that no TimeMap lists and that give a memento all the same: times between mementos. RFC 7089 lets
// a memento have more than one address (section 1 names resources, TimeMaps need not be complete), but what is given
// there must be one of the listed ones, say its date and name it.
import { dateOf, field, headLinks, related, sameAddress, type Examined, type Findings } from "./findings.js";
import type { Listed } from "./timemap-rules.js";
import { parseDate } from "./web-links.js";

/** An address to be looked at. */
export interface Moment {
  readonly server: Examined;
  readonly uri: string;
  readonly original: string;
  readonly listed: readonly Listed[];
}

/** The listed memento that is given at an address; nothing when it gives none. */
export async function checkMoment(
  { server, uri, original, listed }: Moment,
  findings: Findings,
): Promise<Listed | undefined> {
  const answer = await server.ask(uri);
  const told = field(answer, "memento-datetime");
  const date = parseDate(told);
  findings.check("moment-datetime", uri, date !== null, told);
  const links = headLinks(answer, uri) ?? [];
  const found = related(links, "original");
  findings.check("moment-original", uri, found.length === 1 && sameAddress(found[0]!.target, original));
  findings.check("moment-timegate", uri, related(links, "timegate").length === 1);
  findings.check("moment-timemap", uri, related(links, "timemap").length > 0);
  const mementos = related(links, "memento");
  const own = mementos.filter(({ target }) => sameAddress(target, uri));
  findings.check("moment-own-link", uri, own.length === 1 && dateOf(own[0]) === date, told);
  // Two within a second share a date: among the links of that date is the one that is given.
  const named = listed.filter(
    (one) => one.date === date && mementos.some(({ target }) => sameAddress(target, one.uri)),
  );
  findings.check("moment-names-listed", uri, named.length > 0, told);
  const given = await givenAmong(server, named, { uri, status: answer.status, body: answer.body });
  findings.check("moment-content", uri, named.length === 0 || given !== undefined);
  const head = await server.ask(uri, {}, "HEAD");
  findings.check(
    "moment-head",
    uri,
    head.status === answer.status && field(head, "memento-datetime") === told,
  );
  return given;
}

/** The one whose content it is; links in a page differ by the time in its own address, and by nothing else. */
async function givenAmong(
  server: Examined,
  named: readonly Listed[],
  shown: { readonly uri: string; readonly status: number; readonly body: string },
): Promise<Listed | undefined> {
  const timeless = (uri: string, body: string): string =>
    body.replaceAll(/\/(\d{14,17})(?:[a-z]{2}_)?\//.exec(uri)?.[1] ?? uri, "T");
  for (const one of named) {
    const { status, body } = await server.ask(one.uri);
    if (status === shown.status && timeless(one.uri, body) === timeless(shown.uri, shown.body)) return one;
  }
  return undefined;
}

/** Asks for times between the mementos by address, without a TimeGate. */
export async function checkMoments(
  { server, original, listed }: Omit<Moment, "uri">,
  findings: Findings,
): Promise<void> {
  const some = listed.slice(1).filter((_, i) => i % Math.ceil(listed.length / 3) === 0);
  for (const { date } of some) {
    const before = listed.filter((one) => one.date < date).at(-1)?.date ?? date;
    const stamp = new Date(((before + date) / 2) * 1000).toISOString().replace(/\D/g, "");
    const uri = `${server.base}${stamp}/${original}`;
    if (!listed.some((one) => sameAddress(one.uri, uri)))
      await checkMoment({ server, uri, original, listed }, findings);
  }
}

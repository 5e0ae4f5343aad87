// Rules of mementos (RFC 7089 sections 2.1.1, 2.2 and 4.5).
import { dateOf, field, headLinks, related, sameAddress, type Examined, type Findings } from "./findings.js";
import type { Listed } from "./timemap-rules.js";
import { parseDate, type WebLink } from "./web-links.js";

/** Asks for some of the mementos that are listed, the ends among them. */
export async function checkMementos(
  server: Examined,
  original: string,
  listed: readonly Listed[],
  findings: Findings,
): Promise<void> {
  const step = Math.ceil(listed.length / 12);
  for (const [i, { uri, date }] of listed.entries()) {
    if (i % step !== 0 && i !== listed.length - 1) continue;
    const answer = await server.ask(uri);
    const told = field(answer, "memento-datetime");
    findings.check("memento-datetime", uri, parseDate(told) !== null, told);
    // What a list promises is what is given.
    findings.check("memento-as-listed", uri, parseDate(told) === date, `${told}, listed ${date}`);
    const links = headLinks(answer, uri);
    findings.check("memento-links", uri, links !== null);
    checkLinks(links ?? [], { uri, original, listed, i }, findings);
    const head = await server.ask(uri, {}, "HEAD");
    findings.check(
      "memento-head",
      uri,
      head.status === answer.status && field(head, "memento-datetime") === told,
    );
  }
}

interface Place {
  readonly uri: string;
  readonly original: string;
  readonly listed: readonly Listed[];
  readonly i: number;
}

function checkLinks(
  links: readonly WebLink[],
  { uri, original, listed, i }: Place,
  findings: Findings,
): void {
  const found = related(links, "original");
  findings.check("memento-original", uri, found.length === 1 && sameAddress(found[0]!.target, original));
  findings.check("memento-timegate", uri, related(links, "timegate").length === 1);
  findings.check("memento-timemap", uri, related(links, "timemap").length > 0);
  const mementos = related(links, "memento");
  findings.check(
    "memento-link-datetime",
    uri,
    mementos.every((link) => dateOf(link) !== null),
  );
  const own = mementos.find(({ target }) => sameAddress(target, uri));
  findings.check("memento-own-link", uri, own !== undefined && dateOf(own) === listed[i]!.date);
  const expected = { first: listed[0], prev: listed[i - 1], next: listed[i + 1], last: listed.at(-1) };
  for (const [relation, one] of Object.entries(expected)) {
    const link = related(mementos, relation);
    const holds =
      one === undefined ? link.length === 0 : link.length === 1 && sameAddress(link[0]!.target, one.uri);
    findings.check(
      "memento-neighbours",
      uri,
      holds,
      `${relation}: ${link.map(({ target }) => target).join()}`,
    );
  }
}

/** What is not held is said not to be, by every endpoint, and is no memento. */
export async function checkAbsence(server: Examined, absent: string, findings: Findings): Promise<void> {
  for (const path of ["timegate/", "timemap/link/", "timemap/json/", "timemap/cdxj/", "20261115123107/"]) {
    const uri = `${server.base}${path}${absent}`;
    const answer = await server.ask(uri);
    findings.check("absent-status", uri, answer.status === 404, String(answer.status));
    findings.check("absent-no-datetime", uri, field(answer, "memento-datetime") === undefined);
  }
}

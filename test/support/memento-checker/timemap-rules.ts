// Rules of TimeMaps (RFC 7089 section 5).
import { absolute, dateOf, field, related, sameAddress, type Examined, type Findings } from "./findings.js";
import { parseDate, parseLinks, type WebLink } from "./web-links.js";

/** A memento as a TimeMap lists it. */
export interface Listed {
  readonly uri: string;
  readonly date: number;
}

const MOST_PAGES = 100;

/** Reads all pages of the link form, checks each and the chain, and holds the other forms against it. */
export async function checkTimeMaps(
  server: Examined,
  original: string,
  findings: Findings,
): Promise<Listed[]> {
  const first = `${server.base}timemap/link/${original}`;
  const pages = await readChain(server, first, original, findings);
  const all = pages.flatMap(({ mementos }) => mementos);
  const relations = pages.flatMap((page) => page.relations);
  const isSorted = all.every(({ date }, i) => i === 0 || all[i - 1]!.date <= date);
  findings.check("timemap-order", first, isSorted);
  findings.check("timemap-once", first, new Set(all.map(({ uri }) => uri)).size === all.length);
  for (const [word, at] of [
    ["first", 0],
    ["last", -1],
  ] as const) {
    const isThere = relations.at(at)?.split(" ").includes(word) === true;
    findings.check("timemap-first-last", first, isThere && count(relations, word) === 1, word);
  }
  await checkOtherForms(server, original, all, findings);
  return all;
}

/** Follows the pages from the first on, each of which must name the one before. */
async function readChain(
  server: Examined,
  first: string,
  original: string,
  findings: Findings,
): Promise<Page[]> {
  const pages: Page[] = [];
  const seen = new Set<string>();
  for (let uri: string | null = first, before: string | null = null; uri !== null;) {
    findings.check("timemap-chain", uri, !seen.has(uri) && seen.size < MOST_PAGES, "pages lead in a circle");
    if (seen.has(uri) || seen.size >= MOST_PAGES) break;
    seen.add(uri);
    const page = await checkPage(server, uri, original, findings);
    if (page === null) break;
    pages.push(page);
    const prev = otherPage(page, "prev");
    findings.check("timemap-prev", uri, prev === before, `prev is ${prev}, came from ${before}`);
    [before, uri] = [uri, otherPage(page, "next")];
  }
  return pages;
}

function otherPage({ links }: Page, relation: string): string | null {
  const found = related(links, relation).find(({ relations }) => relations.includes("timemap"));
  return found?.target ?? null;
}

function count(relations: readonly string[], word: string): number {
  return relations.filter((one) => one.split(" ").includes(word)).length;
}

interface Page {
  readonly links: WebLink[];
  readonly mementos: Listed[];
  readonly relations: string[];
}

async function checkPage(
  server: Examined,
  uri: string,
  original: string,
  findings: Findings,
): Promise<Page | null> {
  const answer = await server.ask(uri);
  findings.check("timemap-status", uri, answer.status === 200, String(answer.status));
  const type = field(answer, "content-type") ?? "";
  findings.check("timemap-type", uri, /^application\/link-format\b/.test(type), type);
  const links = absolute(parseLinks(answer.body), uri);
  findings.check("timemap-links", uri, links !== null, answer.body);
  if (links === null || answer.status !== 200) return null;
  const [own] = related(links, "self");
  const found = related(links, "original");
  findings.check("timemap-original", uri, found.length === 1 && sameAddress(found[0]!.target, original));
  findings.check("timemap-self", uri, own !== undefined && sameAddress(own.target, uri), own?.target);
  findings.check("timemap-timegate", uri, related(links, "timegate").length === 1);
  const mementos = related(links, "memento");
  findings.check(
    "timemap-datetime",
    uri,
    mementos.every((link) => dateOf(link) !== null),
  );
  const listed = mementos.map((link) => ({ uri: link.target, date: dateOf(link) ?? NaN }));
  // From and until are those of the mementos listed (section 5.1.1).
  const span = [parseDate(own?.attributes.get("from")), parseDate(own?.attributes.get("until"))];
  findings.check(
    "timemap-span",
    uri,
    span[0] === listed[0]?.date && span[1] === listed.at(-1)?.date,
    span.join(),
  );
  for (const link of related(links, "timemap"))
    findings.check(
      "timemap-span",
      uri,
      ["from", "until"].every((name) => parseDate(link.attributes.get(name)) !== null),
    );
  return { links, mementos: listed, relations: mementos.map(({ relations }) => relations.join(" ")) };
}

/** The other forms list the same mementos in the same order, page by page too. */
async function checkOtherForms(
  server: Examined,
  original: string,
  listed: readonly Listed[],
  findings: Findings,
): Promise<void> {
  for (const [form, read] of Object.entries(FORMS)) {
    const found: string[] = [];
    const seen = new Set<string>();
    let next: string | null = `${server.base}timemap/${form}/${original}`;
    for (; next !== null && !seen.has(next) && seen.size < MOST_PAGES;) {
      seen.add(next);
      const { status, body } = await server.ask(next);
      const page: FormPage | null = status === 200 ? attempt(() => read(body)) : null;
      findings.check(`timemap-${form}`, next, page !== null, body);
      found.push(...(page?.uris ?? []));
      next = page?.next ?? null;
    }
    const isSame = found.length === listed.length && found.every((uri, i) => uri === listed[i]!.uri);
    findings.check(`timemap-${form}`, original, isSame && next === null, `${found.length} mementos`);
  }
}

/** A page of another form. */
interface FormPage {
  readonly uris: readonly string[];
  readonly next: string | null;
}

/** How MemGator and its likes write lists. */
const FORMS: Readonly<Record<"json" | "cdxj", (body: string) => FormPage>> = {
  json: (body) => {
    const { mementos, next } = JSON.parse(body) as JsonPage;
    return { uris: mementos.list.map(({ uri }) => uri), next: next?.uri ?? null };
  },
  cdxj: (body) => {
    const lines = body.split("\n");
    const uris = lines
      .filter((line) => /^\d/.test(line))
      .map((line) => (JSON.parse(line.slice(line.indexOf("{"))) as { uri: string }).uri);
    const next = lines.find((line) => line.startsWith('!meta {"next"'));
    return { uris, next: next ? (JSON.parse(next.slice("!meta ".length)) as { next: string }).next : null };
  },
};

interface JsonPage {
  readonly mementos: { readonly list: readonly { readonly uri: string }[] };
  readonly next?: { readonly uri: string };
}

function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

// Which parts of a page were given in one way of showing it and not in the other.
import { parsedUrl, type PartOfPage } from "#model/index.js";
import type { RenderedRequest } from "#ports/index.js";

/** What the archive has no record of, as the answerer of stored bytes tells it. */
export const NOT_HELD = "not-held";

/** One way of showing a page: its requests, and which archived address each means. */
export interface AskedParts {
  readonly requests: readonly RenderedRequest[];
  /** `null`: none of the page's own. */
  readonly meant: (url: string) => string | null;
}

/** What came of it. */
export interface ComparedRequests {
  readonly missingInReplay: readonly PartOfPage[];
  readonly onlyInReplay: readonly PartOfPage[];
  readonly notHeld: readonly string[];
}

/** A part and how its last request ended. */
interface Part {
  readonly url: string;
  readonly isGiven: boolean;
  readonly isHeld: boolean;
  readonly words: string;
}

type Parts = ReadonlyMap<string, Part>;

/** Compares what was asked for and given, address by address. */
export function compareRequests(stored: AskedParts, replayed: AskedParts): ComparedRequests {
  const [these, those] = [partsOf(stored), partsOf(replayed)];
  const [gone, come] = unpaired(these, those);
  const differing = [...these].flatMap(([key, part]) => {
    const other = those.get(key);
    return other && other.isGiven !== part.isGiven ? [{ part, other }] : [];
  });
  const lost = differing.filter(({ part }) => part.isGiven).map(({ other }) => other);
  const won = differing.filter(({ part }) => !part.isGiven).map(({ other }) => other);
  return {
    missingInReplay: [
      ...lost.map(({ url, words }) => ({ url, why: `replay: ${words}` })),
      ...gone.filter(({ isGiven }) => isGiven).map(({ url }) => ({ url, why: "not asked for in replay" })),
    ],
    onlyInReplay: [...won, ...come].map(({ url, words }) => ({ url, why: `asked for in replay: ${words}` })),
    notHeld: [...these.values()].filter(({ isHeld }) => !isHeld).map(({ url }) => url),
  };
}

/** Those that only one side asked for; numbers against caches, which hang on the clock, are no difference. */
function unpaired(these: Parts, those: Parts): [gone: Part[], come: Part[]] {
  const gone = [...these].filter(([key]) => !those.has(key));
  const come = [...those].filter(([key]) => !these.has(key));
  const loose = ([key, { isGiven }]: readonly [string, Part]): string =>
    `${key.split("?", 1)[0]!} ${isGiven}`;
  const [ofGone, ofCome] = [new Set(gone.map(loose)), new Set(come.map(loose))];
  return [
    gone.filter((one) => !ofCome.has(loose(one))).map(([, part]) => part),
    come.filter((one) => !ofGone.has(loose(one))).map(([, part]) => part),
  ];
}

/** By method and address; the last answer counts, which is the one behind redirects of our own. */
function partsOf({ requests, meant }: AskedParts): Parts {
  const parts = new Map<string, Part>();
  for (const request of requests) {
    const url = isCompared(request) ? meant(request.url) : null;
    const end = endOf(request);
    // Browsers ask for it by themselves: where there is none, nothing is missing from the page.
    if (url === null || (!end.isGiven && parsedUrl(url)?.pathname === "/favicon.ico")) continue;
    const isGet = request.method === "GET";
    const shown = shortened(isGet ? url : `${request.method} ${url}`);
    parts.set(`${request.method} ${url}`, { url: shown, ...end });
  }
  return parts;
}

/** Nobody sees what comes of beacons, reports and questions before a request. */
function isCompared({ end, resourceType, method }: RenderedRequest): boolean {
  // In replay nothing is another origin's, so that browsers ask no leave for it (Fetch standard, "CORS-preflight fetch").
  if (resourceType === "Preflight" || method === "OPTIONS") return false;
  return !(end.kind === "open" && (end.why === "beacon" || end.why === "report" || end.why === "refused"));
}

function endOf({ end }: RenderedRequest): Omit<Part, "url"> {
  switch (end.kind) {
    case "answered":
      return { isGiven: end.status < 400, isHeld: end.id !== NOT_HELD, words: `answered ${end.status}` };
    case "failed":
      return { isGiven: false, isHeld: end.code !== NOT_HELD, words: `failed, ${end.code}` };
    case "open":
      return { isGiven: false, isHeld: true, words: `left open, ${end.why}` };
  }
}

const MOST_CHARS = 2_000;

/** Addresses that scripts make can be of any length. */
export function shortened(url: string): string {
  return url.length > MOST_CHARS ? `${url.slice(0, MOST_CHARS)}…` : url;
}

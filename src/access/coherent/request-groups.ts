// Records of one address by the request that each answers. Scripts ask for one address in several ways (with an Accept,
// a field or a body of their own), each of which is a page of its own in the catalog; an index knows the address only.
import {
  distanceOf,
  orderByRequest,
  parsePageUrl,
  requestOf,
  type PageRequest,
  type PageUrl,
  type Sighting,
} from "#model/index.js";
import type { IndexEntry } from "#ports/index.js";
import type { MementoQuery } from "../memento-choice.js";
import type { PageEvidence } from "./archive-evidence.js";

/** What tells requests to one address apart. */
export interface KnownRequests {
  readonly evidenceOf: (url: PageUrl) => Promise<PageEvidence>;
  /** Pages that ask an address by this method and body, and by more; where nobody tells, addresses are all there is. */
  readonly requestsTo?: (address: PageUrl, asked: Pick<PageRequest, "method" | "body">) => Promise<PageUrl[]>;
}

/** Records that answer one request. */
export interface RequestGroup {
  /** The page that they are of; `null` where their address is all that is known. */
  readonly page: PageUrl | null;
  readonly entries: readonly IndexEntry[];
  /** Whether that is another request than the one that is asked. */
  readonly isOther: boolean;
}

/** So many requests of one address are told apart; records of others are taken by their address. */
const MOST_PAGES = 40;

/** Groups them, the request that is nearest to the one asked first. */
export async function requestGroups(
  entries: readonly IndexEntry[],
  query: MementoQuery,
  { requestsTo, evidenceOf }: KnownRequests,
): Promise<RequestGroup[]> {
  const all = [{ page: null, entries, isOther: false }];
  if (requestsTo === undefined || entries.length === 0) return all;
  const asked = askedBy(query);
  const pages: PageUrl[] = [];
  for (const address of addressesOf(entries)) pages.push(...(await requestsTo(address, asked)));
  if (pages.length === 0) return all;
  const held = orderByRequest(asked.fields, pages).slice(0, MOST_PAGES);
  const groups: RequestGroup[] = [];
  let left = entries;
  for (const page of held) {
    const isOf = recordsOf((await evidenceOf(page)).looks);
    const own = left.filter(isOf);
    if (own.length > 0) groups.push({ page, entries: own, isOther: isOther(asked, page) });
    left = left.filter((entry) => !isOf(entry));
  }
  return inOrder(withPlain(groups, left, asked), query);
}

function askedBy({ request, fields = [] }: MementoQuery): PageRequest {
  if (request === undefined) return { method: "GET", fields, body: null };
  const { method, body } = request;
  return { method, fields, body: body.length === 0 ? null : body };
}

function addressesOf(entries: readonly IndexEntry[]): Set<PageUrl> {
  return new Set(entries.map(({ url }) => parsePageUrl(url)).filter((url) => url !== null));
}

function recordsOf(looks: readonly Sighting[]): (entry: IndexEntry) => boolean {
  const places = new Set(looks.flatMap(({ records }) => records.map((one) => `${one.offset} ${one.file}`)));
  return ({ file, offset }) => places.has(`${offset} ${file}`);
}

function isOther(asked: PageRequest, page: PageUrl): boolean {
  return distanceOf(asked.fields, requestOf(page)?.fields ?? []).apart > 0;
}

/** What is left is of the plain page, or told by no look: it stands where a request without fields of its own does. */
function withPlain(
  groups: readonly RequestGroup[],
  entries: readonly IndexEntry[],
  { fields, method }: PageRequest,
): RequestGroup[] {
  if (entries.length === 0) return [...groups];
  const plain: RequestGroup = { page: null, entries, isOther: method === "GET" && fields.length > 0 };
  const own = distanceOf(fields, []);
  const isNearer = ({ page }: RequestGroup): boolean => {
    const { apart, alike } = distanceOf(fields, requestOf(page!)?.fields ?? []);
    return apart < own.apart || (apart === own.apart && alike > own.alike);
  };
  return [...groups.filter(isNearer), plain, ...groups.filter((group) => !isNearer(group))];
}

/** A record's own time is its address, by which lists name it: whoever asks for no more than that gets it. */
function inOrder(groups: readonly RequestGroup[], query: MementoQuery): RequestGroup[] {
  if (query.request !== undefined || (query.fields ?? []).length > 0) return [...groups];
  const isNamed = ({ entries }: RequestGroup): boolean =>
    entries.some(({ at, url }) => at === query.at && url === query.url);
  return [...groups.filter(isNamed), ...groups.filter((group) => !isNamed(group))];
}

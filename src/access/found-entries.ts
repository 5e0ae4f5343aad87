// The captures among which one is chosen: by address, or, for what was sent with a body, by that too.
import { requestKeyUrl, type KeyedRequest } from "#formats/urls/request-query.js";
import { addressOf, requestOf, type PageRequest, type PageUrl } from "#model/index.js";
import type { CaptureIndex, IndexEntry } from "#ports/index.js";
import { looseMatch } from "./loose-match.js";
import type { ReplayHeader } from "./memento-headers.js";

/** By what one of the requests to an address is chosen. */
export interface RequestAsked {
  /** The request, where it is none by GET: it is found as other tools file it (`__wb_method=…`). */
  readonly request?: KeyedRequest;
  /** The fields that are part of what is asked for (`fieldsOfPage`); none for a page in a window. */
  readonly fields?: PageRequest["fields"];
}

/** What is looked up. */
export interface LookedUp extends RequestAsked {
  readonly url: PageUrl;
  /** Whether an address will do that differs in passing parameters, where there is none of exactly this. */
  readonly isLoose?: boolean;
}

/** A page of the catalog as it is looked up: by its address, and by what else it asks. */
export function lookedUpAs(page: PageUrl): RequestAsked & { readonly url: PageUrl } {
  const own = requestOf(page);
  if (own === null) return { url: page };
  const { method, fields, body } = own;
  const contentType = fields.find(([name]) => name === "content-type")?.[1] ?? "";
  const request = { method, contentType, body: body ?? new Uint8Array() };
  return { url: addressOf(page), fields, ...(method !== "GET" && { request }) };
}

/** Finds them; what is not exactly as asked for is said in a header. */
export async function foundEntries(
  index: Pick<CaptureIndex, "lookup" | "walk">,
  { url, request, isLoose = false }: LookedUp,
): Promise<{ readonly entries: readonly IndexEntry[]; readonly said: readonly ReplayHeader[] }> {
  const key = request === undefined ? url : requestKeyUrl(url, request);
  const entries = await index.lookup(key);
  if (entries.length > 0 || !isLoose) return { entries, said: [] };
  const loose = await looseMatch(index, key);
  if (loose === null) return { entries, said: [] };
  const words = `without ${loose.passedOver.join(" ")}`;
  return { entries: loose.entries, said: [["x-isochron-matched", words]] };
}

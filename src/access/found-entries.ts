// The captures among which one is chosen: by address, or, for what was sent with a body, by that too.
import { requestKeyUrl, type KeyedRequest } from "#formats/urls/request-query.js";
import type { PageUrl } from "#model/index.js";
import type { CaptureIndex, IndexEntry } from "#ports/index.js";
import { looseMatch } from "./loose-match.js";
import type { ReplayHeader } from "./memento-headers.js";

/** What is looked up. */
export interface LookedUp {
  readonly url: PageUrl;
  /** The request, where it is none by GET: it is found as other tools file it (`__wb_method=…`). */
  readonly request?: KeyedRequest;
  /** Whether an address will do that differs in passing parameters, where there is none of exactly this. */
  readonly isLoose?: boolean;
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

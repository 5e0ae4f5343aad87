// From which second chance and clock of a shown page start: that of the document's own record, or, where a browser showed
// it at capture, the one that it had there. A revisit of the same bytes is another second, with other numbers by lot.
import { chanceSeed } from "#formats/index.js";
import { parsePageUrl, type Instant } from "#model/index.js";
import type { RenderingStore } from "#ports/index.js";

/** What tells how a document was shown at capture. */
type ShownAtCapture = Pick<RenderingStore, "ofDocument">;

/** The second, for the record that is shown. */
export async function pageClock(
  shown: { readonly url: string; readonly at: Instant; readonly captureId: string | null },
  renderings: ShownAtCapture,
): Promise<Instant> {
  const { captureId, at } = shown;
  const url = parsePageUrl(shown.url);
  const before = captureId === null || url === null ? null : await renderings.ofDocument(captureId, url);
  return (chanceSeed(before?.at ?? at) * 1000) as Instant;
}

// What showing documents brought, for the end of a run: by page, and altogether.
import type { PageRendering, PageUrl } from "#model/index.js";
import type { CaptureRun } from "../run/capture-run.js";

/** Every rendering of a capture, by its document. */
export async function renderingsOf({ world, state }: CaptureRun): Promise<Map<PageUrl, PageRendering>> {
  const renderings = new Map<PageUrl, PageRendering>();
  for await (const rendering of world.archive.catalog.renderings.ofCapture(state.capture.id))
    renderings.set(rendering.document, rendering);
  return renderings;
}

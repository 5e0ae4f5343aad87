// Two versions cut into blocks by the same means: by layout where a browser showed both and its boxes are of these very
// documents, else by their trees. Blocks of different segmenters do not compare.
import type { ChangeResult, KeptLayout } from "#model/index.js";
import type { Segmenter } from "../blocks/segmenter.js";
import { layoutSegmenter } from "../layout/layout-segmenter.js";
import type { PageModel } from "../page/page-model.js";

/** Reads one version. */
export type ReadVersion = (
  bytes: Uint8Array,
  contentType?: string | null,
  segmenter?: Segmenter,
) => PageModel;

/** Both, and what cut them. */
export interface BothRead extends Pick<ChangeResult, "cutBy" | "notByLayout"> {
  readonly old: PageModel;
  readonly now: PageModel;
}

interface KnownOfBoth {
  readonly beforeType?: string | null;
  readonly afterType?: string | null;
  readonly beforeLayout?: KeptLayout;
  readonly afterLayout?: KeptLayout;
}

/** Reads them. */
export function readBoth(
  before: Uint8Array,
  after: Uint8Array,
  known: KnownOfBoth,
  read: ReadVersion,
): BothRead {
  const { beforeType, afterType, beforeLayout, afterLayout } = known;
  const byTree = (why: string | null): BothRead => ({
    old: read(before, beforeType),
    now: read(after, afterType),
    cutBy: "tree",
    ...(why !== null && { notByLayout: why }),
  });
  const why = whyNot(beforeLayout, afterLayout);
  if (!beforeLayout || !afterLayout || why !== null) return byTree(why);
  const old = read(before, beforeType, layoutSegmenter(beforeLayout.boxes));
  const now = read(after, afterType, layoutSegmenter(afterLayout.boxes));
  if (isLaid(old) && isLaid(now)) return { old, now, cutBy: "layout" };
  return byTree("scripts made another page of the document than was sent");
}

function whyNot(before: KeptLayout | undefined, after: KeptLayout | undefined): string | null {
  if (!before && !after) return null;
  if (!before || !after) return `the ${before ? "newer" : "older"} version was not shown in a browser`;
  if (before.isCut || after.isCut) return "there were more boxes than are kept";
  return before.viewWidth === after.viewWidth
    ? null
    : `views of other widths, ${before.viewWidth} and ${after.viewWidth} pixels`;
}

/** The segmenter falls back to the tree where the boxes are of another one: its blocks have no look then. */
function isLaid({ blocks }: PageModel): boolean {
  return blocks.some(({ look }) => look !== undefined);
}

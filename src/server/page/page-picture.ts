// Archived pictures for comparison, on the interface's own origin: raster pictures only, since those run nothing.
import { nearestEntry, versionFromArchive } from "#access/index.js";
import { IsochronError } from "#errors.js";
import { mediaType } from "#formats/index.js";
import { instant } from "#model/index.js";
import type { CaptureIndex } from "#ports/index.js";
import { viewOf } from "./page-history.js";

/** Pictures that are no documents: an SVG may hold scripts and links. */
const RASTER = new Set(["image/png", "image/jpeg", "image/gif", "image/webp", "image/avif", "image/bmp"]);
const MOST_BYTES = 16 * 1024 * 1024;

/** What is sent. */
interface Picture {
  readonly type: string;
  readonly content: Uint8Array;
}

/** The picture nearest to an instant. @throws NOT_FOUND for what is none, or too large */
export async function pictureAt(
  index: CaptureIndex,
  { url, at, view }: { readonly url: string; readonly at: string; readonly view?: "1" | undefined },
): Promise<Picture> {
  const target = view === undefined ? url : viewOf(url);
  const entries = (await index.lookup(target)).filter((entry) => entry.url === target);
  const entry = nearestEntry(entries, instant(Number(at)));
  if (!entry) throw new IsochronError("NOT_FOUND", `no picture of ${url} in the archive`);
  if (entry.length > MOST_BYTES)
    throw new IsochronError("NOT_FOUND", `${url} is too large to be shown here; replay shows it`);
  const { content, contentType } = await versionFromArchive(index, entry);
  const type = mediaType(contentType) ?? "";
  if (!RASTER.has(type) || content.length > MOST_BYTES)
    throw new IsochronError("NOT_FOUND", `${url} is no picture that is shown here; replay shows it`);
  return { type, content };
}

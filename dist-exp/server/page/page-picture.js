// Archived pictures for comparison, on the interface's own origin: raster pictures only, since those run nothing.
import { nearestEntry, versionFromArchive } from "#access/index.js";
import { IsochronError } from "#errors.js";
import { mediaType } from "#formats/index.js";
import { instant } from "#model/index.js";
import { viewsOfPage } from "./page-views.js";
/** Pictures that are no documents: an SVG may hold scripts and links. */
const RASTER = new Set(["image/png", "image/jpeg", "image/gif", "image/webp", "image/avif", "image/bmp"]);
const MOST_BYTES = 16 * 1024 * 1024;
/** The picture nearest to an instant. @throws NOT_FOUND for what is none, or too large */
export async function pictureAt(archive, { url, at, view }) {
    const { index } = archive;
    const entries = view === undefined
        ? (await index.lookup(url)).filter((entry) => entry.url === url)
        : await viewsOfPage(archive, url);
    const entry = nearestEntry(entries, instant(Number(at)));
    if (!entry)
        throw new IsochronError("NOT_FOUND", `no picture of ${url} in the archive`);
    if (entry.length > MOST_BYTES)
        throw new IsochronError("NOT_FOUND", `${url} is too large to be shown here; replay shows it`);
    const { content, contentType } = await versionFromArchive(index, entry);
    const type = mediaType(contentType) ?? "";
    if (!RASTER.has(type) || content.length > MOST_BYTES)
        throw new IsochronError("NOT_FOUND", `${url} is no picture that is shown here; replay shows it`);
    return { type, content };
}

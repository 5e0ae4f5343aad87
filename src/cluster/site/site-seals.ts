// What is sealed of a site beside its WARC files: a copy of its catalog, its index, its results.
import { join } from "node:path";
import type { Archive } from "#ports/index.js";
import {
  localContent,
  openArchive,
  removeSiteFolder,
  sealedBeside,
  snapshotCatalog,
  snapshotWatch,
  type RestoredSite,
} from "#store/index.js";
import type { NamedContent } from "./site-bucket.js";
import type { SiteUploads } from "./site-uploads.js";

/** Puts the catalog as it stands, so that readers see what has begun. */
export async function sealCatalog(dir: string, uploads: SiteUploads): Promise<void> {
  await withCopies(dir, snapshotCatalog, (copies) => uploads.put(copies));
}

/** Puts what the site's watch remembers as it stands. */
export async function sealWatch(dir: string, uploads: SiteUploads): Promise<void> {
  await withCopies(dir, snapshotWatch, (copies) => uploads.put(copies));
}

/** Puts the outside authority's word on the start of a capture, so that it outlives this machine. */
export async function sealStart(
  { dir, blobs }: Archive,
  captureId: string,
  uploads: SiteUploads,
): Promise<void> {
  const names = (await blobs.list(`captures/${captureId}/`)).map(({ key }) => key);
  const start = names.filter((name) => /\/start\.(?:json|tsr)$/.test(name));
  await uploads.put(await contentsOf(dir, start));
}

/** Puts everything; index, results and the catalog's copy count together, or none of them does. Nobody may write now. */
export async function sealAll(
  { dir, beneath }: { readonly dir: string } & RestoredSite,
  uploads: SiteUploads,
): Promise<void> {
  const archive = await openArchive(dir, { mode: "read", beneath });
  try {
    const beside = await sealedBeside(archive.blobs);
    const gone = uploads.heldNames("indexes/").filter((name) => !beside.includes(name));
    const contents = await contentsOf(dir, beside);
    await withCopies(dir, snapshotCatalog, (copies) => uploads.put([...copies, ...contents], gone));
  } finally {
    await archive.close();
  }
}

async function withCopies(
  dir: string,
  snapshot: typeof snapshotCatalog,
  put: (copies: readonly NamedContent[]) => Promise<void>,
): Promise<void> {
  const folder = join(dir, "copies");
  try {
    await put(await contentsOf(folder, await snapshot(dir, folder)));
  } finally {
    await removeSiteFolder(folder);
  }
}

async function contentsOf(dir: string, names: readonly string[]): Promise<NamedContent[]> {
  const contents: NamedContent[] = [];
  for (const name of names) contents.push({ name, content: await localContent(dir, name) });
  return contents;
}

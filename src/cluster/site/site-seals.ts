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

/** Puts what the site's watch remembers as it stands. */
export async function sealWatch(dir: string, uploads: SiteUploads): Promise<void> {
  await withCopies(dir, snapshotWatch, (copies) => uploads.put(copies));
}

/** Puts the catalog as it stands, so that readers see what has begun, and what any machine needs to go on with it. */
export async function sealBegin(
  archive: Pick<Archive, "dir" | "blobs">,
  captureId: string,
  uploads: SiteUploads,
): Promise<void> {
  const start = await startOf(archive, captureId);
  await withCopies(archive.dir, snapshotCatalog, (copies) => uploads.put([...copies, ...start]));
}

/** Puts how a capture was asked for, and the outside authority's word on its start, so that they outlive this machine. */
export async function sealStart(
  archive: Pick<Archive, "dir" | "blobs">,
  captureId: string,
  uploads: SiteUploads,
): Promise<void> {
  await uploads.put(await startOf(archive, captureId));
}

async function startOf(
  { dir, blobs }: Pick<Archive, "dir" | "blobs">,
  captureId: string,
): Promise<NamedContent[]> {
  const names = (await blobs.list(`captures/${captureId}/`)).map(({ key }) => key);
  const start = names.filter((name) => /\/(?:asked\.json|start\.(?:json|tsr))$/.test(name));
  return contentsOf(dir, start);
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

// What is said of the sites and captures in a package: the latest of each, as its own small WARC file, and in the words
// that a package has for itself.
import type { Described, Description, DublinCore } from "#model/index.js";
import type { BlobStore } from "#ports/index.js";
import { descriptionKeys, readDescription } from "../archive/description-files.js";
import { bytesOf, eachOfBlob, withBlob } from "../blobs/open-blob.js";
import type { PackageFile } from "./package-writer.js";

/** What a package takes along of descriptions. */
export interface SaidInPackage {
  readonly files: readonly PackageFile[];
  /** Title and description, where people gave them: datapackage.json has a place for both. */
  readonly ofPackage: { readonly title?: string; readonly description?: string };
  /** What is said of its one capture or, for lack of that, of its one site. */
  readonly elements: DublinCore;
}

/** Gathers the descriptions of sites and captures. */
export async function packageDescriptions(
  archive: BlobStore,
  sites: readonly string[],
  captures: readonly string[],
): Promise<SaidInPackage> {
  const ofSites = await latestOf(
    archive,
    sites.map((site) => ({ kind: "site", site })),
  );
  const ofCaptures = await latestOf(
    archive,
    captures.map((capture) => ({ kind: "capture", capture })),
  );
  const site = sites.length === 1 ? (ofSites[0]?.said.elements ?? {}) : {};
  const own = captures.length === 1 ? (ofCaptures[0]?.said.elements ?? {}) : {};
  const elements = { ...site, ...own };
  const title = own.title?.[0] ?? (captures.length === 1 ? undefined : site.title?.[0]);
  const description = elements.description?.join("\n\n");
  return {
    files: [...ofSites, ...ofCaptures].map(({ key }) => fileOf(archive, key)),
    ofPackage: { ...(title !== undefined && { title }), ...(description !== undefined && { description }) },
    elements,
  };
}

interface Latest {
  readonly key: string;
  readonly said: Description;
}

async function latestOf(archive: BlobStore, described: readonly Described[]): Promise<Latest[]> {
  const found: Latest[] = [];
  for (const of of described)
    for (const key of (await descriptionKeys(archive, of)).toReversed()) {
      const said = await withBlob(archive, key, (source) => readDescription(source, key));
      if (!said) continue;
      found.push({ key, said });
      break;
    }
  return found;
}

function fileOf(archive: BlobStore, key: string): PackageFile {
  return {
    path: key,
    name: key.split("/").slice(1).join("-"),
    isStored: true,
    content: () => eachOfBlob(archive, key, (source) => bytesOf(source)),
  };
}

// Names inside an archive directory (docs/guide/capture.md tells users). Relative names use forward slashes.
import type { Described } from "#model/index.js";
import type { BlobStore } from "#ports/index.js";

/** The catalog of all captures. */
export const CATALOG_FILE = "catalog.sqlite";

/** What a watch remembers, beside the catalog. */
export const WATCH_FILE = "watch.sqlite";

/** What a mirror of a cluster knows of its objects. */
export const MIRROR_FILE = "mirror.sqlite";

/** The words of all pages, beside the catalog. */
export const SEARCH_FILE = "search.sqlite";

/** `warcs/<site>/<capture>-NNNNN.warc.gz`. */
export function warcFileName(site: string, captureId: string, number: number): string {
  return `warcs/${siteFolder(site)}/${captureId}-${String(number).padStart(5, "0")}.warc.gz`;
}

/** `indexes/<site>.cdxj`. */
export function indexFileName(site: string): string {
  return `indexes/${siteFolder(site)}.cdxj`;
}

/** `captures/<capture>`. */
export function captureFolder(captureId: string): string {
  return `captures/${captureId}`;
}

/** What may lie in a capture's folder: results, and what seals them (docs/certificate.md). */
export const CAPTURE_FILES = [
  "report.json",
  "report.html",
  "certificate.json",
  "testimony.json",
  "seal.json",
  "seal.p7s",
  "start.json",
  "start.tsr",
  "end.tsr",
  "removals.json",
] as const;

/** How a capture was asked for: machines of a cluster share it, so that each can go on with it. */
export const ASKED_FILE = "asked.json";

/** What lies there for whoever runs the archive alone: no package takes it along, and none brings it. */
export const OWN_FILES = [ASKED_FILE, "check-replay.json", "notes.json"] as const;

/** Where all descriptions lie. */
export const DESCRIPTIONS = "descriptions";

/** `descriptions/sites/<site>` or `descriptions/captures/<capture>`. */
export function describedFolder(of: Described): string {
  const name = of.kind === "site" ? siteFolder(of.site) : of.capture;
  return `${DESCRIPTIONS}/${of.kind}s/${name}`;
}

/** `captures/<capture>/control.json`. */
export function controlFileName(captureId: string): string {
  return `${captureFolder(captureId)}/control.json`;
}

/** A site's name as a file name on any system, one to one; `host:port` stays readable as `host+port`. */
export function siteFolder(site: string): string {
  return site
    .replaceAll(/[^A-Za-z0-9.:-]/gu, (c) =>
      [...Buffer.from(c)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join(""),
    )
    .replaceAll(":", "+")
    .replace(/^\./, "%2e")
    .replace(/\.$/, "%2e");
}

/** The site's name of a folder that {@link siteFolder} made. */
export function siteOfFolder(folder: string): string {
  const bytes = folder
    .replaceAll("+", ":")
    .replaceAll(/(?:%[0-9a-f]{2})+/g, (run) => Buffer.from(run.replaceAll("%", ""), "hex").toString("utf8"));
  return bytes;
}

/** All WARC files of an archive, relative to it, in order. */
export async function warcFilesIn(blobs: Pick<BlobStore, "list">): Promise<string[]> {
  const keys = (await blobs.list("warcs/")).map(({ key }) => key);
  return keys.filter((key) => /^warcs\/[^/]+\/[^/]+\.warc(?:\.gz)?$/.test(key));
}

// `isochron export warc`: the records of a site, capture and span as one WARC file, compressed members copied as they are.
import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { StoreError } from "#errors.js";
import { LocalBlobs } from "../blobs/local-blobs.js";
import { nodeFileSystem, writeAtomically, type FileSystem } from "../file-system.js";
import {
  captureOf,
  isTaken,
  memberBytes,
  originalsOutside,
  selectedFiles,
  type OutsideOriginals,
  type Selection,
} from "./selection.js";
import { storeFailure } from "../store-failure.js";
import type { Finding } from "../warc/read/finding.js";
import { readArchived } from "../warc/read/archived-warc.js";

/** Which records are wanted. */
export interface ExportOptions extends Selection {
  readonly fileSystem?: FileSystem;
}

/** What was written. */
export interface ExportSummary {
  readonly records: number;
  readonly files: number;
  /** Originals from outside the selection, which revisits inside it need. */
  readonly originals: number;
  readonly missing: OutsideOriginals["missing"];
  readonly findings: readonly Finding[];
}

/** Writes one WARC file; every revisit in it finds its original in it too. */
export async function exportWarc(
  dir: string,
  target: string,
  options: ExportOptions = {},
): Promise<ExportSummary> {
  const fs = options.fileSystem ?? nodeFileSystem;
  const blobs = new LocalBlobs(dir, fs);
  const chosen = new Set(await selectedFiles(blobs, options));
  // An empty file would pass for an export of something.
  if (chosen.size === 0) throw new StoreError("NOT_FOUND", `nothing to export in ${dir}: no such WARC files`);
  const { members: outside, originals, missing } = await originalsOutside(blobs, [...chosen], options);
  const isOriginal = new Set(outside.map(({ file, offset }) => `${offset} ${file}`));
  const files = inOrder([...new Set([...chosen, ...outside.map(({ file }) => file)])], chosen);
  const findings: Finding[] = [];
  const counts = { records: 0, files: new Set<string>() };
  const members = async function* (): AsyncGenerator<Uint8Array> {
    for (const file of files)
      for await (const item of readArchived(blobs, file)) {
        if (item.kind === "finding") findings.push(item.finding);
        if (item.kind !== "end" || !item.isWhole || item.length === null) continue;
        const isSelected = chosen.has(file) && isTaken(item.record, file, options);
        if (!isSelected && !isOriginal.has(`${item.record.offset} ${file}`)) continue;
        counts.records++;
        counts.files.add(file);
        yield* memberBytes(blobs, { file, offset: item.record.offset, length: item.length });
      }
  };
  try {
    await mkdir(dirname(target), { recursive: true });
    await writeAtomically(fs, target, members());
  } catch (error) {
    throw storeFailure(error, "exporting", target);
  }
  return { ...counts, originals, files: counts.files.size, missing, findings };
}

/** Whole files of captures come last, one behind the other: so each can be told from the others, and come home again. */
function inOrder(files: readonly string[], chosen: ReadonlySet<string>): string[] {
  const isOwn = (file: string): boolean => chosen.has(file) && captureOf(file) !== null;
  return files.toSorted((a, b) => Number(isOwn(a)) - Number(isOwn(b)) || (a < b ? -1 : 1));
}

// `isochron export warc`: the records of a site and span as one WARC file, compressed members copied as they are.
import { createReadStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Instant } from "#model/index.js";
import { nodeFileSystem, writeAtomically, type FileSystem } from "./file-system.js";
import { siteFolder, warcFilesIn } from "./layout.js";
import { storeFailure } from "./store-failure.js";
import type { Finding } from "./warc/read/finding.js";
import { readWarc, type ReadRecord } from "./warc/read/warc-reader.js";

/** Which records are wanted. */
export interface ExportOptions {
  /** All sites unless told. */
  readonly site?: string;
  /** Both ends belong to the span. */
  readonly from?: Instant;
  readonly to?: Instant;
  readonly fileSystem?: FileSystem;
}

/** What was written. */
export interface ExportSummary {
  readonly records: number;
  readonly files: number;
  /** Originals from outside the span, which revisits inside it need. */
  readonly originals: number;
  readonly findings: readonly Finding[];
}

interface Member {
  readonly file: string;
  readonly offset: number;
  readonly length: number;
}

/** Writes one WARC file; every revisit in it finds its original in it too. */
export async function exportWarc(
  dir: string,
  target: string,
  options: ExportOptions = {},
): Promise<ExportSummary> {
  const prefix = options.site === undefined ? "warcs/" : `warcs/${siteFolder(options.site)}/`;
  const files = warcFilesIn(dir).filter((file) => file.startsWith(prefix));
  const findings: Finding[] = [];
  const wanted = await neededOriginals(dir, files, options);
  const counts = { records: 0, originals: 0, files: new Set<string>() };
  const members = async function* (): AsyncGenerator<Buffer> {
    for (const file of files)
      for await (const item of readWarc(join(dir, file), { name: file })) {
        if (item.kind === "finding") findings.push(item.finding);
        if (item.kind !== "end" || !item.isWhole || item.length === null) continue;
        const inSpan = isInSpan(item.record, options);
        if (!inSpan && !wanted.has(item.record.id ?? "")) continue;
        counts.records++;
        counts.files.add(file);
        if (!inSpan) counts.originals++;
        yield* memberBytes(dir, { file, offset: item.record.offset, length: item.length });
      }
  };
  try {
    await mkdir(dirname(target), { recursive: true });
    await writeAtomically(options.fileSystem ?? nodeFileSystem, target, members());
  } catch (error) {
    throw storeFailure(error, "exporting", target);
  }
  return { records: counts.records, originals: counts.originals, files: counts.files.size, findings };
}

async function neededOriginals(
  dir: string,
  files: readonly string[],
  options: ExportOptions,
): Promise<Set<string>> {
  const needed = new Set<string>();
  for (const file of files)
    for await (const item of readWarc(join(dir, file)))
      if (item.kind === "record" && item.record.type === "revisit" && isInSpan(item.record, options))
        needed.add(item.record.field("WARC-Refers-To") ?? "");
  return needed;
}

// warcinfo records describe the file that they stand in, not a moment.
function isInSpan({ date, type }: ReadRecord, { from, to }: ExportOptions): boolean {
  if (type === "warcinfo" || date === null) return true;
  return (from === undefined || date >= from) && (to === undefined || date <= to);
}

function memberBytes(dir: string, { file, offset, length }: Member): AsyncIterable<Buffer> {
  return createReadStream(join(dir, file), {
    start: offset,
    end: offset + length - 1,
  }) as AsyncIterable<Buffer>;
}

// The records of WARC files as lines, and the blocks of those that are texts of our own.
import { join } from "node:path";
import type { Capture } from "#model/index.js";
import type { Archive } from "#ports/index.js";
import { readWarcFile, type ReadRecord } from "#store/index.js";
import type { Names } from "./normalised.js";

/** Fields that hang on the random names within our own texts, which are compared themselves. */
const OF_OWN_TEXTS = new Set(["warc-block-digest", "content-length"]);

/** Every record's head, and the texts of warcinfo and metadata records. */
export async function warcTexts(
  archive: Archive,
  captures: readonly Capture[],
  names: Names,
): Promise<{ records: string; metadata: string }> {
  const [records, metadata]: [string[], string[]] = [[], []];
  for (const { id } of captures)
    for (const { file, records: count } of await archive.warcs.files(id)) {
      records.push(names.text(`${file}: ${count} records`));
      for await (const item of readWarcFile(join(archive.dir, file))) {
        if (item.kind === "finding") records.push(names.json(item.finding));
        if (item.kind !== "record") continue;
        const head = headOf(item.record, names);
        records.push(head);
        if (isOwnText(item.record)) metadata.push(head, names.text(await textOf(item.record)));
      }
    }
  return { records: records.join("\n"), metadata: metadata.join("\n") };
}

function isOwnText({ type }: ReadRecord): boolean {
  return type === "warcinfo" || type === "metadata";
}

function headOf(record: ReadRecord, names: Names): string {
  const kept = record.fields.filter(([name]) => !isOwnText(record) || !OF_OWN_TEXTS.has(name.toLowerCase()));
  return names.text(kept.map(([name, value]) => `${name}: ${value}`).join(" | "));
}

async function textOf({ block }: ReadRecord): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of block) pieces.push(piece);
  return Buffer.concat(pieces).toString("utf8").replaceAll("\r\n", "\n").trimEnd();
}

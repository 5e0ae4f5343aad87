// Reads a history file, plain or gzip-compressed.
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { gunzipSync } from "node:zlib";
import { UsageError } from "#errors.js";
import type { History } from "./history.js";
import { parseHistory } from "./parse-history.js";

/** Larger than any history of ours by far; keeps a decompression bomb out. */
const MAX_BYTES = 400_000_000;

/** Reads and checks a history file; its name without `.tsv.gz` becomes the history's. */
export function readHistory(file: string): History {
  const name = basename(file).replace(/(\.tsv)?(\.gz)?$/, "");
  return parseHistory(readText(file), name);
}

function readText(file: string): string {
  try {
    const bytes = readFileSync(file);
    const plain =
      bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes, { maxOutputLength: MAX_BYTES }) : bytes;
    return new TextDecoder("utf-8", { fatal: true }).decode(plain);
  } catch (cause) {
    throw new UsageError("BAD_INPUT", `${file} cannot be read as a history: ${String(cause)}`, { cause });
  }
}

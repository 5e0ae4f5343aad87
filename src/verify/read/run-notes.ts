// What a run wrote down about itself, as far as a certificate must agree with it.
import { strictJson } from "#formats/index.js";

/** The addresses in a record of pages found; `null` when it is not shaped so. */
export function pagesNamed(rows: string): string[] | null {
  const read = strictJson(rows);
  const isList = read.ok && Array.isArray(read.value);
  const names = isList
    ? (read.value as unknown[]).map((row): unknown => (Array.isArray(row) ? row[0] : null))
    : [null];
  return names.every((name) => typeof name === "string") ? names : null;
}

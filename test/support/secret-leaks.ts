// Whether a value that is on nobody's record stands anywhere in a directory.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { SecretValues } from "#formats/index.js";

/** Files in which one of the values stands, in any of the forms in which it is sent, unpacked where they are packed. */
export function leaksIn(dir: string, values: readonly string[]): string[] {
  const secrets = new SecretValues(new Map(values.map((value, at) => [`S${at}`, value])));
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  if (files.length < 5) throw new Error(`${dir} is no archive: there is nothing to look through`);
  return files.flatMap(({ parentPath, name }) => {
    const bytes = readFileSync(join(parentPath, name));
    const isFound = secrets.isIn(name.endsWith(".gz") ? gunzipSync(bytes) : bytes);
    return isFound ? [join(parentPath, name).slice(dir.length)] : [];
  });
}

// The WARC files of a package, one at a time as files on disk, each checked against its data package.
import { createHash } from "node:crypto";
import { basename, join } from "node:path";
import { writeAtomically, type FileSystem } from "../file-system.js";
import type { Finding } from "../warc/read/finding.js";
import { MAX_DATAPACKAGE_BYTES, parseDataPackage } from "./data-package.js";
import { openWacz, type WaczFile } from "./wacz-file.js";

/** A WARC file taken out of a package; it is removed when the next one is asked for. */
export interface UnpackedWarc {
  /** `package.wacz#archive/name.warc.gz`. */
  readonly source: string;
  readonly path: string;
  readonly findings: readonly Finding[];
}

/** Takes them out into a folder; their names come from us, never from the package. */
export async function* unpackWarcs(
  fs: FileSystem,
  waczPath: string,
  folder: string,
): AsyncGenerator<UnpackedWarc> {
  const wacz = await openWacz(waczPath);
  try {
    const hashes = await declaredHashes(wacz);
    for (const name of wacz.warcNames()) {
      const source = `${waczPath}#${name}`;
      const path = join(folder, `unpacked-${safeName(name)}.part`);
      try {
        const hash = await unpack(fs, wacz, name, path);
        const declared = hashes.get(name);
        const findings: Finding[] = [];
        const message = "the WARC file is not the one that datapackage.json describes";
        if (declared?.startsWith("sha256:") && declared !== hash)
          findings.push({ file: source, offset: 0, code: "digest-mismatch", message });
        yield { source, path, findings };
      } finally {
        await fs.remove(path);
      }
    }
  } finally {
    wacz.close();
  }
}

async function unpack(fs: FileSystem, wacz: WaczFile, name: string, path: string): Promise<string> {
  const hash = createHash("sha256");
  const bytes = async function* (): AsyncGenerator<Buffer> {
    for await (const piece of wacz.read(name)) {
      hash.update(piece);
      yield piece;
    }
  };
  await writeAtomically(fs, path, bytes());
  return `sha256:${hash.digest("hex")}`;
}

async function declaredHashes(wacz: WaczFile): Promise<Map<string, string>> {
  const text = await wacz.readText("datapackage.json", MAX_DATAPACKAGE_BYTES);
  const parsed = text === null ? null : parseDataPackage(text);
  if (parsed === null || "problem" in parsed) return new Map();
  return new Map(parsed.resources.map(({ path, hash }) => [path, hash ?? ""]));
}

function safeName(name: string): string {
  return basename(name)
    .replaceAll(/[^A-Za-z0-9.-]/g, "_")
    .slice(-100);
}

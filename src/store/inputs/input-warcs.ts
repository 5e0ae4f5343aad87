// The WARC and ARC files in a file that somebody names: itself, or those in a package.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ByteSource } from "#ports/index.js";
import { inputSource } from "../blobs/file-source.js";
import { nodeFileSystem } from "../file-system.js";
import type { Finding } from "../warc/read/finding.js";
import { unpackWarcs } from "../wacz/unpack-warcs.js";
import { inputKind } from "./input-kind.js";

/** One file with records; it can be read until the next one is asked for. */
export interface InputWarc {
  /** A file in a package is `package.wacz#archive/name.warc.gz`. */
  readonly name: string;
  readonly source: ByteSource;
  readonly findings: readonly Finding[];
}

/** Opens a named file and gives out what holds records in it, one after the other. */
export async function* inputWarcs(path: string): AsyncGenerator<InputWarc> {
  const source = inputSource(path);
  try {
    if ((await inputKind(source, path)) === "records") yield { name: path, source, findings: [] };
    else yield* packagedWarcs(path);
  } finally {
    source.close();
  }
}

async function* packagedWarcs(path: string): AsyncGenerator<InputWarc> {
  const folder = await mkdtemp(join(tmpdir(), "isochron-"));
  try {
    yield* unpackWarcs(nodeFileSystem, path, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

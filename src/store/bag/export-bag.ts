// `isochron export bag`: the same package as a bag (BagIt 1.0, RFC 8493), as a directory or in a ZIP file.
import { existsSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import { StoreError } from "#errors.js";
import { nodeFileSystem, writeAtomically, type FileSystem } from "../file-system.js";
import { withStagingFolder } from "../staging-folder.js";
import {
  withPackage,
  type GatheredPackage,
  type PackageOptions,
  type PackageSummary,
} from "../wacz/gather-package.js";
import type { PackageFile } from "../wacz/package-writer.js";
import { BAG_DIGESTS, BagDigester, bagInfo, BAGIT_TXT, manifestOf, type BaggedFile } from "./bag-tags.js";

/** One file of a bag, made when those before it have been written. */
interface BagFile {
  readonly path: string;
  readonly isStored: boolean;
  content(): AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** Writes a bag, whole or not at all: a ZIP file where the name ends so, otherwise a directory. */
export async function exportBag(
  dir: string,
  out: string,
  options: PackageOptions = {},
): Promise<PackageSummary> {
  const fs = options.fileSystem ?? nodeFileSystem;
  const isZip = /\.zip$/i.test(out);
  return withPackage(dir, out, options, async (gathered) => {
    const files = bagFiles(gathered);
    if (!isZip) return writeFolder(fs, out, files);
    const { created } = gathered.description;
    await writeAtomically(fs, out, zipBytes(files, bagName(out), new Date(created)));
  });
}

/** Payload first: manifests tell what has passed. Tag manifests last: they tell of all other tag files. */
function bagFiles(gathered: GatheredPackage): BagFile[] {
  const { files, description, said } = gathered;
  const payload: BaggedFile[] = [];
  const tags: BaggedFile[] = [];
  const tag = (path: string, text: () => string): BagFile => ({
    path,
    isStored: false,
    content: () => digested(tags, path, [Buffer.from(text())]),
  });
  return [
    ...files.map((file) => payloadFile(file, payload)),
    tag("bagit.txt", () => BAGIT_TXT),
    tag("bag-info.txt", () =>
      bagInfo({ payload, description, captures: gathered.summary().captures, said: said.elements }),
    ),
    ...BAG_DIGESTS.map((name) => tag(`manifest-${name}.txt`, () => manifestOf(payload, name))),
    // Section 2.2.1: a tag manifest lists all tag files but tag manifests.
    ...BAG_DIGESTS.map((name) => ({
      path: `tagmanifest-${name}.txt`,
      isStored: false,
      content: () => [Buffer.from(manifestOf(tags, name))],
    })),
  ];
}

function payloadFile(file: PackageFile, payload: BaggedFile[]): BagFile {
  const path = `data/${file.path}`;
  return { path, isStored: file.isStored, content: () => digested(payload, path, file.content()) };
}

async function* digested(
  done: BaggedFile[],
  path: string,
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const digester = new BagDigester();
  yield* digester.passing(content);
  done.push(digester.result(path));
}

/** Under another name until it is whole; a directory that is there already is somebody's. */
async function writeFolder(fs: FileSystem, out: string, files: readonly BagFile[]): Promise<void> {
  if (existsSync(out)) throw new StoreError("BAD_INPUT", `${out} is there already: name another directory`);
  await withStagingFolder(out, async (partial) => {
    for (const file of files) {
      const target = join(partial, ...file.path.split("/"));
      await mkdir(dirname(target), { recursive: true });
      await writeAtomically(fs, target, file.content());
    }
    await rename(partial, out);
    await fs.syncDirectory(dirname(out));
  });
}

/** Section 4: a serialised bag has one top directory, which is the bag. */
function bagName(out: string): string {
  const name = basename(out).replace(/\.zip$/i, "");
  return name === "" || name === "." || name === ".." ? "bag" : name;
}

async function* zipBytes(files: readonly BagFile[], name: string, modifiedAt: Date): AsyncGenerator<Buffer> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  let current: Readable | null = null;
  for (const file of files)
    zip.addReadStreamLazy(`${name}/${file.path}`, { compress: !file.isStored, mtime: modifiedAt }, (done) => {
      // A source that fails must fail the file: yazl does not listen to it.
      current = Readable.from(file.content(), { objectMode: false }).on("error", (error) =>
        output.destroy(error),
      );
      done(null, current);
    });
  zip.on("error", (error: Error) => output.destroy(error));
  zip.end();
  try {
    yield* output as AsyncIterable<Buffer>;
  } finally {
    (current as Readable | null)?.destroy();
  }
}

// A file system that remembers the order of writes and syncs, and can say what power loss would have left.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { nodeFileSystem, type FileSystem, type OutputFile } from "#store/file-system.js";

type Operation =
  | { readonly kind: "create"; readonly path: string; readonly file: number }
  | { readonly kind: "write"; readonly file: number; readonly bytes: Buffer }
  | { readonly kind: "truncate"; readonly file: number; readonly sizeBytes: number }
  | { readonly kind: "sync"; readonly file: number }
  | { readonly kind: "rename"; readonly from: string; readonly to: string }
  | { readonly kind: "link"; readonly from: string; readonly to: string }
  | { readonly kind: "remove"; readonly path: string }
  | { readonly kind: "sync-directory"; readonly path: string };

/** Passes everything on to the real file system and keeps a log. */
export class RecordingFileSystem implements FileSystem {
  readonly log: Operation[] = [];
  #files = 0;

  async open(path: string, flags: "wx" | "r+"): Promise<OutputFile> {
    if (flags !== "wx") throw new Error("only new files are recorded");
    const output = await nodeFileSystem.open(path, flags);
    const file = this.#files++;
    this.log.push({ kind: "create", path, file });
    return {
      write: async (bytes) => {
        await output.write(bytes);
        this.log.push({ kind: "write", file, bytes: Buffer.from(bytes) });
      },
      sync: async () => {
        await output.sync();
        this.log.push({ kind: "sync", file });
      },
      truncate: async (sizeBytes) => {
        await output.truncate(sizeBytes);
        this.log.push({ kind: "truncate", file, sizeBytes });
      },
      close: () => output.close(),
    };
  }

  async rename(from: string, to: string): Promise<void> {
    await nodeFileSystem.rename(from, to);
    this.log.push({ kind: "rename", from, to });
  }

  async link(from: string, to: string): Promise<void> {
    await nodeFileSystem.link(from, to);
    this.log.push({ kind: "link", from, to });
  }

  async remove(path: string): Promise<void> {
    await nodeFileSystem.remove(path);
    this.log.push({ kind: "remove", path });
  }

  makeDirectory(path: string): Promise<void> {
    return nodeFileSystem.makeDirectory(path);
  }

  async syncDirectory(path: string): Promise<void> {
    await nodeFileSystem.syncDirectory(path);
    this.log.push({ kind: "sync-directory", path });
  }
}

/** Writes to `to` what is left of `from` when power is lost after the first operations: only what was synced. */
export function afterPowerLoss(log: readonly Operation[], from: string, to: string): void {
  const disk = new Disk();
  for (const operation of log) disk.apply(operation);
  for (const [path, content] of disk.durable()) {
    const target = join(to, relative(from, path));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}

class Disk {
  readonly #content = new Map<number, Buffer>();
  readonly #syncedContent = new Map<number, Buffer>();
  readonly #names = new Map<string, number>();
  readonly #syncedNames = new Map<string, number>();

  apply(operation: Operation): void {
    switch (operation.kind) {
      case "create":
        this.#names.set(operation.path, operation.file);
        this.#content.set(operation.file, Buffer.alloc(0));
        return;
      case "write":
        this.#content.set(
          operation.file,
          Buffer.concat([this.#content.get(operation.file)!, operation.bytes]),
        );
        return;
      case "truncate":
        this.#content.set(
          operation.file,
          this.#content.get(operation.file)!.subarray(0, operation.sizeBytes),
        );
        return;
      case "sync":
        this.#syncedContent.set(operation.file, this.#content.get(operation.file)!);
        return;
      case "rename":
        this.#names.set(operation.to, this.#names.get(operation.from)!);
        this.#names.delete(operation.from);
        return;
      case "link":
        this.#names.set(operation.to, this.#names.get(operation.from)!);
        return;
      case "remove":
        this.#names.delete(operation.path);
        return;
      case "sync-directory":
        this.#syncNames(operation.path);
    }
  }

  *durable(): Generator<[string, Buffer]> {
    for (const [path, file] of this.#syncedNames)
      yield [path, this.#syncedContent.get(file) ?? Buffer.alloc(0)];
  }

  #syncNames(dir: string): void {
    for (const path of this.#syncedNames.keys())
      if (dirname(path) === dir && !this.#names.has(path)) this.#syncedNames.delete(path);
    for (const [path, file] of this.#names) if (dirname(path) === dir) this.#syncedNames.set(path, file);
  }
}

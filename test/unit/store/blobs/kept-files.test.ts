// Files that are kept open: everybody reads the file of the name, and nobody reads one that was closed.
import {
  appendFileSync,
  existsSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BlobReader } from "#ports/index.js";
import { KeptFiles } from "#store/blobs/kept-files.js";
import { withTempDir } from "../../../support/temp-dir.js";

const FDS = "/proc/self/fd";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

async function withKept(work: (kept: KeptFiles, path: string) => Promise<void>): Promise<void> {
  await withTempDir(async (dir) => {
    const kept = new KeptFiles();
    const path = join(dir, "a.warc.gz");
    writeFileSync(path, "first");
    try {
      await work(kept, path);
    } finally {
      kept.close();
    }
  });
}

async function textOf(reader: BlobReader): Promise<string> {
  return Buffer.from(await reader.read(0, reader.sizeBytes)).toString();
}

function readOnce(kept: KeptFiles, path: string): Promise<string> {
  const reader = kept.open(path);
  return textOf(reader).finally(() => reader.close());
}

/** How many descriptors of this process are of files below a directory. */
function openBelow(dir: string): number {
  const targets = readdirSync(FDS).map((fd) => {
    try {
      return readlinkSync(join(FDS, fd));
    } catch {
      return "";
    }
  });
  return targets.filter((target) => target.startsWith(dir)).length;
}

describe("a file that is kept open", () => {
  it("stays open for others when one of its readers leaves, and is closed to him", () =>
    withKept(async (kept, path) => {
      const [one, other] = [kept.open(path), kept.open(path)];
      one.close();
      one.close();
      expect(() => one.read(0, 5)).toThrow("has been closed");
      // Let go by the keeper, it is closed behind its last reader.
      vi.advanceTimersByTime(3_000);
      expect(await textOf(other)).toBe("first");
      other.close();
      expect(await readOnce(kept, path)).toBe("first");
    }));

  it("is read as long as it is by now", () =>
    withKept(async (kept, path) => {
      expect(await readOnce(kept, path)).toBe("first");
      appendFileSync(path, " and more");
      expect(await readOnce(kept, path)).toBe("first and more");
    }));

  it("gives way to another of its name, and is read to its end by whoever has it", () =>
    withKept(async (kept, path) => {
      const before = kept.open(path);
      writeFileSync(`${path}.new`, "other");
      renameSync(`${path}.new`, path);
      expect(await readOnce(kept, path)).toBe("other");
      expect(await textOf(before)).toBe("first");
      before.close();
    }));

  it("is missing once it was removed", () =>
    withKept(async (kept, path) => {
      expect(await readOnce(kept, path)).toBe("first");
      rmSync(path);
      expect(() => kept.open(path)).toThrow("ENOENT");
    }));
});

describe.skipIf(!existsSync(FDS))("files that are kept open", () => {
  it("are few, and let go when nobody asks for them or all is closed", () =>
    withTempDir(async (dir) => {
      const kept = new KeptFiles();
      const paths = Array.from({ length: 40 }, (_, i) => join(dir, `${i}.warc.gz`));
      for (const path of paths) {
        writeFileSync(path, path);
        expect(await readOnce(kept, path)).toBe(path);
      }
      expect(openBelow(dir)).toBe(32);
      const reader = kept.open(paths[39]!);
      vi.advanceTimersByTime(3_000);
      expect(openBelow(dir)).toBe(1);
      expect(await textOf(reader)).toBe(paths[39]);
      reader.close();
      expect(openBelow(dir)).toBe(0);
      expect(await readOnce(kept, paths[0]!)).toBe(paths[0]);
      kept.close();
      expect(openBelow(dir)).toBe(0);
    }));
});

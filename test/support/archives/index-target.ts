// Where tests build indexes: a directory on disk, through the file system that the test gives.
import { join } from "node:path";
import { LocalBlobs } from "#store/blobs/local-blobs.js";
import type { IndexTarget } from "#store/cdxj/build-index.js";
import { nodeFileSystem, type FileSystem } from "#store/file-system.js";

/** An index of this key below a directory. */
export function indexTarget(dir: string, key: string, fs: FileSystem = nodeFileSystem): IndexTarget {
  return { blobs: new LocalBlobs(dir, fs), key, temporary: { fs, prefix: join(dir, key) } };
}

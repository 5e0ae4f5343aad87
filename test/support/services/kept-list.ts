// Blobs by a list that is kept in memory, for tests.
import type { Bucket, SealedObject } from "#ports/index.js";
import { nodeFileSystem } from "#store/file-system.js";
import { ListedBlobs, type ListChange, type ListKeeping } from "#store/remote/listed-blobs.js";

/** A list, and whether whoever changes it still may. */
export interface KeptList {
  readonly changes: ListChange[];
  isOurs: boolean;
}

/** Blobs that write to a bucket and keep their list here. */
export function keptBlobs(
  bucket: Bucket,
  dir: string,
  { objects = [], list = { changes: [], isOurs: true } }: { objects?: SealedObject[]; list?: KeptList } = {},
): ListedBlobs {
  let number = 0;
  const keeping: ListKeeping = {
    dir,
    fs: nodeFileSystem,
    freshKey: (name) => `sites/x/${++number}/${name}`,
    acknowledge: async (change) => {
      if (list.isOurs) list.changes.push(change);
      return list.isOurs;
    },
  };
  return new ListedBlobs(bucket, objects, keeping);
}

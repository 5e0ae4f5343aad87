import { LocalBlobs } from "../blobs/local-blobs.js";
import { ArchiveIndex } from "../cdxj/archive-index.js";
import { queryIndex } from "../cdxj/query.js";
import { nodeFileSystem } from "../file-system.js";
/** Entries of an archive's indexes that answer a query. */
export async function* queryCdx(dir, query) {
    const index = new ArchiveIndex(new LocalBlobs(dir, nodeFileSystem));
    try {
        yield* queryIndex(index, query);
    }
    finally {
        index.close();
    }
}

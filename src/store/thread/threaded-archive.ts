// An archive whose catalog and WARC files are written by a thread of their own, so that compressing and committing a
// page takes nothing from fetching the next. The same port, the same code behind it.
import { join } from "node:path";
import type { Worker } from "node:worker_threads";
import type { Archive, Logger } from "#ports/index.js";
import type { ArchiveOptions } from "../archive/archive.js";
import { LocalBlobs } from "../blobs/local-blobs.js";
import { ArchiveIndex } from "../cdxj/archive-index.js";
import { openStored, readStored } from "../cdxj/stored-response.js";
import { marksIn, walkIndex } from "../cdxj/walk.js";
import { ControlFiles } from "../archive/control-file.js";
import { DescriptionFiles } from "../archive/description-files.js";
import { SEARCH_FILE } from "../archive/layout.js";
import { nodeFileSystem } from "../file-system.js";
import { ResultFiles } from "../archive/result-files.js";
import { RuleFile } from "../archive/rule-file.js";
import { FileSpool } from "../archive/spool.js";
import { hasWriter, SearchFile } from "../catalog/local-catalog.js";
import { fieldsAt } from "../warc/read/fields-at.js";
import { readSighted } from "../warc/sighted-response.js";
import { archiveWorker } from "./archive-worker.js";
import { remoteCatalog } from "./remote-catalog.js";
import { remoteWarcs } from "./remote-warcs.js";
import { Remote } from "./remote.js";

/** How an archive on a thread is opened; it is always opened to be written. */
export type ThreadOptions = Pick<ArchiveOptions, "software" | "maxWarcBytes">;

/** Opens an archive directory for writing on a thread of its own. */
export async function openArchiveOnThread(
  dir: string,
  { logger, ...options }: ThreadOptions & { readonly logger: Logger },
): Promise<Archive> {
  const worker = archiveWorker();
  try {
    const remote = new Remote(worker, logger);
    await remote.call("thread", "open", [dir, options]);
    return threadedArchive({ dir, software: options.software, logger }, worker, remote);
  } catch (error) {
    await worker.terminate();
    throw error;
  }
}

interface NearSide {
  readonly dir: string;
  readonly software: string | undefined;
  readonly logger: Logger;
}

function threadedArchive({ dir, software, logger }: NearSide, worker: Worker, remote: Remote): Archive {
  const blobs = new LocalBlobs(dir, nodeFileSystem);
  const index = new ArchiveIndex(blobs);
  const spool = new FileSpool(nodeFileSystem, dir);
  const catalog = remoteCatalog(remote);
  // A file of its own, written when the pages are: it need not cross the border either.
  const search = new SearchFile(join(dir, SEARCH_FILE), "write", logger);
  return {
    dir,
    blobs,
    catalog,
    warcs: {
      ...remoteWarcs(remote),
      // On this side: what is read need not cross the border.
      read: (sighting) => readSighted({ blobs, sightings: catalog.sightings, index }, sighting),
      readFields: (place) => fieldsAt(blobs, place),
    },
    index: {
      lookup: (url) => index.lookup(url),
      read: (entry) => readStored(blobs, index, entry),
      open: (entry) => openStored(blobs, index, entry),
      walk: (walk) => walkIndex(index, walk),
      marks: (walk) => marksIn(index, walk),
    },
    search,
    results: new ResultFiles({ dir, blobs, fs: nodeFileSystem, captures: catalog.captures }),
    descriptions: new DescriptionFiles(blobs, software),
    control: new ControlFiles(dir, nodeFileSystem, logger),
    rules: new RuleFile(dir, nodeFileSystem),
    spool,
    hasWriter: () => hasWriter(dir),
    close: async () => {
      try {
        await spool.close();
        await remote.call("archive", "close", []);
      } finally {
        index.close();
        search.close();
        await worker.terminate();
      }
    },
  };
}

// Every blob store passes the same suite: files, memory, a list over a bucket, and files above what is only read.
import { LayeredBlobs } from "#store/blobs/layered-blobs.js";
import { LocalBlobs } from "#store/blobs/local-blobs.js";
import { MemoryBlobs } from "#store/blobs/memory-blobs.js";
import { nodeFileSystem } from "#store/file-system.js";
import { MemoryBucket } from "#store/remote/memory-bucket.js";
import { temporaryDirectory } from "../support/archives/archives.js";
import { keptBlobs } from "../support/services/kept-list.js";
import { blobStoreSuite } from "./blob-store.suite.js";

blobStoreSuite("a directory", async () => new LocalBlobs(temporaryDirectory(), nodeFileSystem));
blobStoreSuite("memory", async () => new MemoryBlobs());
blobStoreSuite("a list over a bucket", async () => keptBlobs(new MemoryBucket(), temporaryDirectory()));
blobStoreSuite(
  "a directory above others",
  async () => new LayeredBlobs(new LocalBlobs(temporaryDirectory(), nodeFileSystem), new MemoryBlobs()),
);

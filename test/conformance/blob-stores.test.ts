// Every blob store passes the same suite: files, and memory.
import { LocalBlobs } from "#store/blobs/local-blobs.js";
import { MemoryBlobs } from "#store/blobs/memory-blobs.js";
import { nodeFileSystem } from "#store/file-system.js";
import { temporaryDirectory } from "../support/archives/archives.js";
import { blobStoreSuite } from "./blob-store.suite.js";

blobStoreSuite("a directory", async () => new LocalBlobs(temporaryDirectory(), nodeFileSystem));
blobStoreSuite("memory", async () => new MemoryBlobs());

// The bucket in memory passes the suite that S3 passes.
import { MemoryBucket } from "#store/remote/memory-bucket.js";
import { bucketSuite } from "./bucket.suite.js";

bucketSuite("memory", async () => new MemoryBucket());

// Test material that lies beside the repository; absent in a bare clone.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { join } from "node:path";

const HERE = fileURLToPath(new URL("../../..", import.meta.url));
const CANDIDATES = [process.env["ISOCHRON_SHARED_DATA"], join(HERE, "../shared/data")];

/** The folder of test material, or `null`: then tests say "skipped: no data". */
export const sharedData: string | null =
  CANDIDATES.find((dir) => dir !== undefined && existsSync(dir)) ?? null;

import { defineConfig } from "vitest/config";

// Tests run on the sources ("source" condition of package.json#imports), so no build is needed.
export default defineConfig({
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source"] } },
  test: {
    include: [process.env.ISOCHRON_FULL === "1" ? "test/**/*.full.test.ts" : "test/**/*.test.ts"],
    exclude: process.env.ISOCHRON_FULL === "1" ? [] : ["test/**/*.full.test.ts", "test/**/*.soak.test.ts"],
    testTimeout: 400_000,
    hookTimeout: 400_000,
    pool: "forks",
    maxWorkers: 2,
    // A snapshot that is missing or stands beside no test is a failure here as it is in CI; `-u` writes them.
    update: "none",
    env: { TZ: "UTC" },
    // The default of one second makes a busy machine look like a fault.
    expect: { poll: { timeout: 30_000 } },
  },
});

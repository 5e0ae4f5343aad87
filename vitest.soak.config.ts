import { defineConfig } from "vitest/config";
import base from "./vitest.config.js";

// Soaks run for minutes to hours, by name and on request only: npx vitest run -c vitest.soak.config.ts <name>.
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: ["test/soak/**/*.soak.test.ts"],
    exclude: [],
    testTimeout: 3_600_000,
    fileParallelism: false,
  },
});

// The tests with one mutant in force (scripts/mutate.mjs): the source is changed as it is loaded, no file is written.
import { defineConfig, mergeConfig } from "vitest/config";
import { mutantPlugin } from "./scripts/mutants.mjs";
import base from "./vitest.config.js";

export default mergeConfig(base, defineConfig({ plugins: [mutantPlugin()], test: { maxWorkers: 1 } }));

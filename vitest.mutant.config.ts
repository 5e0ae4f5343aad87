// The tests with one mutant in force (scripts/mutate.mjs): the source is changed as it is loaded, no file is written.
import { fileURLToPath } from "node:url";
import { defineConfig, mergeConfig } from "vitest/config";
import { mutants } from "./scripts/mutants.mjs";
import base from "./vitest.config.js";

const id = process.env["ISOCHRON_MUTANT"] ?? "";
const mutant = mutants().find((one) => one.id === id);
if (id !== "" && !mutant) throw new Error(`no such mutant: ${id}`);
const file = mutant && fileURLToPath(new URL(mutant.file, import.meta.url));

const plugin = {
  name: "mutant",
  enforce: "pre",
  transform: (code: string, path: string) =>
    mutant && path.split("?")[0] === file
      ? { code: code.replace(mutant.text, () => mutant.with), map: null }
      : undefined,
} as const;

export default mergeConfig(base, defineConfig({ plugins: [plugin], test: { maxWorkers: 1 } }));

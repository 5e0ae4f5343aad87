// Writes the reference pages that come from the code; a test fails when they are stale.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureReady, root } from "./setup.mjs";

ensureReady();
const load = (file) => import(pathToFileURL(join(root, "dist", file)).href);
const [{ settingsReference }, { commandLineReference }, { buildProgram }] = await Promise.all([
  load("config/index.js"),
  load("cli/reference.js"),
  load("cli/main.js"),
]);
const silent = {
  out: () => undefined,
  err: () => undefined,
  env: {},
  interactive: false,
  columns: 100,
  signal: new AbortController().signal,
};
writeFileSync(join(root, "docs", "guide", "settings.md"), settingsReference());
writeFileSync(
  join(root, "docs", "guide", "command-line.md"),
  commandLineReference(await buildProgram(silent)),
);

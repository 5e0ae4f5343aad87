// Runs the command line from a clone: set-up first, then the built program in this process.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureReady, root } from "./setup.mjs";

ensureReady();
await import(pathToFileURL(join(root, "dist", "cli", "bin.js")).href);

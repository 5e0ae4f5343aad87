// The thread that compares versions of pages; started by comparer.ts.
import { parentPort } from "node:worker_threads";
import { diffVersions } from "#detect/index.js";
import type { ComparisonTask } from "./comparer.js";

parentPort!.on("message", ({ before, after, options }: ComparisonTask) => {
  parentPort!.postMessage(diffVersions(before, after, options));
});

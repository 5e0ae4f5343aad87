// The catalog passes every store suite from the other side of a thread's border too.
import { onTestFinished } from "vitest";
import type { Archive } from "#ports/index.js";
import { openArchiveOnThread } from "#store/index.js";
import { MemoryLogger, temporaryDirectory } from "../support/archives/archives.js";
import { captureStoreSuite } from "./capture-store.suite.js";
import { frontierStoreSuite } from "./frontier-store.suite.js";
import { observationStoreSuite } from "./observation-store.suite.js";
import { rateStoreSuite } from "./rate-store.suite.js";
import { refusalStoreSuite } from "./refusal-store.suite.js";
import { requisiteStoreSuite } from "./requisite-store.suite.js";
import { runStatusStoreSuite } from "./run-status-store.suite.js";
import { sketchStoreSuite } from "./sketch-store.suite.js";

async function open(): Promise<Archive> {
  const archive = await openArchiveOnThread(temporaryDirectory(), { logger: new MemoryLogger() });
  onTestFinished(() => archive.close());
  return archive;
}

captureStoreSuite("captures on a thread", async () => (await open()).captures);
frontierStoreSuite("a frontier on a thread", open);
requisiteStoreSuite("requisites on a thread", open);
refusalStoreSuite("refusals on a thread", open);
observationStoreSuite("observations on a thread", open);
rateStoreSuite("rates on a thread", open);
sketchStoreSuite("sketches on a thread", open);
runStatusStoreSuite("the run's status on a thread", open);

// The SQLite catalog passes every store suite.
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { openCatalog, type Catalog } from "#store/catalog/sqlite/catalog.js";
import { temporaryDirectory } from "../support/archives/archives.js";
import { captureStoreSuite } from "./capture-store.suite.js";
import { frontierStoreSuite } from "./frontier-store.suite.js";
import { observationStoreSuite } from "./observation-store.suite.js";
import { refusalStoreSuite } from "./refusal-store.suite.js";
import { rateStoreSuite } from "./rate-store.suite.js";
import { requisiteStoreSuite } from "./requisite-store.suite.js";
import { sketchStoreSuite } from "./sketch-store.suite.js";
import { runStatusStoreSuite } from "./run-status-store.suite.js";

async function open(): Promise<Catalog> {
  const catalog = openCatalog(join(temporaryDirectory(), "catalog.sqlite"), "write");
  onTestFinished(() => catalog.close());
  return catalog;
}

captureStoreSuite("SqliteCaptureStore", async () => (await open()).captures);
frontierStoreSuite("SqliteFrontierStore", open);
requisiteStoreSuite("SqliteRequisiteStore", open);
refusalStoreSuite("SqliteRequisiteStore", open);
observationStoreSuite("SqliteObservationStore", open);
rateStoreSuite("SqliteRateStore", open);
sketchStoreSuite("SqliteSketchStore", open);
runStatusStoreSuite("SqliteRunStatusStore", open);

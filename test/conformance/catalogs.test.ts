// Every catalog passes the same suites: SQLite's, the same from the other side of a thread's border, and memory's.
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { MemoryCatalog, openArchiveOnThread } from "#store/index.js";
import type { OpenedCatalog } from "#ports/index.js";
import { openCatalog } from "#store/catalog/local-catalog.js";
import { MemoryLogger, temporaryDirectory } from "../support/archives/archives.js";
import { catalogSuite } from "./catalog.suite.js";
import { catalogUpkeepSuite } from "./catalog-upkeep.suite.js";

async function openSqlite(): Promise<OpenedCatalog> {
  const catalog = openCatalog(join(temporaryDirectory(), "catalog.sqlite"), "write");
  onTestFinished(() => catalog.close());
  return catalog;
}

catalogSuite("SQLite", openSqlite);
catalogUpkeepSuite("SQLite", openSqlite);

catalogSuite("SQLite on a thread", async () => {
  const archive = await openArchiveOnThread(temporaryDirectory(), { logger: new MemoryLogger() });
  onTestFinished(() => archive.close());
  return archive.catalog;
});

catalogSuite("memory", async () => new MemoryCatalog());
catalogUpkeepSuite("memory", async () => new MemoryCatalog());

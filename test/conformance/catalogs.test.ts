// Every catalog passes the same suites: SQLite's, the same from the other side of a thread's border, and memory's.
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { MemoryCatalog, openArchiveOnThread } from "#store/index.js";
import { openCatalog } from "#store/catalog/sqlite/catalog.js";
import { MemoryLogger, temporaryDirectory } from "../support/archives/archives.js";
import { catalogSuite } from "./catalog.suite.js";

catalogSuite("SQLite", async () => {
  const catalog = openCatalog(join(temporaryDirectory(), "catalog.sqlite"), "write");
  onTestFinished(() => catalog.close());
  return catalog;
});

catalogSuite("SQLite on a thread", async () => {
  const archive = await openArchiveOnThread(temporaryDirectory(), { logger: new MemoryLogger() });
  onTestFinished(() => archive.close());
  return archive.catalog;
});

catalogSuite("memory", async () => new MemoryCatalog());

// Every queue passes the same suite; the one on disk is shared by processes and stays.
import { expect, it, onTestFinished } from "vitest";
import { instant } from "#model/index.js";
import { memoryManagement, openManagement } from "#store/index.js";
import { temporaryDirectory } from "../support/archives/archives.js";
import { managementSuite } from "./job-store.suite.js";

function opened(dir: string) {
  const store = openManagement(dir);
  onTestFinished(() => store.close());
  return store;
}

managementSuite("SQLite", async () => opened(temporaryDirectory()));
managementSuite("memory", async () => memoryManagement());

it("a queue on disk is one for all who open it: what one claims no other gets", async () => {
  const dir = temporaryDirectory();
  const [one, two] = [opened(dir), opened(dir)];
  await one.jobs.add({ kind: "survey", input: null, by: "anna", askedAt: instant(1) });
  const terms = { kinds: ["survey"], holder: "h", now: instant(2), leaseMs: 100, mostAttempts: 3 };
  expect((await two.jobs.claim(terms))!.job.id).toBe(1);
  expect(await one.jobs.claim(terms)).toBeNull();
});

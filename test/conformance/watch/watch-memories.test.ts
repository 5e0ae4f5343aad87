// Every memory of a watch passes the same suite; the one on disk stays, also what was taken and never given back.
import { expect, it, onTestFinished } from "vitest";
import { instant } from "#model/index.js";
import { MemoryWatch, openWatch } from "#store/index.js";
import { temporaryDirectory } from "../../support/archives/archives.js";
import { watchMemorySuite } from "./watch-memory.suite.js";

function opened(dir: string) {
  const stores = openWatch(dir);
  onTestFinished(() => stores.close());
  return stores.memory;
}

watchMemorySuite("SQLite", async () => opened(temporaryDirectory()));
watchMemorySuite("memory", async () => new MemoryWatch());

it("what a process had taken when it was killed counts as spent", async () => {
  const dir = temporaryDirectory();
  const wish = {
    site: "a",
    at: instant(1),
    wanted: { requests: 7, bytes: 0 },
    requestsPerDay: 10,
    bytesPerMonth: null,
  };
  await opened(dir).take(wish);
  expect((await opened(dir).take(wish)).requests).toBe(3);
});

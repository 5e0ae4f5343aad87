// Differences that nobody waits for any longer stay unjudged, and are counted so.
import { expect, it } from "vitest";
import { instant } from "#model/index.js";
import { judgeChanges, type DifferingPage } from "../../../src/crawl/proof/judge-changes.js";
import { RunStop } from "../../../src/crawl/run/run-stop.js";

it("a run that is to stop judges no further page, and says how many it left", async () => {
  const outer = new AbortController();
  const stop = new RunStop("archive", outer.signal);
  const asked: string[] = [];
  const pages = ["a", "b", "c"].map((name) => ({
    get sightings() {
      asked.push(name);
      if (name === "a") outer.abort();
      return [];
    },
    url: `http://site.test/${name}`,
  })) as unknown as DifferingPage[];
  const { summary } = await judgeChanges(pages, {
    warcs: { read: () => Promise.reject(new Error("nothing is read")) },
    asOf: instant(0),
    known: { before: new Set(), after: new Set() },
    ruleSet: null,
    logger: { log: () => undefined },
    isInterrupted: () => stop.isInterrupted,
  } as unknown as Parameters<typeof judgeChanges>[1]);
  expect(asked).toEqual(["a"]);
  expect(summary.unjudged).toBe(3);
});

it("a cancelled run is concluded as it stands: its differences are judged", () => {
  const stop = new RunStop("archive", new AbortController().signal);
  stop.cancel();
  expect([stop.signal.aborted, stop.isInterrupted]).toEqual([true, false]);
});

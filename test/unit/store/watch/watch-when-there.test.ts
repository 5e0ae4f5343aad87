import { expect, it } from "vitest";
import { instant } from "#model/index.js";
import { openWatch, watchWhenThere } from "#store/index.js";
import { watchedStatus } from "../../../support/watch/watch-samples.js";
import { withTempDir } from "../../../support/temp-dir.js";

it("a watch that begins after its reader is found by it", () =>
  withTempDir(async (dir) => {
    const reader = watchWhenThere(dir);
    expect(await reader.memory.statuses()).toEqual([]);
    expect(await reader.memory.turns("site", 10, instant(5))).toEqual([]);
    expect(await reader.news.list({ limit: 5 })).toEqual([]);
    expect(await reader.news.counts()).toMatchObject({ waiting: 0, delivered: 0 });
    const watch = openWatch(dir);
    try {
      const status = watchedStatus("site");
      await watch.memory.endTurn({ site: "site", mind: null, pages: [], state: "{}", status, turn: null });
      expect(await reader.memory.statuses()).toEqual([status]);
      expect(await reader.memory.status("site")).toEqual(status);
    } finally {
      watch.close();
      reader.close();
    }
  }));

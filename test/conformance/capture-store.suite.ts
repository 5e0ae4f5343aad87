// What every CaptureStore must do.
import { describe, expect, it } from "vitest";
import { instant } from "#model/index.js";
import type { CaptureStore } from "#ports/index.js";
import { someCapture } from "../support/archives/archives.js";

/** Runs the suite on stores that begin empty. */
export function captureStoreSuite(name: string, open: () => Promise<CaptureStore>): void {
  describe(`${name} as a capture store`, () => {
    it("gives back exactly the capture that was created", async () => {
      const store = await open();
      const capture = someCapture("c1", {
        settings: { strategy: "ü\n", threshold: 1.5, attested: false },
        expectedSharp: 12.25,
      });
      await store.create(capture);
      expect(await store.get("c1")).toEqual(capture);
    });

    it("knows no capture that was not created", async () => {
      expect(await (await open()).get("c1")).toBeNull();
    });

    it("changes what a patch names and nothing else", async () => {
      const store = await open();
      await store.create(someCapture("c1"));
      await store.update("c1", {
        phase: "revisiting",
        plannedAsOf: instant(1_700_000_000_123),
        upperBound: 0.5,
      });
      await store.update("c1", { asOf: instant(1_700_000_000_124) });
      await store.update("c1", {});
      expect(await store.get("c1")).toEqual(
        someCapture("c1", {
          phase: "revisiting",
          plannedAsOf: instant(1_700_000_000_123),
          asOf: instant(1_700_000_000_124),
          upperBound: 0.5,
        }),
      );
    });

    it("keeps cookies that hosts set, exactly", async () => {
      const store = await open();
      await store.create(someCapture("c1"));
      expect(await store.get("c1")).not.toHaveProperty("cookies");
      const cookies = [{ host: "a.test:8080", path: "/x", secure: true, name: "sid", value: 'a"\\= b' }];
      await store.update("c1", { cookies });
      expect(await store.get("c1")).toEqual(someCapture("c1", { cookies }));
    });

    it("can take a value back to null", async () => {
      const store = await open();
      await store.create(someCapture("c1", { asOf: instant(5) }));
      await store.update("c1", { asOf: null });
      expect((await store.get("c1"))?.asOf).toBeNull();
    });

    it("lists the newest first", async () => {
      const store = await open();
      for (const [id, at] of [
        ["a", 2000],
        ["b", 3000],
        ["c", 1000],
      ] as const)
        await store.create(someCapture(id, { startedAt: instant(at) }));
      expect((await store.list()).map(({ id }) => id)).toEqual(["b", "a", "c"]);
    });

    it("refuses a second capture with the same id and keeps the first", async () => {
      const store = await open();
      await store.create(someCapture("c1"));
      await expect(store.create(someCapture("c1", { site: "other" }))).rejects.toMatchObject({
        code: "BAD_INPUT",
      });
      expect((await store.get("c1"))?.site).toBe("example.org");
    });

    it("refuses ids that could not be file names", async () => {
      const store = await open();
      for (const id of ["", "../x", "a/b", ".hidden", "a\nb", "x".repeat(200)])
        await expect(store.create(someCapture(id)), id).rejects.toMatchObject({ code: "BAD_INPUT" });
      expect(await store.list()).toEqual([]);
    });

    it("says so when a capture to be changed is not there", async () => {
      await expect((await open()).update("c1", { phase: "finished" })).rejects.toMatchObject({
        code: "NOT_FOUND",
      });
    });
  });
}

// What every Catalog must do: each store by its own suite, and a look that is kept whole or not at all.
import { describe, expect, it } from "vitest";
import type { FrontierState } from "#model/index.js";
import type { Catalog } from "#ports/index.js";
import { collect, pageUrl, someCapture, someSighting } from "../support/archives/archives.js";
import { captureStoreSuite } from "./capture-store.suite.js";
import { frontierStoreSuite } from "./frontier-store.suite.js";
import { rateStoreSuite } from "./rate-store.suite.js";
import { refusalStoreSuite } from "./refusal-store.suite.js";
import { renderingStoreSuite } from "./rendering-store.suite.js";
import { requisiteStoreSuite } from "./requisite-store.suite.js";
import { runStatusStoreSuite } from "./run-status-store.suite.js";
import { sightingStoreSuite } from "./sighting-store.suite.js";
import { sketchStoreSuite } from "./sketch-store.suite.js";
import { standingStoreSuite } from "./standing-store.suite.js";

const [A, B] = [pageUrl("/a"), pageUrl("/b")];

/** Runs every suite on catalogs that begin empty. */
export function catalogSuite(name: string, open: () => Promise<Catalog>): void {
  captureStoreSuite(name, async () => (await open()).captures);
  frontierStoreSuite(name, open);
  requisiteStoreSuite(name, open);
  refusalStoreSuite(name, open);
  renderingStoreSuite(name, open);
  sightingStoreSuite(name, open);
  rateStoreSuite(name, open);
  sketchStoreSuite(name, open);
  standingStoreSuite(name, open);
  runStatusStoreSuite(name, open);
  keptLookSuite(name, open);
}

function keptLookSuite(name: string, open: () => Promise<Catalog>): void {
  const begin = async (): Promise<Catalog> => {
    const catalog = await open();
    await catalog.captures.create(someCapture("c1"));
    const page = {
      kind: "document",
      depth: 0,
      via: null,
      state: "known",
      reason: null,
      late: false,
    } as const;
    await catalog.frontier.add("c1", [{ ...page, url: A }]);
    return catalog;
  };
  const held = async (catalog: Catalog) => ({
    seqs: (await collect(catalog.sightings.ofCapture("c1"))).map(({ seq }) => seq),
    requisites: await collect(catalog.requisites.requisites("c1")),
    states: (await collect(catalog.frontier.pages("c1"))).map(({ state }) => state),
  });
  const look = (seq: number, url = A, state: FrontierState | null = "visited") => ({
    sighting: someSighting("c1", seq, { url }),
    requisites: [B],
    state,
  });
  const REFUSED = { seqs: [0], requisites: [], states: ["known"] };

  describe(`${name} as a keeper of looks`, () => {
    it("keeps sighting, requisites and state", async () => {
      const catalog = await begin();
      await catalog.keepLook(look(0));
      expect(await held(catalog)).toEqual({
        seqs: [0],
        requisites: [{ document: A, requisites: [B] }],
        states: ["visited"],
      });
    });

    it("leaves requisites and state as they are where a look says nothing of them", async () => {
      const catalog = await begin();
      await catalog.keepLook(look(0));
      await catalog.keepLook({ sighting: someSighting("c1", 1, { url: A }), requisites: [], state: null });
      expect(await held(catalog)).toEqual({
        seqs: [0, 1],
        requisites: [{ document: A, requisites: [B] }],
        states: ["visited"],
      });
    });

    it("keeps nothing of a look whose place is taken", async () => {
      const catalog = await begin();
      await catalog.sightings.add(someSighting("c1", 0, { url: A }));
      await expect(catalog.keepLook(look(0))).rejects.toMatchObject({ code: "BAD_INPUT" });
      expect(await held(catalog)).toEqual(REFUSED);
    });

    it("keeps nothing of a look at a page that the capture does not know", async () => {
      const catalog = await begin();
      await catalog.sightings.add(someSighting("c1", 0, { url: A }));
      await expect(catalog.keepLook(look(1, B))).rejects.toMatchObject({ code: "NOT_FOUND" });
      expect(await held(catalog)).toEqual(REFUSED);
    });

    it("keeps what was given beside a look that is refused", async () => {
      const catalog = await begin();
      const looks = [catalog.keepLook(look(0)), catalog.keepLook(look(1, B)), catalog.keepLook(look(2))];
      const ends = (await Promise.allSettled(looks)).map(({ status }) => status);
      expect(ends).toEqual(["fulfilled", "rejected", "fulfilled"]);
      expect((await held(catalog)).seqs).toEqual([0, 2]);
    });
  });
}

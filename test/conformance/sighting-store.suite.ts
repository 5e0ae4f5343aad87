// What every SightingStore must do.
import { describe, expect, it } from "vitest";
import { instant, type Outcome, type PageUrl } from "#model/index.js";
import type { CaptureStore, SightingStore } from "#ports/index.js";
import { collect, pageUrl, someCapture, someSighting } from "../support/archives/archives.js";

const NO_VALIDATORS = { etag: null, lastModified: null, date: null, ageSeconds: null, cacheSigns: true };

const OUTCOMES: Outcome[] = [
  someSighting("c1", 0).outcome,
  { kind: "unchanged", asked: true, validators: NO_VALIDATORS },
  { kind: "failed", code: "timeout", message: "no answer in 30 s: ü \u0000 \n" },
  { kind: "blocked", status: 403, reason: "refused" },
  { kind: "refused", reason: "robots" },
];

/** Runs the suite on stores that begin empty. */
export function sightingStoreSuite(
  name: string,
  open: () => Promise<{ captures: CaptureStore; sightings: SightingStore }>,
): void {
  const begin = async (): Promise<SightingStore> => {
    const { captures, sightings } = await open();
    for (const id of ["c1", "c2"]) await captures.create(someCapture(id));
    return sightings;
  };

  describe(`${name} as a store of sightings`, () => {
    it.each(OUTCOMES.map((outcome) => [outcome.kind, outcome] as const))(
      "gives back a sighting that was %s exactly",
      async (_, outcome) => {
        const sightings = await begin();
        const records = [
          { id: "<urn:uuid:1>", type: "response", file: "warcs/a/b-00001.warc.gz", offset: 17, length: 4 },
        ];
        const sighting = someSighting("c1", 3, { outcome, records, pass: "probe" });
        await sightings.add(sighting);
        expect(await collect(sightings.ofCapture("c1"))).toEqual([sighting]);
        expect(await sightings.ofPage(sighting.url)).toEqual([sighting]);
      },
    );

    it("gives a capture's sightings in order of seq, whatever the order they came in", async () => {
      const sightings = await begin();
      for (const seq of [5, 1, 3]) await sightings.add(someSighting("c1", seq));
      await sightings.add(someSighting("c2", 2));
      expect((await collect(sightings.ofCapture("c1"))).map(({ seq }) => seq)).toEqual([1, 3, 5]);
    });

    it("names the pages that ask an address by more than that, by method and body", async () => {
      const sightings = await begin();
      const page = (request: string): PageUrl => `${pageUrl("/a")}#${request}` as PageUrl;
      const asked = [
        "GET&accept=x",
        "GET&accept=y",
        "POST&:body=1",
        "POST&a=b&:body=1",
        "POST&:body=21",
        "POST",
      ];
      for (const [seq, one] of asked.entries())
        await sightings.add(someSighting("c1", seq, { url: page(one) }));
      await sightings.add(someSighting("c2", 0, { url: page("GET&accept=x") }));
      await sightings.add(someSighting("c2", 1, { url: pageUrl("/a") }));
      await sightings.add(someSighting("c2", 2, { url: `${pageUrl("/ab")}#GET&accept=x` as PageUrl }));
      const to = async (method: string, body: Uint8Array | null) =>
        (await sightings.requestsTo(pageUrl("/a"), { method, body })).sort();
      expect(await to("GET", null)).toEqual([page("GET&accept=x"), page("GET&accept=y")]);
      expect(await to("POST", Buffer.from("1"))).toEqual([page("POST&:body=1"), page("POST&a=b&:body=1")]);
      expect(await to("POST", null)).toEqual([page("POST")]);
      expect(await to("OPTIONS", null)).toEqual([]);
    });

    it("gives a page's sightings over all captures, oldest first", async () => {
      const sightings = await begin();
      const url = pageUrl("/a");
      const times = (ms: number) => ({
        sentAt: instant(ms),
        firstByteAt: instant(ms),
        lastByteAt: instant(ms),
      });
      await sightings.add(someSighting("c2", 0, { url, times: times(3000) }));
      await sightings.add(someSighting("c1", 7, { url, times: times(1000) }));
      await sightings.add(someSighting("c1", 8, { url, times: times(2000) }));
      await sightings.add(someSighting("c1", 9, { url: pageUrl("/A"), times: times(2500) }));
      const seen = await sightings.ofPage(url);
      expect(seen.map(({ captureId, seq }) => [captureId, seq])).toEqual([
        ["c1", 7],
        ["c1", 8],
        ["c2", 0],
      ]);
    });

    it("refuses a second sighting with the same place and keeps the first", async () => {
      const sightings = await begin();
      await sightings.add(someSighting("c1", 0));
      const second = someSighting("c1", 0, { url: pageUrl("/other") });
      await expect(sightings.add(second)).rejects.toMatchObject({ code: "BAD_INPUT" });
      expect(await collect(sightings.ofCapture("c1"))).toEqual([someSighting("c1", 0)]);
    });

    it("says so when the capture is not known", async () => {
      await expect((await begin()).add(someSighting("none", 0))).rejects.toMatchObject({ code: "NOT_FOUND" });
    });

    it("walks thousands of sightings while more are added", async () => {
      const sightings = await begin();
      for (let seq = 0; seq < 1500; seq++) await sightings.add(someSighting("c1", seq));
      let walked = 0;
      for await (const { seq } of sightings.ofCapture("c1")) {
        expect(seq).toBe(walked++);
        if (seq < 1000) await sightings.add(someSighting("c2", seq));
      }
      expect(walked).toBe(1500);
    });
  });
}

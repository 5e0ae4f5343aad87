// What cannot be told is refused in one line, and long contents come in whole or not at all.
import { describe, expect, it } from "vitest";
import { sha256Digest } from "#formats/index.js";
import type { PageUrl } from "#model/index.js";
import type { Archive, Testimony } from "#ports/index.js";
import { openArchive } from "#store/index.js";
import { temporaryDirectory } from "../../support/archives/archives.js";
import {
  minute,
  published,
  servedContent,
  sourceContent,
  tellIn,
  toldUrl,
} from "../../support/testimony/telling.js";

async function withTestimony(
  tier: "source" | "served",
  use: (testimony: Testimony, archive: Archive) => Promise<void>,
): Promise<void> {
  const archive = await openArchive(temporaryDirectory());
  try {
    await use(await tellIn(archive, tier), archive);
  } finally {
    await archive.close();
  }
}

describe("a testimony refuses", () => {
  it("spans that end before they begin, that overlap, or are of another tier", () =>
    withTestimony("source", async (testimony) => {
      const kept = await testimony.keep(sourceContent("/", "A", minute(0)));
      await expect(testimony.tell(kept, published(2, 1))).rejects.toMatchObject({ code: "INTERNAL" });
      await expect(testimony.tell(kept, { ...published(0, 1), tier: "served" })).rejects.toMatchObject({
        code: "INTERNAL",
      });
      await testimony.tell(kept, published(0, 10));
      await expect(testimony.tell(kept, published(10, 11))).rejects.toThrow(/overlap/);
      const together = [testimony.tell(kept, published(20, 30)), testimony.tell(kept, published(25, 35))];
      const ended = await Promise.allSettled(together);
      expect(ended.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
    }));

  it("answers that show no state of their page, and requests that are more than an address", () =>
    withTestimony("served", async (testimony) => {
      const answer = servedContent("/", "A", minute(0));
      const as = (bytes: string) => testimony.keep({ ...answer, bytes: Buffer.from(bytes) } as typeof answer);
      await expect(as("HTTP/1.1 500 Oops\r\nContent-Length: 0\r\n\r\n")).rejects.toThrow(/status 500/);
      await expect(as("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nshort")).rejects.toThrow(/shorter/);
      await expect(as("hello")).rejects.toMatchObject({ code: "BAD_INPUT" });
      const url = `${toldUrl("/")}#POST` as PageUrl;
      await expect(testimony.keep({ ...answer, url })).rejects.toMatchObject({ code: "BAD_INPUT" });
    }));

  it("to go on with what is no unfinished testimony", () =>
    withTestimony("source", async (testimony, archive) => {
      const { capture } = await testimony.conclude();
      await expect(tellIn(archive, "source", capture)).rejects.toMatchObject({ code: "NOT_FOUND" });
      await expect(tellIn(archive, "source", "nothing")).rejects.toMatchObject({ code: "NOT_FOUND" });
    }));
});

describe("a long content", () => {
  const PIECE = Buffer.alloc(256 * 1024, "long text ");
  const pieces = (count: number, said = count) => ({
    sizeBytes: said * PIECE.length,
    async *read() {
      for (let i = 0; i < count; i++) yield PIECE;
    },
  });

  it("is kept piece by piece as the bytes that it is", () =>
    withTestimony("source", async (testimony, archive) => {
      const kept = await testimony.keep({ ...sourceContent("/", "", minute(0)), bytes: pieces(12) } as never);
      const whole = Buffer.concat(Array.from({ length: 12 }, () => PIECE));
      expect(kept.identity.contentDigest).toBe(sha256Digest(whole));
      expect(kept.payloadBytes).toBe(whole.length);
      await testimony.tell(kept, published(0, 1));
      await testimony.conclude();
      const [sighting] = await archive.catalog.sightings.ofPage(toldUrl("/"));
      const stored = Buffer.from((await archive.warcs.read(sighting!))!);
      expect(stored.subarray(stored.length - whole.length).equals(whole)).toBe(true);
    }));

  it("is refused when it has another length than was said", () =>
    withTestimony("source", async (testimony) => {
      for (const [has, said] of [
        [12, 11],
        [11, 12],
        [1, 2],
      ] as const) {
        const content = { ...sourceContent("/", "", minute(0)), bytes: pieces(has, said) } as never;
        await expect(testimony.keep(content)).rejects.toMatchObject({ code: "BAD_INPUT" });
      }
    }));
});

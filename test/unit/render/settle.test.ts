// When a page is at rest, with a browser that only says what it is told to.
import { expect, it } from "vitest";
import { PageRecord } from "#render/page/page-record.js";
import { isQuietWithin, type Settling } from "#render/page/settle.js";
import { RENDER_LIMITS } from "#render/limits.js";
import { markupPage } from "../../support/render/rendering.js";

const LIMITS = { ...RENDER_LIMITS, quietRealMs: 0, quietVirtualMs: 750, sliceMs: 250 };
const BOUNDS = { quietMs: LIMITS.quietVirtualMs, atMostMs: 5_000 };

/** A page of a browser whose tree never changes; what happens in a slice is told by its number. */
function stillPage(inSlice: (no: number, record: PageRecord) => void): Settling {
  const record = new PageRecord(markupPage(""), LIMITS);
  const time = {
    grantedMs: 0,
    grant(sliceMs: number): Promise<void> {
      inSlice((time.grantedMs += sliceMs) / sliceMs, record);
      return Promise.resolve();
    },
  };
  const connection = { send: () => Promise.resolve({ result: { value: "7" }, executionContextId: 1 }) };
  const open = { session: "s", frameId: "f", time };
  return { connection, record, open, targets: { workerSessions: [] } } as unknown as Settling;
}

it("is quiet when nothing changed for three slices", async () => {
  const page = stillPage(() => {});
  expect(await isQuietWithin(page, BOUNDS)).toBe(true);
  // The first look is taken to be a change.
  expect(page.open.time.grantedMs).toBe(1_000);
});

it("is not quiet while the browser builds a frame, however little the page itself does", async () => {
  const page = stillPage((no, { children: { loading } }) => {
    if (no === 1) loading.began("a");
    if (no === 3) loading.ended("a");
  });
  expect(await isQuietWithin(page, BOUNDS)).toBe(true);
  expect(page.open.time.grantedMs).toBe(1_250);
});

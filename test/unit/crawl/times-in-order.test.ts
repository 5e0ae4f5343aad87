// The maker's own look at the three times of a fetch, before anything is concluded from it.
import { expect, it } from "vitest";
import { withTimesInOrder } from "#crawl/ask/times-in-order.js";
import { instant } from "#model/index.js";
import type { FetchResult } from "#ports/index.js";

function response(sentAt: number, firstByteAt: number, lastByteAt: number): FetchResult {
  return {
    kind: "response",
    exchange: {
      times: { sentAt: instant(sentAt), firstByteAt: instant(firstByteAt), lastByteAt: instant(lastByteAt) },
      requestBytes: new Uint8Array(),
      responseBytes: new Uint8Array(),
      truncated: null,
      remoteAddress: null,
    },
  };
}

it("takes a response whose times are in order, as it is", async () => {
  const result = response(1000, 1000, 1001);
  expect(await withTimesInOrder(result)).toBe(result);
});

it.each([
  [1000, 999, 1001],
  [1000, 1002, 1001],
  [1000, 998, 999],
])("believes no response sent at %i that began at %i and ended at %i", async (sent, first, last) => {
  expect(await withTimesInOrder(response(sent, first, last))).toMatchObject({
    kind: "failed",
    code: "internal",
  });
});

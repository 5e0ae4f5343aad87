// What a host's answer means for its pace.
import { expect, it } from "vitest";
import { instant, type Sighting } from "#model/index.js";
import { pastAnswer } from "../../../src/crawl/ask/host-answer.js";

const times = { sentAt: instant(0), firstByteAt: instant(10), lastByteAt: instant(20) };
const busy = (retryAfter: string): Sighting =>
  ({ times, outcome: { kind: "failed", code: "http-429", message: "", retryAfter } }) as unknown as Sighting;

it.each([
  ["7", 7000],
  ["0", 0],
  ["1234567890", 1e12],
  ["9".repeat(40), 1e12],
  ["Thu, 01 Jan 1970 00:01:00 GMT", 59_980],
  ["soon", null],
  ["-5", null],
  ["1.5", null],
])("Retry-After: %s", (text, retryAfterMs) => {
  expect(pastAnswer(busy(text))).toEqual({ kind: "busy", retryAfterMs });
});

// Ranges of an object from servers that give other ones.
import { expect, it } from "vitest";
import type { S3Calls } from "#store/remote/s3/s3-calls.js";
import { rangesOf } from "#store/remote/s3/object-ranges.js";
import { PatientCalls } from "#store/remote/s3/patient-calls.js";

const PATIENCE = { stallMs: 10_000, attempts: 3, firstWaitMs: 1, longestWaitMs: 1 };

it.each([
  { what: "fewer bytes", body: "0123", sizeBytes: 10, words: "the answer broke off", asked: 3 },
  { what: "more bytes", body: "0123456", sizeBytes: 10, words: "more came than was asked for", asked: 3 },
  {
    what: "a range of a longer object",
    body: "01234",
    sizeBytes: 11,
    words: "is there no more as it was listed",
    asked: 1,
  },
  {
    what: "the whole object, as if no range had been asked for",
    body: "0123456789",
    sizeBytes: null,
    words: "is there no more",
    asked: 1,
  },
])("takes $what for a failure", async ({ body, sizeBytes, words, asked }) => {
  const requests: number[] = [];
  const range = rangesOf(callsThat(requests, body, sizeBytes), known);
  await expect(range(0, 5)).rejects.toMatchObject({
    code: "CLUSTER",
    message: expect.stringContaining(words),
  });
  expect(requests).toHaveLength(asked);
});

it("takes what was asked for, in whatever pieces", async () => {
  const range = rangesOf(callsThat([], "01234", 10), known);
  expect(String(await range(0, 5))).toBe("01234");
});

const known = { key: "a", object: "x/a", sizeBytes: 10, etag: '"1"' };

function callsThat(requests: number[], body: string, sizeBytes: number | null): PatientCalls {
  const calls: Pick<S3Calls, "range" | "close"> = {
    range: async (_, { offset }) => {
      requests.push(offset);
      return { etag: '"1"', sizeBytes, pieces: letters(body) };
    },
    close: () => undefined,
  };
  return new PatientCalls(calls as S3Calls, { place: "s3://x", patience: PATIENCE });
}

async function* letters(text: string): AsyncGenerator<Uint8Array> {
  for (const letter of text) yield Buffer.from(letter);
}

// A revisit's head is read by the same framing facts as the response it tells of.
import { expect, it } from "vitest";
import { DECODE_LIMITS } from "#formats/index.js";
import { responseFacts, revisitFacts, type ResponseFacts } from "#verify/read/response-facts.js";
import type { WarcRecord } from "#verify/read/warc-record.js";

const BODY = "x".repeat(43);

function record(text: string, fields: Readonly<Record<string, string>> = {}): WarcRecord {
  const block = Buffer.from(text, "latin1");
  const field = (name: string): string | null => fields[name] ?? null;
  return { block, pieces: null, target: "http://odd.test/page", field } as unknown as WarcRecord;
}

/** What a revisit with this head is held for, after a response with that head and body. */
async function revisitAfter(first: string, head: string): Promise<string> {
  const response = record(first);
  const original = (await responseFacts(response)) as ResponseFacts;
  const revisit = record(head, { "WARC-Payload-Digest": original.payload.digest });
  const reread = async () => ({ first: response.block, pieces: null });
  const facts = await revisitFacts(revisit, original, { reread, limits: DECODE_LIMITS });
  return "problem" in facts ? facts.problem : facts.shown.kind;
}

it.each([
  ["204 No Content\r\nContent-Length: 43", ""],
  ["200 OK\r\nContent-Length: 43, 43", BODY],
  ["200 OK\r\nContent-Length: 43\r\nContent-Length: 43", BODY],
  ["200 OK\r\nContent-Length: 0043", BODY],
  ["200 OK\r\nTransfer-Encoding: identity\r\nContent-Length: 43", BODY],
  ["200 OK\r\nTransfer-Encoding: chunked\r\nContent-Length: 7", `2b\r\n${BODY}\r\n0\r\n\r\n`],
])("with the head %j shows the same state", async (lines, body) => {
  const head = `HTTP/1.1 ${lines}\r\n\r\n`;
  expect(await revisitAfter(head + body, head)).toBe("state");
});

it.each([
  ["HTTP/1.1 200 OK\r\nContent-Length: 44\r\n\r\n", /another length/],
  ["HTTP/1.1 204 No Content\r\n\r\n", /another length/],
  ["HTTP/1.1 200 OK\r\nContent-Length: 43, 44\r\n\r\n", /whole/],
  ["HTTP/1.0 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n", /whole/],
  ["HTTP/1.1 200 OK\r\nContent-Length: 43\r\n", /no revisit record/],
])("with the head %j cannot tell of a payload of 43 bytes", async (head, problem) => {
  expect(await revisitAfter(`HTTP/1.1 200 OK\r\nContent-Length: 43\r\n\r\n${BODY}`, head)).toMatch(problem);
});

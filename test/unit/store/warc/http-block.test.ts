// A response in pieces, as `warc check` reads it: with the framing that the capture saw.
import { expect, it } from "vitest";
import { HttpBlock } from "#store/warc/check/http-block.js";

it.each([
  ["plain", "Transfer-Encoding: chunked"],
  ["folded", "Transfer-Encoding:\r\n chunked"],
  ["repeated", "Transfer-Encoding: identity\r\nTransfer-Encoding: chunked"],
  ["in a list, in capitals", "Transfer-Encoding: identity , CHUNKED"],
])("removes the chunks that the field declares: %s", (_, field) => {
  const message = Buffer.from(`HTTP/1.1 200 OK\r\n${field}\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n`);
  let payload = "";
  const block = new HttpBlock("response", {
    onRaw: () => undefined,
    onPayload: (bytes) => void (payload += bytes.toString("latin1")),
  });
  for (let at = 0; at < message.length; at += 7) block.push(message.subarray(at, at + 7));
  expect(block.finish()).toBeNull();
  expect(payload).toBe("abcde");
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseHttpRequest, parseHttpResponse, type HttpResponse } from "#formats/index.js";

const latin1 = (text: string) => Buffer.from(text, "latin1");

function parse(text: string, requestMethod = "GET"): HttpResponse {
  const parsed = parseHttpResponse(latin1(text), { requestMethod });
  if (!parsed.ok) throw new Error(`malformed: ${parsed.reason}`);
  return parsed;
}

const bodyOf = (response: HttpResponse) => Buffer.from(response.body).toString("latin1");
const codes = (response: { findings: readonly { code: string }[] }) => response.findings.map((f) => f.code);

describe("a response head", () => {
  test("keeps order, case, duplicates and latin1 bytes of the headers", () => {
    const response = parse("HTTP/1.1 200 OK\r\nB: 1\r\na: \xe9\xa0\t\r\nb:2\r\n\r\n");
    expect(response).toMatchObject({ version: "1.1", status: 200, statusText: "OK", findings: [] });
    expect(response.headers).toEqual([
      ["B", "1"],
      ["a", "\xe9\xa0"],
      ["b", "2"],
    ]);
    expect(response.header("B")).toBe("1");
    expect(response.header("missing")).toBeNull();
  });

  test.each([
    ["HTTP/1.1 200\r\n\r\n", 200, "", "1.1"],
    ["HTTP/1.0 404 \r\n\r\n", 404, "", "1.0"],
    ["HTTP/2 301 Moved\r\n\r\n", 301, "Moved", "2"],
    ["http/1.1  503  Busy now\n\n", 503, " Busy now", "1.1"],
  ])("reads the status line of %j", (text, status, statusText, version) => {
    expect(parse(text)).toMatchObject({ status, statusText, version });
  });

  test("accepts lines that end in LF only", () => {
    const response = parse("HTTP/1.1 200 OK\nContent-Length: 3\n\nabc");
    expect(bodyOf(response)).toBe("abc");
    expect(response.complete).toBe(true);
  });

  test("says where the body starts", () => {
    expect(parse("HTTP/1.1 200 OK\r\nX: y\r\n\r\nabc").headerEnd).toBe(25);
  });

  test("joins folded lines and reports what it had to forgive", () => {
    const response = parse("\r\nHTTP/1.1 200 OK\r\nA : b\r\n  c\r\nnonsense\r\nN: \0\r\n\r\n");
    expect(response.headers).toEqual([
      ["A", "b c"],
      ["N", "\0"],
    ]);
    expect(codes(response).sort()).toEqual([
      "header-folded",
      "header-name-spaced",
      "header-without-colon",
      "leading-blank-lines",
      "nul-in-head",
    ]);
  });

  test("that never ends is incomplete, but what is there is read", () => {
    const response = parse("HTTP/1.1 200 OK\r\nContent-Type: text/pl");
    expect(response.header("content-type")).toBe("text/pl");
    expect(response.complete).toBe(false);
    expect(codes(response)).toEqual(["head-unterminated"]);
  });

  test("that is too large is refused", () => {
    const flood = latin1(`HTTP/1.1 200 OK\r\n${"X: y\r\n".repeat(100)}\r\n`);
    expect(parseHttpResponse(flood, { maxHeadBytes: 500 })).toMatchObject({
      ok: false,
      reason: "head-too-large",
    });
    expect(parseHttpResponse(flood).ok).toBe(true);
  });

  test.each(["", "<html>", "HTTP/1.1 abc\r\n\r\n", "ICY 200 OK\r\n\r\n", "\0\0\0"])(
    "is not seen in %j",
    (text) => {
      expect(parseHttpResponse(latin1(text))).toMatchObject({ ok: false, reason: "not-http" });
    },
  );

  test("is found behind interim responses", () => {
    const response = parse(
      "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\nHTTP/1.1 200 OK\r\n\r\nbody",
    );
    expect(response.status).toBe(200);
    expect(bodyOf(response)).toBe("body");
    expect(codes(response)).toEqual(["interim-response"]);
  });
});

describe("the body of a response", () => {
  test.each([
    ["Content-Length: 3\r\n\r\nabc", "abc", true, []],
    ["Content-Length: 3, 3\r\n\r\nabc", "abc", true, []],
    ["Content-Length: 4\r\n\r\nabc", "abc", false, ["body-short"]],
    ["Content-Length: 2\r\n\r\nabc", "ab", true, ["surplus-bytes"]],
    ["Content-Length: -1\r\n\r\nabc", "abc", false, ["content-length-invalid"]],
    ["Content-Length: 1\r\nContent-Length: 2\r\n\r\nabc", "abc", false, ["content-length-invalid"]],
    ["X: y\r\n\r\nabc", "abc", true, []],
    ["Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n2;x=y\r\nde\r\n0\r\n\r\n", "abcde", true, []],
    ["Transfer-Encoding: chunked\r\n\r\n03 \nabc\n0\nTrailer: t\n\n", "abc", true, []],
    ["Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n", "abc", false, ["body-short"]],
    ["Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\nzz\r\n", "abc", false, ["chunks-broken"]],
    ["Transfer-Encoding: chunked\r\n\r\n2\r\nabc\r\n0\r\n\r\n", "ab", false, ["chunks-broken"]],
    ["Transfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\n\r\nmore", "a", true, ["surplus-bytes"]],
    ["Transfer-Encoding: chunked\r\n\r\n<html></html>\n", "<html></html>\n", false, ["chunked-not-chunked"]],
    [
      "Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n<p>\n",
      "<p>\n",
      false,
      ["content-length-ignored", "chunked-not-chunked"],
    ],
    [
      "Transfer-Encoding: chunked\r\nContent-Length: 9\r\n\r\n1\r\na\r\n0\r\n\r\n",
      "a",
      true,
      ["content-length-ignored"],
    ],
    ["Transfer-Encoding: gzip\r\n\r\nabc", "abc", false, ["transfer-coding-unknown"]],
    ["Transfer-Encoding: identity\r\nContent-Length: 2\r\n\r\nab", "ab", true, []],
  ])("under %j", (rest, body, complete, findings) => {
    const response = parse(`HTTP/1.1 200 OK\r\n${rest}`);
    expect(bodyOf(response)).toBe(body);
    expect(response.complete).toBe(complete);
    expect(codes(response)).toEqual(findings);
  });

  test("is empty for 204, 304 and answers to HEAD, whatever their length says", () => {
    expect(parse("HTTP/1.1 304 Not Modified\r\nContent-Length: 9\r\n\r\n")).toMatchObject({ complete: true });
    expect(parse("HTTP/1.1 204 No Content\r\n\r\n").body).toHaveLength(0);
    expect(parse("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n", "HEAD")).toMatchObject({ complete: true });
    expect(codes(parse("HTTP/1.1 304 Not Modified\r\n\r\njunk"))).toEqual(["surplus-bytes"]);
  });

  test("survives any chunking unchanged", () => {
    const chunks = fc.array(fc.uint8Array({ minLength: 1, maxLength: 40 }), { maxLength: 20 });
    fc.assert(
      fc.property(chunks, (parts) => {
        const coded = parts.flatMap((part) => [
          latin1(`${part.length.toString(16)}\r\n`),
          part,
          latin1("\r\n"),
        ]);
        const head = latin1("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n");
        const parsed = parseHttpResponse(Buffer.concat([head, ...coded, latin1("0\r\n\r\n")]));
        expect(parsed).toMatchObject({ ok: true, complete: true });
        expect(Buffer.from((parsed as HttpResponse).body)).toEqual(Buffer.concat(parts));
      }),
      { seed: 1 },
    );
  });

  test("cut at any byte is never taken for complete when it is framed", () => {
    const whole = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\nT: u\r\n\r\n";
    for (let cut = 0; cut < whole.length; cut++) {
      const parsed = parseHttpResponse(latin1(whole.slice(0, cut)));
      expect(parsed.ok && parsed.complete).toBe(false);
    }
    expect(parse(whole).complete).toBe(true);
  });
});

test("arbitrary bytes never throw", () => {
  const line = fc.oneof(
    fc.string(),
    fc.constantFrom("HTTP/1.1 200 OK", "Transfer-Encoding: chunked", "5", ""),
  );
  fc.assert(
    fc.property(fc.array(line), fc.uint8Array(), (lines, tail) => {
      const bytes = Buffer.concat([latin1(lines.join("\r\n")), tail]);
      parseHttpResponse(bytes);
      parseHttpRequest(bytes);
    }),
    { seed: 2 },
  );
});

test("a request is read with its method, target and headers", () => {
  const request = parseHttpRequest(latin1("GET /a b?c HTTP/1.1\r\nHost: x\r\n\r\n"));
  expect(request).toMatchObject({ ok: true, method: "GET", target: "/a b?c", version: "1.1", headerEnd: 32 });
  expect(request.ok && request.header("host")).toBe("x");
  expect(parseHttpRequest(latin1("nonsense\r\n\r\n"))).toMatchObject({ ok: false, reason: "not-http" });
});

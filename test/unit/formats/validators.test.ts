import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import {
  formatHttpDate,
  identifyResponse,
  parseHttpDate,
  parseHttpResponse,
  sha256Digest,
  validatorsOf,
  type HttpResponse,
} from "#formats/index.js";

describe("HTTP dates", () => {
  const epoch = Date.UTC(1994, 10, 6, 8, 49, 37);

  test.each(["Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994"])(
    "%s is read",
    (text) => {
      expect(parseHttpDate(text)).toBe(epoch);
    },
  );

  test.each([
    "",
    "0",
    "-1",
    "Sun, 31 Feb 2021 00:00:00 GMT",
    "Sun, 06 Nov 1994 24:00:00 GMT",
    "1994-11-06T08:49:37Z",
  ])("%j is none", (text) => {
    expect(parseHttpDate(text)).toBeNull();
  });

  test("are written in the fixed form", () => {
    expect(formatHttpDate(parseHttpDate("Sunday, 06-Nov-94 08:49:37 GMT")!)).toBe(
      "Sun, 06 Nov 1994 08:49:37 GMT",
    );
  });
});

describe("validators", () => {
  test("are read from the headers", () => {
    expect(
      validatorsOf([
        ["ETag", 'W/"abc"'],
        ["Last-Modified", "Sun, 06 Nov 1994 08:49:37 GMT"],
        ["Via", "1.1 proxy"],
        ["Age", "12"],
      ]),
    ).toEqual({
      etag: 'W/"abc"',
      lastModified: 784111777000,
      date: null,
      ageSeconds: 12,
      cacheSigns: true,
      cacheFields: ["age", "via"],
    });
  });

  test("that are malformed count as absent", () => {
    expect(
      validatorsOf([
        ["ETag", "unquoted"],
        ["Last-Modified", "yesterday"],
        ["Date", ""],
      ]),
    ).toEqual({ etag: null, lastModified: null, date: null, ageSeconds: null, cacheSigns: false });
  });

  const SIGNS =
    "Age Via Cache-Status CDN-Cache-Status CF-Cache-Status X-Cache X-Cache-Hits X-Cache-Lookup X-Cache-Status X-Cacheable X-FastCGI-Cache X-Proxy-Cache X-Served-By X-Varnish X-Varnish-Cache";
  test.each(SIGNS.split(" "))("%s is a sign of a cache, whatever it says", (name) => {
    expect(validatorsOf([[name, "MISS"]]).cacheSigns).toBe(true);
  });
});

describe("the identity of a response", () => {
  const respond = (head: string, body: Uint8Array) =>
    parseHttpResponse(Buffer.concat([Buffer.from(`HTTP/1.1 ${head}\r\n\r\n`), body])) as HttpResponse;
  const text = Buffer.from("content");

  test("is of the decoded content, the payload digest of what was sent", () => {
    const zipped = gzipSync(text);
    const plain = identifyResponse(respond("200 OK\r\nContent-Type: text/plain", text));
    const coded = identifyResponse(
      respond("200 OK\r\nContent-Type:  text/plain \r\nContent-Encoding: gzip", zipped),
    );
    expect(plain.kind === "identified" && plain.identity).toEqual({
      status: 200,
      location: null,
      contentType: "text/plain",
      contentDigest: "sha-256:ed7002b439e9ac845f22357d822bac1444730fbdb6016d3ec9432297b9ec9f73",
    });
    expect(coded.kind === "identified" && coded.identity).toEqual(
      plain.kind === "identified" && plain.identity,
    );
    expect(coded.payloadDigest).toBe(sha256Digest(zipped));
    expect(coded.payloadBytes).toBe(zipped.length);
  });

  test("tells redirects to different targets apart", () => {
    const [a, b] = ["/a", "/b"].map((to) =>
      identifyResponse(respond(`302 Found\r\nLocation: ${to}`, new Uint8Array())),
    );
    expect(a!.kind === "identified" && a!.identity.location).toBe("/a");
    expect(b!.kind === "identified" && b!.identity.location).toBe("/b");
  });

  test("is unknown when the content cannot be decoded, but the payload keeps its digest", () => {
    const broken = identifyResponse(respond("200 OK\r\nContent-Encoding: gzip", text));
    expect(broken).toMatchObject({ kind: "undecodable", code: "content-corrupt", payloadBytes: 7 });
    expect(broken.payloadDigest).toBe(sha256Digest(text));
    expect(identifyResponse(respond("200 OK\r\nContent-Encoding: zstd", text))).toMatchObject({
      code: "content-coding-unsupported",
    });
    expect(
      identifyResponse(respond("200 OK\r\nContent-Encoding: gzip", gzipSync(text)), {
        maxOutputBytes: 1,
        maxRatio: 1,
      }),
    ).toMatchObject({ code: "content-too-large" });
  });
});

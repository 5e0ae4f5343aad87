// A request that is more than an address is a page of its own: one form for each, and nothing of it is lost.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addressOf,
  hostOf,
  isPageUrl,
  MAX_REQUEST_URL_LENGTH,
  pageOfRequest,
  parsePageUrl,
  pathAndQueryOf,
  requestOf,
  requestPartOf,
  withRequestPart,
  type PageRequest,
} from "#model/index.js";

const ADDRESS = parsePageUrl("https://a.example/api?x=1&y=2")!;
const PLAIN: PageRequest = { method: "GET", fields: [], body: null };
const json = (text: string): PageRequest => ({
  method: "POST",
  fields: [["content-type", "application/json"]],
  body: Buffer.from(text),
});

const someRequest = fc.record({
  method: fc.constantFrom("GET", "POST", "OPTIONS"),
  fields: fc
    .uniqueArray(
      fc.tuple(
        fc.stringMatching(/^[a-z][a-z0-9-]{0,12}$/),
        fc.string({
          unit: fc.constantFrom("a", "=", "&", "#", "%", " ", ":", "é", '"', "\t", "+"),
          maxLength: 12,
        }),
      ),
      { selector: ([name]) => name, maxLength: 4 },
    )
    .map((fields) => fields.toSorted(([a], [b]) => (a < b ? -1 : 1))),
  body: fc.option(fc.uint8Array({ maxLength: 60 })),
});

describe("the page that a request is", () => {
  it("is the address for a plain GET, and says the rest in the place of a fragment otherwise", () => {
    expect(pageOfRequest(ADDRESS, PLAIN)).toBe(ADDRESS);
    expect(pageOfRequest(ADDRESS, json('{"q":"é"}'))).toBe(
      `${ADDRESS}#POST&content-type=application/json&:body=%7B%22q%22:%22%C3%A9%22%7D`,
    );
  });

  it("gives the request back as it was, and stays as it is when it is parsed as a URL", () => {
    fc.assert(
      fc.property(someRequest, (request) => {
        const url = pageOfRequest(ADDRESS, request)!;
        const isPlain = request.method === "GET" && request.fields.length === 0 && request.body === null;
        expect(requestOf(url)).toEqual(isPlain ? null : request);
        expect(new URL(url).href).toBe(url);
        expect([addressOf(url), hostOf(url), pathAndQueryOf(url)]).toEqual([
          ADDRESS,
          "a.example",
          "/api?x=1&y=2",
        ]);
        expect(isPageUrl(url)).toBe(true);
        expect(withRequestPart(ADDRESS, requestPartOf(url) ?? undefined)).toBe(url);
      }),
      { seed: 18, numRuns: 500 },
    );
  });

  it("is the same for fields in any order, and another for another field, body or method", () => {
    const fields = [
      ["accept", "a"],
      ["x", "b"],
    ] as const;
    const there = pageOfRequest(ADDRESS, { ...PLAIN, fields });
    expect(pageOfRequest(ADDRESS, { ...PLAIN, fields: fields.toReversed() })).toBe(there);
    const others = [
      {
        ...PLAIN,
        fields: [
          ["accept", "b"],
          ["x", "a"],
        ] as const,
      },
      { ...PLAIN, fields, method: "POST" },
      { ...PLAIN, fields, body: new Uint8Array() },
    ].map((one) => pageOfRequest(ADDRESS, one));
    expect(new Set([there, ...others]).size).toBe(4);
  });

  it("is none for what is never sent: other methods, broken fields, one field twice, too much", () => {
    for (const method of ["DELETE", "PUT", "PATCH", "get", "TRACE"])
      expect(pageOfRequest(ADDRESS, { ...PLAIN, method })).toBeNull();
    const withField = (name: string, value: string) =>
      pageOfRequest(ADDRESS, { ...PLAIN, fields: [[name, value]] });
    for (const [name, value] of [
      ["X", "a"],
      ["a b", "a"],
      ["a", "x\r\nb: c"],
      ["", "a"],
      ["a", "€"],
    ] as const)
      expect(withField(name, value), name).toBeNull();
    expect(
      pageOfRequest(ADDRESS, {
        ...PLAIN,
        fields: [
          ["a", "1"],
          ["a", "2"],
        ],
      }),
    ).toBeNull();
    expect(pageOfRequest(ADDRESS, json("x".repeat(MAX_REQUEST_URL_LENGTH)))).toBeNull();
  });

  it("has one spelling: whatever else stands behind an address is no page", () => {
    const wrong = [
      "#",
      "#top",
      "#GET",
      "#POST&b=1&a=2",
      "#POST&a=%61",
      "#POST&a=%c3",
      "#POST&:body=a b",
      "#DELETE",
    ];
    for (const part of wrong) expect(isPageUrl(`${ADDRESS}${part}`), part).toBe(false);
    expect(isPageUrl("https://A.example/#POST")).toBe(false);
    expect(isPageUrl("https://a.example/#POST")).toBe(true);
    expect(withRequestPart("https://a.example/", "POST&b=1&a=2")).toBeNull();
  });
});

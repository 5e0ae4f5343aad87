// What people read of a page that is more than an address.
import { describe, expect, it } from "vitest";
import { pageLabel, pageOfRequest, parsePageUrl, type PageRequest } from "#model/index.js";

const ADDRESS = parsePageUrl("https://a.example/graphql?v=1")!;
const labelOf = (request: Partial<PageRequest>): string =>
  pageLabel(pageOfRequest(ADDRESS, { method: "POST", fields: [], body: null, ...request })!);

describe("the label of a page", () => {
  it("is the URL of a plain page", () => {
    expect(pageLabel(ADDRESS)).toBe(ADDRESS);
    expect(pageLabel("https://a.example/#/route")).toBe("https://a.example/#/route");
    expect(pageLabel("no address at all")).toBe("no address at all");
  });

  it("says method, fields and how the body begins", () => {
    const fields = [
      ["content-type", "application/json"],
      ["accept", "text/html, */*"],
    ] as const;
    const body = Buffer.from(`{"page":"/a&b=c"}`);
    expect(labelOf({ fields, body })).toBe(
      `POST ${ADDRESS} (accept: text/html, */*; content-type: application/json; body of 17 bytes: {"page":"/a&b=c"})`,
    );
    expect(labelOf({ method: "GET", fields: [["x-own", "1"]] })).toBe(`GET ${ADDRESS} (x-own: 1)`);
    expect(labelOf({})).toBe(`POST ${ADDRESS}`);
  });

  it("is short whatever was sent, and no signs of a body that is no text", () => {
    const fields = [["x-token", "t".repeat(5000)]] as const;
    expect(labelOf({ fields, body: Buffer.from("x".repeat(5000)) }).length).toBeLessThan(220);
    expect(labelOf({ body: Uint8Array.of(0x1b) })).toBe(`POST ${ADDRESS} (body of 1 byte)`);
  });
});

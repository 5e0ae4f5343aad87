// SURT keys, on the vectors of iipc/urlcanon where they speak of the same rules.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { surt, surtHostPrefix } from "#formats/urls/surt.js";
import { sharedData } from "../../support/samples/shared-data.js";

type Vectors = Record<string, Record<string, string>>;

function vectors(file: string): Vectors {
  return JSON.parse(readFileSync(join(sharedData!, "conformance/urlcanon", file), "utf8")) as Vectors;
}

describe("surt", () => {
  it("turns the host round and drops scheme, www, default port, user, fragment, case and session ids", () => {
    expect(surt("https://user:pw@WWW2.Example.ORG:443/Path/?b=2&a=1#frag")).toBe("org,example)/path?a=1&b=2");
    expect(surt("http://example.org:8080/")).toBe("org,example:8080)/");
    expect(surt("http://example.org/x;jsessionid=0123456789abcdef0123456789ABCDEF")).toBe("org,example)/x");
  });

  it("is ASCII without spaces whatever comes in", () => {
    for (const url of [
      "http://b\u00fccher.ch/\u00e4 b?\u00fc=\u{1f600}",
      "urn:with space \u00fc",
      "http://[::1]/",
      "http://",
      "%",
      "http://%00/",
      "x:y z",
    ])
      expect(surt(url), url).toMatch(/^[\x21-\x7e]+$/);
  });

  it("decodes a megabyte of nested escapes in a moment", () => {
    expect(surt(`http://example.org/%${"25".repeat(500_000)}41`)).toBe("org,example)/a");
  });

  it("gives plain addresses, read in one step, the key that all the rules give them", () => {
    const piece = fc.stringMatching(/^[a-z0-9_.~-]{0,6}$/);
    const label = fc.oneof(fc.constantFrom("www", "www2", "xn--bcher-kva", "0x7f", "1"), piece);
    const host = fc.array(label, { minLength: 1, maxLength: 4 }).map((labels) => labels.join("."));
    const address = fc.constantFrom("127.0.0.1", "10.0.0.01", "1.2.3", "999.1.1.1", "www.1.2.3.4");
    const port = fc.constantFrom("", "", ":80", ":443", ":8080", ":080", ":");
    const path = fc.array(piece, { maxLength: 4 }).map((segments) => segments.join("/"));
    fc.assert(
      fc.property(fc.constantFrom("http", "https"), fc.oneof(host, address), port, path, (...parts) => {
        // A fragment belongs to no key, and no plain address has one.
        const [scheme, name, at, rest] = parts;
        const url = `${scheme}://${name}${at}/${rest}`;
        expect(surt(url)).toBe(surt(`${url}#`));
      }),
      { seed: 7, numRuns: 2000 },
    );
  });

  it("gives the prefix of a host and of a domain", () => {
    expect(surtHostPrefix("www.example.org", "host")).toBe("org,example)");
    expect(surtHostPrefix("example.org", "domain")).toBe("org,example");
  });
});

describe.skipIf(!sharedData)("surt on the urlcanon vectors (skipped: no data)", () => {
  it("gives every key of the Internet Archive's rules", () => {
    const expected = vectors("surt.json")["defaultIASurt"]!;
    expect(Object.fromEntries(Object.keys(expected).map((url) => [url, surt(url)]))).toEqual(expected);
  });

  it.each(["Canonicalizer.DefaultIA", "google", "googleSupplementalFromSurt"])(
    "gives equal keys to URLs that %s holds to be equal",
    (group) => {
      // Not http(s), or a text in which UTF-8 was read as latin1 by the vectors' maker.
      const not = ["mailto:foo@example.com", "\u00e2\u0098\u0083.com", "http://\u0001\u0080.com/"];
      for (const [url, canonical] of Object.entries(vectors("surt.json")[group]!))
        if (!not.includes(url)) expect(surt(url), url).toBe(surt(canonical));
    },
  );

  it("gives equal keys to URLs that Canonicalizer.IA holds to be equal", () => {
    for (const [url, canonical] of Object.entries(vectors("surt.json")["Canonicalizer.IA"]!))
      expect(surt(url), url).toBe(surt(canonical));
  });

  it("removes www, sorts parameters and strips session ids as their vectors say", () => {
    const { massageHost, alphaRorderQuery, stripPathSessionId } = vectors("surt.json");
    for (const [host, massaged] of Object.entries(massageHost!))
      expect(surt(`http://${host}/`)).toBe(`${massaged.split(".").reverse().join(",")})/`);
    for (const [query, ordered] of Object.entries(alphaRorderQuery!))
      expect(surt(`http://x/?${query}`)).toBe(ordered === "" ? "x)/" : `x)/?${ordered}`);
    for (const [path, stripped] of Object.entries(stripPathSessionId!))
      expect(surt(`http://x${path}`)).toBe(`x)${stripped.toLowerCase().replace(/\/$/, "")}`);
  });

  it("gives equal keys to URLs that the aggressive canonicaliser holds to be equal, three apart", () => {
    // Our rules follow the Internet Archive's, which keep empty parameters (see its own "?&b=…" vector).
    const keepsEmpty = [
      "http://example.com/foo?&",
      "http://example.com/foo?&&a=1&&&&b=2&c=3&",
      "http://example.com/foo?c=5&&a=1&B=3&A=2&b=4&C=6&",
    ];
    for (const [url, canonical] of Object.entries(
      vectors("aggressive.json") as unknown as Record<string, string>,
    ))
      if (!keepsEmpty.includes(url)) expect(surt(url), url).toBe(surt(canonical));
  });

  it("orders hosts as the plain SURT vectors do, less their commas, ports and fragments", () => {
    const { surtWithoutScheme } = vectors("ssurt.json");
    for (const [url, key] of Object.entries(surtWithoutScheme!)) {
      const ours = key.replace(/,(?=[:)])/, "").replace(/#.*$/, "");
      expect(surt(url), url).toBe(ours.replace(/\)(?=\?|$)/, ")/"));
    }
  });

  it("gives a usable key for every URL of every vector file", () => {
    const urls = new Set<string>();
    for (const file of [
      "semantic_precise.json",
      "path_dots.json",
      "funky_ipv4.json",
      "supplemental_whatwg.json",
      "idempotence.json",
      "urltestdata.json",
    ])
      for (const text of readFileSync(join(sharedData!, "conformance/urlcanon", file), "utf8").match(
        /"(?:[^"\\]|\\.)*"/g,
      ) ?? [])
        urls.add(JSON.parse(text) as string);
    expect(urls.size).toBeGreaterThan(500);
    for (const url of urls) expect(surt(url), url).toMatch(/^[\x21-\x7e]+$/);
  });

  it("reads IPv4 addresses in any notation", () => {
    const addresses = vectors("funky_ipv4.json") as unknown as Record<string, string | null>;
    for (const [host, address] of Object.entries(addresses))
      if (address !== null) expect(surt(`http://${host}/`), host).toBe(`${address})/`);
  });
});

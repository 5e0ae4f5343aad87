import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { parseCookieFile } from "#fetch/index.js";
import { RequestProfile } from "#fetch/request-profile.js";

const AGENT = "isochron/0.1.0 (+https://example.org/)";
const NOW = Date.UTC(2026, 0, 1);
const cookieLines = [
  "# Netscape HTTP Cookie File",
  ".example.org\tTRUE\t/\tFALSE\t0\ttheme\tdark",
  "#HttpOnly_shop.example.org\tFALSE\t/cart\tTRUE\t4000000000\tsession\ts3cr3t=",
  "example.org\tFALSE\t/\tFALSE\t1000\told\tgone",
].join("\n");
const cookies = parseCookieFile(cookieLines, "cookies.txt", NOW);
const sent = (profile: RequestProfile, url: string): string =>
  profile.requestOf(new URL(url), {}).sent.toString("latin1");

describe("headers that the user adds", () => {
  it("follow the fixed ones, the same in every request, and are recorded", () => {
    const profile = new RequestProfile(AGENT, { headers: ["Accept-Language: de", "X-Project:  deposit "] });
    expect(sent(profile, "http://a.test/x?y")).toMatch(
      /^GET \/x\?y HTTP\/1\.1\r\nHost: a\.test\r\nUser-Agent: .*\r\n[^]*Accept-Language: de\r\nX-Project: deposit\r\n\r\n$/,
    );
    expect(profile.recorded).toMatchObject({ "Accept-Language": "de", "X-Project": "deposit" });
  });

  it.each([
    "Host: other.test",
    "Content-Length: 5",
    "Transfer-Encoding: chunked",
    "Connection: close",
    "Proxy-Authorization: x",
    "If-None-Match: *",
    "Range: bytes=0-",
    "User-Agent: Mozilla",
    "Accept-Encoding: br",
    "Cookie: a=b",
    "Authorization: Bearer x",
    "no colon",
    "Bad Name: x",
    "X-Split: a\r\nEvil: b",
    "X-Empty:",
  ])("are refused when they frame the message, hide us, or leak: %s", (line) => {
    expect(() => new RequestProfile(AGENT, { headers: [line] })).toThrow();
  });
});

describe("cookies that the user gives", () => {
  it("go where domain, path and secure match, longer paths first, and nowhere else", () => {
    const profile = new RequestProfile(AGENT, { cookies });
    const cookieOf = (url: string) => /\r\nCookie: (.*)\r\n/.exec(sent(profile, url))?.[1];
    expect(cookieOf("https://shop.example.org/cart/1")).toBe("session=s3cr3t=; theme=dark");
    expect(cookieOf("http://shop.example.org/cart/1")).toBe("theme=dark");
    expect(cookieOf("https://shop.example.org/cartoon")).toBe("theme=dark");
    expect(cookieOf("https://www.shop.example.org/cart")).toBe("theme=dark");
    expect(cookieOf("http://example.org/")).toBe("theme=dark");
    expect(cookieOf("http://notexample.org/")).toBeUndefined();
    expect(cookieOf("http://example.org.evil.test/")).toBeUndefined();
  });

  it("are recorded by name and digest, never by value", () => {
    const { recorded } = new RequestProfile(AGENT, { cookies });
    const digest = (text: string) => `sha-256:${createHash("sha256").update(text).digest("hex")}`;
    expect(recorded["Cookie"]).toBe(`session=${digest("s3cr3t=")}; theme=${digest("dark")}`);
    expect(JSON.stringify(recorded)).not.toContain("s3cr3t");
    expect(new RequestProfile(AGENT).recorded).not.toHaveProperty("Cookie");
  });

  it.each([
    "example.org\tFALSE\t/\tFALSE\t0\tname",
    "example.org\tFALSE\t/\tFALSE\tsoon\tname\tvalue",
    "example.org\tFALSE\t/\tFALSE\t0\tna me\tvalue",
    "example.org\tFALSE\t/\tFALSE\t0\tname\ta; b=c",
    "example.org\tFALSE\tcart\tFALSE\t0\tname\tvalue",
    "example.org FALSE / FALSE 0 name value",
  ])("are refused with the place when a line is malformed: %j", (line) => {
    expect(() => parseCookieFile(`${cookieLines}\n${line}\n`, "cookies.txt", NOW)).toThrow(
      /cookies\.txt at byte/,
    );
  });
});

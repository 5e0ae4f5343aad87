import { describe, expect, it } from "vitest";
import { parseCredentials } from "#fetch/index.js";
import { RequestProfile } from "#fetch/request-profile.js";

const read = (...urls: string[]) => parseCredentials(urls, (i) => `--auth ${i}`);
const basic = (pair: string): string => `Basic ${Buffer.from(pair).toString("base64")}`;
const AGENT = "isochron/test";

describe("credentials", () => {
  it("go to their origin alone: scheme, host and port", () => {
    const credentials = read("https://us%20er:p%3Aw%40%C3%A9@a.test", "http://x:y@b.test:8080/");
    const profile = new RequestProfile(AGENT, { credentials });
    const sentTo = (url: string): string | undefined =>
      /\r\nAuthorization: (.*)\r\n/.exec(profile.requestOf(new URL(url), {}).sent.toString("latin1"))?.[1];
    expect(sentTo("https://a.test/deep?x")).toBe(basic("us er:p:w@é"));
    expect(sentTo("https://a.test:443/")).toBe(basic("us er:p:w@é"));
    expect(sentTo("http://b.test:8080/")).toBe(basic("x:y"));
    for (const url of [
      "http://a.test/",
      "https://a.test:8443/",
      "https://sub.a.test/",
      "https://a.test.evil.test/",
    ])
      expect(sentTo(url)).toBeUndefined();
    for (const url of ["http://b.test/", "https://b.test:8080/"]) expect(sentTo(url)).toBeUndefined();
  });

  it("stand in records as a slow digest, and the rest of the request as it was sent", () => {
    const profile = new RequestProfile(AGENT, { credentials: read("https://user:s3cr3t@a.test") });
    const { sent, recorded } = profile.requestOf(new URL("https://a.test/x"), {});
    expect(recorded.toString()).toMatch(/\r\nAuthorization: Basic scrypt:[0-9a-f]{64}\r\n/);
    expect(recorded.toString().replace(/Basic scrypt:\w+/, basic("user:s3cr3t"))).toBe(sent.toString());
    const digest = /scrypt:\w+/.exec(recorded.toString())![0];
    expect(profile.recorded["Authorization"]).toBe(`https://a.test Basic ${digest}`);
    expect(JSON.stringify(profile.recorded) + recorded.toString()).not.toMatch(/s3cr3t|user:/);
    const elsewhere = profile.requestOf(new URL("https://b.test/x"), {});
    expect(elsewhere.recorded).toBe(elsewhere.sent);
  });

  it("have the same digest in every run, and another for another origin, user or password", () => {
    const digestOf = (url: string): string => read(url)[0]!.recorded;
    expect(digestOf("https://u:p@a.test")).toBe(digestOf("https://u:p@a.test/"));
    const others = ["https://u:p@b.test", "https://v:p@a.test", "https://u:q@a.test", "http://u:p@a.test"];
    expect(new Set(["https://u:p@a.test", ...others].map(digestOf)).size).toBe(5);
  });

  it.each([
    "a.test",
    "https://a.test",
    "https://:s3cr3t@a.test",
    "ftp://u:s3cr3t@a.test",
    "https://u:s3cr3t@a.test/private",
    "https://u:s3cr3t@a.test?x",
    "https://u:s3cr3t%zz@a.test",
    "https://u%3A:s3cr3t@a.test",
    "https://u:s3cr3t%0a@a.test",
    `https://u:s3cr3t${"x".repeat(2000)}@a.test`,
  ])("are refused in one line that does not show them: %s", (url) => {
    expect(() => read(url)).toThrow(/^--auth 0: [^\n]+$/);
    expect(() => read(url)).not.toThrow(/s3cr3t/);
  });

  it("are one for an origin", () => {
    expect(() => read("https://u:p@a.test", "https://v:q@a.test:443")).toThrow(
      "--auth 1: a second one for https://a.test",
    );
  });
});

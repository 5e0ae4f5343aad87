import { describe, expect, it } from "vitest";
import { parseCookieFile } from "#fetch/index.js";
import { CookieJar } from "#fetch/cookie-jar.js";
import { RequestProfile } from "#fetch/request-profile.js";
import { instant, type PageUrl } from "#model/index.js";

const NOW = instant(Date.UTC(2026, 0, 1));
const PAGE = "https://a.test/shop/list?x=1" as PageUrl;

const after = (lines: readonly string[], url: PageUrl = PAGE): CookieJar => {
  const jar = new CookieJar();
  jar.obey(url, lines, NOW);
  return jar;
};
const pairs = (jar: CookieJar): string[] => jar.kept.map(({ name, value }) => `${name}=${value}`);

describe("a cookie that is set", () => {
  it("is its host's alone, on its path, over https where it says so", () => {
    const jar = after([
      "sid=1; Path=/; Secure; HttpOnly; SameSite=Lax",
      "deep=2",
      "wide=3; Domain=.a.test; path=/x",
    ]);
    expect(jar.kept).toEqual([
      { host: "a.test", path: "/", secure: true, name: "sid", value: "1" },
      { host: "a.test", path: "/shop", secure: false, name: "deep", value: "2" },
      { host: "a.test", path: "/x", secure: false, name: "wide", value: "3" },
    ]);
  });

  it("is sent back by these rules, longer paths first, after none of the user's of the same name", () => {
    const given = parseCookieFile("a.test\tFALSE\t/\tFALSE\t0\tsid\tmine\n", "cookies.txt", NOW);
    const profile = new RequestProfile("isochron/test", { cookies: given });
    profile.jar.obey(PAGE, ["sid=theirs; Path=/", "safe=1; Path=/; Secure", "deep=2"], NOW);
    const sentTo = (url: string): string | undefined =>
      /\r\nCookie: (.*)\r\n/.exec(profile.requestOf(new URL(url), {}).sent.toString("latin1"))?.[1];
    expect(sentTo("https://a.test/shop/1")).toBe("deep=2; sid=mine; safe=1");
    expect(sentTo("http://a.test/shopping")).toBe("sid=mine");
    for (const url of ["https://b.a.test/", "https://test/", "https://b.test/"])
      expect(sentTo(url)).toBeUndefined();
    // Another port is another door: its knock must not change what is sent here.
    expect(sentTo("https://a.test:8443/shop/1")).toBe("sid=mine");
    expect(profile.recorded["Cookie"]!.split("; ").map((pair) => pair.split("=")[0])).toEqual([
      "deep",
      "safe",
      "sid",
      "sid",
    ]);
    expect(profile.recorded["Cookie"]).not.toContain("theirs");
  });

  it.each([
    ["a=1; Domain=b.test", "for another domain"],
    ["a=1; Domain=evil-a.test", "for a domain that only ends alike"],
    ["a=1; Domain=shop.a.test", "for a host below"],
    ["=1", "without a name"],
    ["a", "without a value"],
    ["a b=1", "with a name that is none"],
    ["a=\x001", "with a control character"],
    ["a=é", "with letters beyond ASCII"],
    ["__Secure-a=1", "with a prefix that it does not keep"],
    [`a=${"x".repeat(5000)}`, "of great length"],
    ["a=1; Max-Age=0", "over at once"],
    ["a=1; Expires=Wed, 31 Dec 2025 00:00:00 GMT", "over by its date"],
    ["a=1; Expires=Wed, 31-Dec-2025 00:00:00 GMT", "over by a date with dashes"],
  ])("is not taken: %s (%s)", (line) => {
    expect(after([line]).kept).toEqual([]);
  });

  it.each([
    "a=1; Max-Age=60; Expires=Wed, 31 Dec 2025 00:00:00 GMT",
    "a=1; Expires=soon",
    " a = 1 ;;",
    "a=1; Path=x",
  ])("is taken: %s", (line) => expect(pairs(after([line]))).toEqual(["a=1"]));

  it("over http is not taken as secure", () => {
    expect(after(["a=1; Secure"], "http://a.test/" as PageUrl).kept).toEqual([]);
  });

  it("replaces the one in its place, or takes it away", () => {
    const jar = after(["a=1; Path=/", "b=1; Path=/"]);
    jar.obey(PAGE, ["a=2; Path=/", "b=; Path=/; Max-Age=0"], NOW);
    expect(pairs(jar)).toEqual(["a=2"]);
  });

  it("is one of a bounded number", () => {
    expect(
      after(Array.from({ length: 200 }, (_, i) => `c${i}=${"x".repeat(3000)}`)).kept.length,
    ).toBeLessThanOrEqual(43);
    const jar = new CookieJar();
    for (let i = 0; i < 120; i++) jar.obey(PAGE, [`c${i}=1`], NOW);
    expect(jar.kept).toHaveLength(50);
  });
});

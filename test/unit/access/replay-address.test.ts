import { describe, expect, it } from "vitest";
import { framedPath, parseReplayPath, replayLink, replayPath } from "#access/replay-address.js";
import { instant, type PageUrl } from "#model/index.js";

const AT = instant(Date.UTC(2026, 10, 15, 12, 31, 7, 412));
const PLACE = { prefix: "", at: AT };
const BASE = "http://site.test/dir/page.html";

describe("replay addresses", () => {
  it("are read back as they were written, query included", () => {
    const target = { url: "http://site.test/a%zz?x=1&y=http://b.test/" as PageUrl, at: AT };
    const path = replayPath("", target);
    expect(path).toBe("/20261115123107412/http://site.test/a%zz?x=1&y=http://b.test/");
    expect(parseReplayPath(path)).toEqual({ ...target, isFramed: false, wished: null });
    expect(parseReplayPath(framedPath("", target, true))).toEqual({
      ...target,
      isFramed: true,
      isOutlined: true,
      wished: null,
    });
    expect(parseReplayPath(framedPath("", target))).toEqual({ ...target, isFramed: true, wished: null });
  });

  it("take short timestamps and a folded double slash", () => {
    expect(parseReplayPath("/2026/http:/site.test/")).toEqual({
      at: instant(Date.UTC(2026, 0, 1)),
      url: "http://site.test/",
      isFramed: false,
      wished: null,
    });
  });

  it.each([
    "/",
    "/favicon.ico",
    "/2026/",
    "/2026/ftp://x/",
    "/20261399/http://x/",
    "/123/http://x/",
    "/2026/http:///",
  ])("refuse %s", (path) => expect(parseReplayPath(path)).toBeNull());
});

describe("links in archived pages", () => {
  it.each([
    ["next.html", "/20261115123107412/http://site.test/dir/next.html"],
    ["/root?q#part", "/20261115123107412/http://site.test/root?q#part"],
    ["//cdn.test/x.js", "/20261115123107412/http://cdn.test/x.js"],
    [" https://other.test ", "/20261115123107412/https://other.test/"],
    ["http://user:secret@site.test/", "/20261115123107412/http://site.test/"],
    [`http://site.test/${"x".repeat(5000)}`, "about:blank"],
  ])("lead back into the archive: %.40s", (link, expected) => {
    expect(replayLink(link, BASE, PLACE)).toBe(expected);
  });

  it.each(["", "#part", "data:text/plain,x", "javascript:void(0)", "mailto:a@b.test", "http://[bad"])(
    "stay as they are when they do not lead to the network: %s",
    (link) => expect(replayLink(link, BASE, PLACE)).toBeNull(),
  );
});

import { describe, expect, it } from "vitest";
import { scrubbedDigest } from "#detect/index.js";

const digest = (html: string, contentType = "text/html"): string | null =>
  scrubbedDigest(Buffer.from(html), { contentType, url: "https://a.example/" });

describe("a scrubbed digest", () => {
  it("is equal where only a stamp differs", () => {
    const page = (stamp: string) => `<p>Text</p><p>Page generated at ${stamp} UTC</p>`;
    expect(digest(page("2026-05-01 10:11:12"))).toBe(digest(page("2026-05-02 08:00:59")));
  });

  it.each([
    ["a head that is never ended", (text: string) => `<head><title>t</title><p>${text}`],
    ["a head that is never ended, with a body", (text: string) => `<head><body><p>${text}`],
    ["SVG that is never ended", (text: string) => `<svg><p>${text}`],
    ["a noscript element that is never ended", (text: string) => `<p>t</p><noscript><p>${text}`],
    ["an object's fallback", (text: string) => `<object data=x>${text}</object>`],
    ["a hidden part that a script may show", (text: string) => `<div hidden>${text}</div>`],
    ["text in a drawing", (text: string) => `<svg><text>${text}</text></svg>`],
    ["a frame's address", (text: string) => `<iframe src="/${text}"></iframe>`],
    ["the candidates of an image", (text: string) => `<img src=a srcset="/${text} 2x">`],
    ["a template", (text: string) => `<template>${text}</template>`],
  ])("differs where this does: %s", (_, page) => {
    expect(digest(page("before"))).not.toBe(digest(page("after")));
  });

  it("differs where the CDATA section of a feed does", () => {
    const feed = (text: string) => `<rss><item><description><![CDATA[${text}]]></description></item></rss>`;
    expect(digest(feed("before"), "application/rss+xml")).not.toBe(
      digest(feed("after"), "application/rss+xml"),
    );
  });

  it("is none of a page that scripts build: what it shows is not in it", () => {
    expect(digest(`<div id="root"></div><script src=app.js></script>`)).toBeNull();
  });
});

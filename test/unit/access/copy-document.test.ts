import { parse } from "parse5";
import { describe, expect, it } from "vitest";
import { copyDocument, copyStyle } from "#access/files/copy-document.js";
import { CopyLinks } from "#access/files/copy-links.js";
import { CopyPlan, type PlannedFile } from "#access/files/copy-plan.js";
import { fileFormOf } from "#access/files/file-form.js";
import { copyPath } from "#access/files/file-name.js";
import { prologueEnd } from "#access/files/prologue.js";
import type { PageUrl, Standing } from "#model/index.js";

const PAGE = "https://a.test/dir/page";
const TYPES: Record<string, string> = {
  "/dir/page": "text/html",
  "/other": "text/html",
  "/pic.png": "image/png",
  "/pic.svg": "image/svg+xml",
  "/s.css": "text/css",
};

function planOf(redirects: Record<string, string> = {}): CopyPlan {
  const plan = new CopyPlan();
  const add = (path: string, contentType: string, target: string | null): void => {
    const url = `https://a.test${path}` as PageUrl;
    const form = fileFormOf(contentType, url, false);
    const file = { url, kind: "page", path: copyPath(url, form.extensions), form, target } as const;
    plan.add({ ...file, standing: {} as Standing } satisfies PlannedFile);
  };
  for (const [path, type] of Object.entries(TYPES)) add(path, type, null);
  for (const [path, target] of Object.entries(redirects)) add(path, "text/html", target);
  return plan;
}

function rewritten(html: string, plan = planOf()): string {
  const from = copyPath(PAGE as PageUrl, ["html"]);
  const reading = { charset: "utf-8", isXml: false, withScripts: false };
  const { text } = copyDocument(html, PAGE, new CopyLinks(plan, from, PAGE), reading);
  return text
    .replace(/^\ufeff/, "")
    .replace(/<meta http-equiv="Content-Security-Policy".*?"off">/, "<POLICY>");
}

describe("a page of a copy", () => {
  it.each([
    ['<a href="/other#x">', '<a href="../other~.html#x">'],
    ["<a href='?'>", "<a href='page~.html'>"],
    ["<a href='?a'>", "<a href='../../../elsewhere/1.html#a0'>"],
    ['<a href="#x">', '<a href="#x">'],
    ['<a href="http://a.test/other">', '<a href="../other~.html">'],
    ['<img src="/pic.png">', '<img src="../pic.png">'],
    ['<img src="/gone.png">', '<img src="data:,">'],
    ['<img src="file://host/x">', '<img src="data:,">'],
    ['<img src="http://[">', '<img src="data:,">'],
    ['<img src="/pic.svg">', '<img src="../pic.svg">'],
    ['<a href="/pic.svg">', '<a href="../pic.svg~.html">'],
    ['<iframe src="/pic.svg"></iframe>', '<iframe src="../pic.svg~.html"></iframe>'],
    ['<a href="mailto:a@b.test">', '<a href="mailto:a@b.test">'],
    ['<a href="ms-word:x">', '<a href="../../../elsewhere/1.html#a0">'],
    ['<link rel=preconnect href="//o.example">', '<link rel=preconnect href="data:,">'],
    ['<base href="/dir2/"><a href="../other">', '<base href="&#32;"><a href="../other~.html">'],
    ['<img srcset="/pic.png 1x, //o.example/2 2x">', '<img srcset="../pic.png 1x, data:%2C 2x">'],
    ['<p style="background:url(/pic.png)">', '<p style="background:url(../pic.png)">'],
    [
      '<meta http-equiv=refresh content="5;url=/other">',
      '<meta http-equiv=refresh content="5;url=../other~.html">',
    ],
    ['<script crossorigin integrity="x" src=a>', '<script data-crossorigin data-integrity="x" src=data:,>'],
    ['<meta http-equiv="content-security-policy">', '<meta data-http-equiv="content-security-policy">'],
    ['<a ping="http://o.example/">', '<a data-ping="http://o.example/">'],
    ['<rect fill="url(//o.example/#p)"/>', '<rect data-fill="url(//o.example/#p)"/>'],
    ['<rect fill="url(#p)"/>', '<rect fill="url(#p)"/>'],
  ])("%s", (html, expected) => expect(rewritten(html)).toBe(`<POLICY>${expected}`));

  it("leads through redirects, and tells of those that end nowhere", () => {
    const plan = planOf({
      "/old": "https://a.test/older",
      "/older": "https://a.test/other",
      "/o": "https://a.test/o",
    });
    expect(rewritten('<a href="/old#f">', plan)).toContain('href="../other~.html#f"');
    expect(rewritten('<a href="/o">', plan)).toContain("elsewhere/1.html#a0");
    expect(plan.absent.all.map(({ url }) => url)).toEqual(["https://a.test/o"]);
  });

  it("begins with its policy behind the doctype, never in a comment", () => {
    for (const [html, at] of [
      ["<!doctype html><p>x", 15],
      [" <!-- a --> <!DOCTYPE html><p>x", 27],
      ["<!-- <!doctype html> --><p>x", 0],
      ["<!--><!doctype html><p>", 20],
      ["<!-- a --!><!doctype html>", 26],
      ["<!-- never closed <!doctype html>", 0],
      ["<?xml version='1.0'?><!doctype html><p>", 36],
      ["<p><!doctype html>", 0],
    ] as const)
      expect([html, prologueEnd(html)]).toEqual([html, at]);
  });

  it.each([
    "<!doctype html><title>a</title>",
    "<html lang=de><head><title>a",
    "<!-- <!doctype html> --><!doctype html>x",
    "<body>x",
    "x",
    "<frameset><frame></frameset>",
    "<!DOCTYPE html PUBLIC '-//W3C//DTD HTML 4.01//EN'><!-- x -->",
  ])("keeps the browser's mode, and has the policy first in its head: %s", (html) => {
    const [before, after] = [parse(html), parse(rewritten(html).replace("<POLICY>", "<meta id=policy>"))];
    expect(after.mode).toBe(before.mode);
    const root = after.childNodes.find((node) => node.nodeName === "html") as unknown as {
      childNodes: unknown;
    };
    const [head] = root.childNodes as unknown as { childNodes: { attrs: { value: string }[] }[] }[];
    expect(head!.childNodes[0]!.attrs[0]!.value).toBe("policy");
  });
});

describe("a style sheet of a copy", () => {
  it("leads into the copy, or nowhere", () => {
    const url = "https://a.test/s.css";
    const links = new CopyLinks(planOf(), copyPath(url as PageUrl, ["css"]), url);
    expect(
      copyStyle(`@charset "latin1";@import "//o.example/x";a{b:url(pic.png);c:url(#d)}`, url, links),
    ).toBe(`\ufeff@charset "latin1";@import "data:,";a{b:url(pic.png);c:url(#d)}`);
  });
});

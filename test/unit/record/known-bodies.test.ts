// What is compared to the byte is what a digest would have said.
import { expect, it } from "vitest";
import type { PageUrl } from "#model/index.js";
import { KnownBodies } from "#record/relay/known-bodies.js";

const PAGE = "https://site.test/" as PageUrl;
const HTML = { status: 200, coding: "", kind: "text/html", location: "" };
const pieces = (...texts: string[]): Buffer[] => texts.map((text) => Buffer.from(text));

it("equal answers have one form, however they came in pieces; any difference makes another", () => {
  const known = new KnownBodies(10_000);
  const form = known.formOf(PAGE, HTML, pieces("one ", "body"));
  expect(known.formOf(PAGE, HTML, pieces("one body"))).toBe(form);
  expect(known.formOf(PAGE, HTML, pieces("o", "ne b", "", "ody"))).toBe(form);
  const others = [
    known.formOf(PAGE, HTML, pieces("one bodY")),
    known.formOf(PAGE, HTML, pieces("one bod")),
    known.formOf(PAGE, HTML, pieces("one body", "!")),
    known.formOf(PAGE, HTML, []),
    known.formOf(PAGE, { ...HTML, status: 404 }, pieces("one body")),
    known.formOf(PAGE, { ...HTML, kind: "text/plain" }, pieces("one body")),
    known.formOf(PAGE, { ...HTML, coding: "gzip" }, pieces("one body")),
    known.formOf(PAGE, { ...HTML, location: "/a" }, pieces("one body")),
  ];
  expect(new Set([form, ...others]).size).toBe(9);
  // Long forgotten by now, and digested anew.
  expect(known.formOf(PAGE, HTML, pieces("one body"))).toBe(form);
});

it("holds no more than it may, and keeps no page that is too long", () => {
  const known = new KnownBodies(1_000);
  for (let at = 0; at < 100; at++)
    known.formOf(`https://site.test/${at}` as PageUrl, HTML, [Buffer.alloc(100, at)]);
  expect(known.bytes).toBeLessThanOrEqual(1_000);
  expect(known.bytes).toBeGreaterThan(800);
  known.formOf(PAGE, HTML, [Buffer.alloc(500)]);
  expect(known.bytes).toBeLessThanOrEqual(1_000);
});

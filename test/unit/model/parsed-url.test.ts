// Addresses are taken apart by what is right however often it is asked.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { parsedUrl } from "#model/index.js";

const SOURCES = fileURLToPath(new URL("../../../src", import.meta.url));
/** Run in a browser, which is right about it. */
const IN_BROWSERS = /^web\/|^render\/behaviours\/acting-script\.ts$/;

it("a host with letters beyond ASCII is one however often it is asked", () => {
  const address = Buffer.from("http://b\xfccher.test/", "latin1").toString("latin1");
  for (let i = 0; i < 20_000; i++)
    if (parsedUrl(address)?.host !== "xn--bcher-kva.test")
      expect(parsedUrl(address), `call ${i}`).not.toBeNull();
  expect(parsedUrl("/a", "http://a.example/b")?.href).toBe("http://a.example/a");
  for (const none of ["", "/a", "http://", "http://a b/"]) expect(parsedUrl(none)).toBeNull();
});

// Whether a function is compiled by then is no test's to say: what it would get wrong is not asked at all.
it("nothing that Node runs asks URL.canParse", () => {
  const asking = readdirSync(SOURCES, { recursive: true })
    .map((name) => String(name).replaceAll("\\", "/"))
    .filter((name) => /\.(?:ts|svelte)$/.test(name) && !IN_BROWSERS.test(name))
    .filter((name) => readFileSync(join(SOURCES, name), "utf8").includes("URL.canParse("));
  expect(asking).toEqual([]);
});

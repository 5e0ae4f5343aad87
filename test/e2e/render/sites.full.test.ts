// Sites of many frameworks, shown from the answers of one instant: what is seen is what is declared.
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  SITE_NOISES,
  scriptSites,
  scriptSiteVariants,
  type ScriptSite,
} from "#lab/script-built/sites/index.js";
import { instant } from "#model/index.js";
import type { Renderer } from "#ports/index.js";
import { SHOWN_AT, testRenderer } from "../../support/render/rendering.js";
import { clientFiles } from "../../support/sites/bundle-clients.js";
import { asksOf, shown, type ShownPage } from "../../support/sites/shown-page.js";

/** Of the pages; the reference's own browser managed as much. */
const LEAST_TRUE = 0.97;

let sites: ScriptSite[];
let renderer: Renderer;
const all: ShownPage[] = [];

beforeAll(async () => {
  sites = scriptSites({ seed: 41, startAt: SHOWN_AT, files: await clientFiles() });
  renderer = await testRenderer();
});

afterAll(async () => {
  await renderer?.close();
});

it("there are many, and each has pages", () => {
  expect(sites.length).toBeGreaterThanOrEqual(30);
  expect(new Set(sites.map(({ framework }) => framework)).size).toBeGreaterThanOrEqual(20);
});

it("their pages show what they declare, early and after changes", { timeout: 600_000 }, async () => {
  for (const site of sites)
    for (const [number, page] of site.pages.entries()) {
      const at = number % 2 ? instant(SHOWN_AT + 5 * 3_600_000) : SHOWN_AT;
      all.push(await shown(renderer, site, page, at));
    }
  const wrong = all.filter(({ isTextTrue, areAsksTrue }) => !isTextTrue || !areAsksTrue);
  for (const { name, declared, rendering } of wrong)
    console.log(name, { declared, text: rendering.tree.text, asks: asksOf(rendering) });
  const right = all.filter(({ isTextTrue }) => isTextTrue).length;
  const asked = all.filter(({ areAsksTrue }) => areAsksTrue).length;
  console.log(
    `${sites.length} sites, ${all.length} pages: text as declared ${right}, requests as declared ${asked}`,
  );
  const closed = all.filter(({ name }) => !name.startsWith("websocket"));
  expect(closed.filter(({ isTextTrue }) => isTextTrue).length / closed.length).toBeGreaterThanOrEqual(
    LEAST_TRUE,
  );
});

it("what a socket would bring is said to be open", () => {
  const fed = all.filter(({ name }) => name.startsWith("websocket"));
  expect(fed.length).toBeGreaterThan(0);
  for (const { isTextTrue, rendering } of fed) {
    expect(isTextTrue).toBe(false);
    expect(rendering.open.map(({ kind }) => kind)).toContain("websocket");
  }
});

/** Clients that ask for the view as all of them could: through what the noise is put into. */
const ASK_ALIKE = new Set(["react", "vue", "svelte", "mithril", "lit", "alpinejs", "jquery", "snabbdom"]);

it.each(SITE_NOISES)("noise leaves text and requests as declared: %s", async (noise) => {
  const options = { seed: 42, startAt: SHOWN_AT, files: await clientFiles() };
  const noisy = scriptSiteVariants(options, 240).filter((site) => site.noise === noise);
  const two = noisy.filter(({ framework }) => ASK_ALIKE.has(framework)).slice(0, 2);
  expect(two.length).toBe(2);
  for (const site of two) {
    const { name, isTextTrue, areAsksTrue } = await shown(renderer, site, site.pages[1]!, SHOWN_AT);
    expect({ name, isTextTrue, areAsksTrue }).toEqual({ name, isTextTrue: true, areAsksTrue: true });
  }
});

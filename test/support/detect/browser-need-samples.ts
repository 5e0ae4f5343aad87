// Documents whose need of a browser is known, each set divided in two: the rule was tuned on one half, figures are of the other.
import { CLIENTS, scriptSites, scriptSiteVariants } from "#lab/script-built/sites/index.js";
import { createLivingSite } from "#lab/living-site/create-living-site.js";
import { instant } from "#model/index.js";
import { PACKS, pageEvents, shortHash } from "./page-packs.js";

/** One document. */
export interface NeedSample {
  readonly name: string;
  readonly html: Uint8Array;
  readonly isForTuning: boolean;
}

const START = instant(Date.UTC(2026, 0, 5));

/** Shells of every client, in variants; clients take turns in the halves. */
export function shellSamples(): NeedSample[] {
  const sites = scriptSiteVariants({ seed: 11, startAt: START, files: new Map() }, 3 * CLIENTS.length);
  return sites.flatMap((site, number) =>
    site.pages.map(({ path }) => {
      const request = { method: "GET", url: site.origins.own + path, headers: {}, body: new Uint8Array() };
      const html = site.answer(request, START).body;
      return { name: `${site.name} ${path}`, html, isForTuning: (number % CLIENTS.length) % 2 === 0 };
    }),
  );
}

/** The same content rendered by the server into the usual mount, with the scripts that would take it over. */
export function renderedSamples(): NeedSample[] {
  const sites = scriptSites({ seed: 12, startAt: START, files: new Map() });
  return sites.flatMap((site, number) =>
    site.pages.map(({ path, text }) => {
      const [heading = "", ...lines] = text(START).split("\n");
      const inside = `<h1>${heading}</h1>${lines.map((line) => `<p>${line}</p>`).join("")}`;
      const html = `<!doctype html><title>Town</title><script src="/edition.js"></script><div id="root">${inside}</div><script type="module" src="/assets/main.js"></script>`;
      return { name: `${site.name} ${path}`, html: Buffer.from(html), isForTuning: number % 2 === 0 };
    }),
  );
}

/** Documents of the lab's own server-rendered sites, noise and all. */
export function labSamples(): NeedSample[] {
  const presets = ["plain", "demo", "everything"] as const;
  return presets.flatMap((preset, kind) =>
    [1, 2].flatMap((seed) => {
      const site = createLivingSite({ seed: 10 * kind + seed, startAt: START, pages: 150, preset });
      return site.pages
        .filter((page) => page.kind === "document")
        .flatMap((page) =>
          page.timeline
            .until(START)
            .filter(({ status }) => status === 200)
            .map((version) => {
              const { body } = page.entity(version, page.noise?.canonical ?? null);
              return { name: `${preset} ${seed} ${page.path}`, html: body, isForTuning: seed % 2 === 0 };
            }),
        );
    }),
  );
}

/** Every version of every page of the packs; a page is in one half with all its versions. */
export async function* packSamples(): AsyncGenerator<NeedSample> {
  for (const pack of PACKS)
    for await (const { path, html } of pageEvents(pack)) {
      if (html === undefined) continue;
      const isForTuning = Number.parseInt(shortHash(path).slice(0, 2), 16) % 2 === 0;
      yield { name: `${pack} ${path}`, html: Buffer.from(html), isForTuning };
    }
}

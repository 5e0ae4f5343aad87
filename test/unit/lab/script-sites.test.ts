// The lab's script-built sites: their truth is a function of request and instant, and changes when they say.
import { describe, expect, it } from "vitest";
import {
  CLIENTS,
  SITE_NOISES,
  scriptSites,
  scriptSiteVariants,
  withoutNoise,
  type ScriptSite,
} from "#lab/script-built/sites/index.js";
import { instant, type Instant } from "#model/index.js";

const START = instant(Date.UTC(2026, 0, 5));
const made = (seed = 7) => scriptSites({ seed, startAt: START, files: new Map() });

/** Everything that a site answers at an instant, by request. */
function allAnswers(site: ScriptSite, at: Instant): string {
  const documents = site.pages.map(({ path }) => `GET ${site.origins.own}${path}`);
  const asked = new Set([...documents, ...site.pages.flatMap(({ asks }) => asks)]);
  const answers = [...asked].map((ask) => {
    const [method = "", url = ""] = ask.split(" ");
    const body = Buffer.from(`{"path":"/front"}`);
    const answer = site.answer({ method, url, headers: { cookie: "reader=town" }, body }, at);
    return `${ask} ${answer.status} ${Buffer.from(answer.body).toString()}`;
  });
  const texts = site.pages.map((page) => page.text(at));
  const said = site.pages.map(({ path }) => site.socketMessage(`/socket${path}`, at));
  return JSON.stringify([answers, texts, said]);
}

describe("script-built sites", () => {
  it("are one for each client, with names of their own", () => {
    const sites = made();
    expect(sites.length).toBe(CLIENTS.length);
    expect(new Set(sites.map(({ origins }) => origins.own)).size).toBe(sites.length);
    expect(new Set(CLIENTS.map(({ name }) => name)).size).toBe(CLIENTS.length);
  });

  it.each(made().map((site): [string, ScriptSite] => [site.name, site]))(
    "%s answers whatever its pages ask for, and stands still between its changes",
    (_name, site) => {
      const first = allAnswers(site, START);
      const missing = /assets\/[\w-]+\.js 404/g;
      expect(first.replaceAll(missing, "")).not.toMatch(/ 404 /);
      const [one, two] = site.changesAt;
      expect(allAnswers(site, instant(one! - 1))).toBe(first);
      expect(allAnswers(site, one!)).not.toBe(first);
      expect(allAnswers(site, instant(two! - 1))).toBe(allAnswers(site, one!));
    },
  );

  it("are the same for the same seed, and others for another", () => {
    const at = instant(START + 3_600_000);
    const texts = (seed: number) => made(seed).map((site) => allAnswers(site, at));
    const seven = texts(7);
    expect(texts(7)).toEqual(seven);
    expect(texts(8).filter((text, number) => text === seven[number])).toEqual([]);
  });

  it("say nothing without scripts of what they show", () => {
    for (const site of made())
      for (const { path, text } of site.pages) {
        if (site.name === "inline-data") continue;
        const url = site.origins.own + path;
        const { body } = site.answer({ method: "GET", url, headers: {}, body: new Uint8Array() }, START);
        const [longest = ""] = text(START)
          .split("\n")
          .sort((a, b) => b.length - a.length);
        expect(Buffer.from(body).toString(), `${site.name} ${path}`).not.toContain(longest);
      }
  });
});

describe("variants", () => {
  const variants = scriptSiteVariants({ seed: 5, startAt: START, files: new Map() }, 240);

  it("differ in client, noise, pace and text", () => {
    expect(new Set(variants.map(({ noise }) => noise)).size).toBe(SITE_NOISES.length);
    expect(new Set(variants.map(({ name, noise }) => `${name} ${noise}`)).size).toBeGreaterThan(120);
    const shells = new Set(variants.map((site) => allAnswers(site, START)));
    expect(shells.size).toBe(240);
    const lives = variants.map(({ changesAt }) => changesAt.at(-1)! - START);
    expect(Math.max(...lives) / Math.min(...lives)).toBeGreaterThan(1000);
  });

  it("keep to their schedule too", () => {
    for (const site of variants.slice(0, 40)) {
      const [one] = site.changesAt;
      expect(allAnswers(site, instant(one! - 1))).toBe(allAnswers(site, START));
      expect(allAnswers(site, one!)).not.toBe(allAnswers(site, START));
    }
  });
});

it("noise in an address is told from what is asked for", () => {
  expect(withoutNoise("https://a.example/api/front?_=0x5k2j")).toBe("https://a.example/api/front");
  expect(withoutNoise("https://a.example/api/front?t=1790000000000")).toBe("https://a.example/api/front");
  expect(withoutNoise("https://a.example/api/front?page=2")).toBe("https://a.example/api/front?page=2");
});

// Sets (OAI-PMH 2.0 section 2.6): captures and pages apart, and everything by its site.
import type { DublinCore } from "#model/index.js";

/** What a record is. */
export type RecordKind = "captures" | "pages";

/** One set. */
export interface OaiSet {
  readonly spec: string;
  readonly name: string;
  readonly said: DublinCore;
}

/** Whether a text has the form of a setSpec: unreserved characters in parts, colons between them. */
export function isSetSpec(text: string): boolean {
  return /^[A-Za-z0-9\-_.!~*'()]+(?::[A-Za-z0-9\-_.!~*'()]+)*$/.test(text);
}

/** A site's name in a setSpec, one to one: what may not stand there as its bytes, each behind an underscore. */
export function siteSpec(site: string): string {
  const spelt = site.replaceAll(/[^A-Za-z0-9.-]/gu, (character) =>
    [...Buffer.from(character)].map((byte) => `_${byte.toString(16).padStart(2, "0")}`).join(""),
  );
  // A name of nothing at all would make a spec with an empty part.
  return `site:${spelt === "" ? "_" : spelt}`;
}

/** The sets that a record belongs to, without those that lie above them. */
export function specsOf(site: string, kind: RecordKind): string[] {
  return [kind, `${siteSpec(site)}:${kind}`];
}

/** Whether a record of a site is in a set: a set holds all that those below it hold. */
export function isInSet(set: string | undefined, site: string, kind: RecordKind): boolean {
  if (set === undefined) return true;
  return specsOf(site, kind).some((spec) => spec === set || spec.startsWith(`${set}:`));
}

/** All sets of an archive. */
export function setsOf(sites: readonly { readonly site: string; readonly said: DublinCore }[]): OaiSet[] {
  return [
    { spec: "captures", name: "Captures", said: {} },
    { spec: "pages", name: "Pages", said: {} },
    { spec: "site", name: "Everything, by site", said: {} },
    ...sites.flatMap(({ site, said }) => [
      { spec: siteSpec(site), name: said.title?.[0] ?? site, said },
      { spec: `${siteSpec(site)}:captures`, name: `Captures of ${site}`, said: {} },
      { spec: `${siteSpec(site)}:pages`, name: `Pages of ${site}`, said: {} },
    ]),
  ];
}

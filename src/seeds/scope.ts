// Host scope: documents on the seeds' hosts are followed; requisites are taken wherever they are, and not followed.
import { hostOf, type PageKind, type PageUrl, type Site } from "#model/index.js";

/** Says which links of a page belong to the capture. */
export interface Scope {
  includes(url: PageUrl, kind: PageKind): boolean;
  /** The rule in words, for the record. */
  readonly rule: string;
}

/** The scope of a site: its seeds' hosts (host and port, as in politeness), and any page's requisites. */
export function hostScope(site: Site): Scope {
  const hosts = new Set(site.seeds.map(hostOf));
  return {
    includes: (url, kind) => kind === "requisite" || hosts.has(hostOf(url)),
    rule: `pages on ${[...hosts].join(", ")}; requisites of these pages anywhere`,
  };
}

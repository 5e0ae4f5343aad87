// Hosts that can have been taken for mirrors: enough of their looks show what another host shows at the same path.
import { LEAST_SAME } from "#formats/traps/mirror-host.js";
import { hostOf, parsePageUrl, pathAndQueryOf, type PageUrl } from "#model/index.js";
import type { HeldLook } from "../read/found.js";
import { showsState } from "../read/look.js";

/** Found when first asked for: most captures have no mirror. */
export class Mirrors {
  readonly #looks: () => Iterable<HeldLook>;
  readonly #exempt: ReadonlySet<string>;
  #same: Map<string, number> | null = null;

  /** Hosts that the seeds name are never taken for mirrors. */
  constructor(looks: () => Iterable<HeldLook>, seeds: readonly PageUrl[]) {
    this.#looks = looks;
    this.#exempt = new Set(seeds.map(hostOf));
  }

  /** Words for another host, when this one may have been taken for its mirror. */
  originalOf(host: string): string | null {
    if (this.#exempt.has(host)) return null;
    this.#same ??= sameLooks(this.#looks);
    return (this.#same.get(host) ?? 0) >= LEAST_SAME ? "another host" : null;
  }
}

/** By host, the looks that show what some other host shows at the same path. */
function sameLooks(looks: () => Iterable<HeldLook>): Map<string, number> {
  const hostsOf = new Map<string, Set<string>>();
  for (const { key, host } of shown(looks())) {
    const hosts = hostsOf.get(key) ?? new Set();
    hostsOf.set(key, hosts.add(host));
  }
  const same = new Map<string, number>();
  for (const { key, host } of shown(looks()))
    if (hostsOf.get(key)!.size > 1) same.set(host, (same.get(host) ?? 0) + 1);
  return same;
}

function* shown(looks: Iterable<HeldLook>): Generator<{ readonly key: string; readonly host: string }> {
  for (const { look } of looks) {
    const url = parsePageUrl(look.url);
    if (url === null || !showsState(look) || look.shown.status !== 200) continue;
    yield { key: `${look.shown.contentDigest} ${pathAndQueryOf(url)}`, host: hostOf(url) };
  }
}

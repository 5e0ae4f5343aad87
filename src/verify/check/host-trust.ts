// What the words of every host are worth, by the looks that are listed and by all that the files hold.
import { parsedUrl } from "#model/index.js";
import { GrowingNumbers, type StringTable } from "#packed/index.js";
import type { ShapedHead } from "../certificate-shape.js";
import type { Look } from "../read/look.js";
import { certainLooks } from "./check-clock.js";
import type { HeldLooks } from "./held-looks.js";
import type { Found } from "./listed-looks.js";
import { hostWords, type HostWords } from "./rules.js";

/** Looks and the addresses that they are at. */
interface Looked extends Found {
  readonly held: HeldLooks;
  readonly urls: StringTable;
}

/** The host of an address; nothing where it is none. */
export function hostOf(url: string): string {
  return parsedUrl(url)?.host ?? "";
}

/** The trust of hosts, each once it is asked for. */
export class HostTrust {
  readonly #certificate: ShapedHead;
  readonly #found: Looked;
  /** Places of pages in the certificate. */
  readonly #pages = new Map<string, GrowingNumbers>();
  #byListed: Map<string, HostWords> | null = null;
  #byHeld: Map<string, HostWords> | null = null;

  constructor(certificate: ShapedHead, found: Looked) {
    this.#certificate = certificate;
    this.#found = found;
    for (let page = 0; page < found.listed.pages; page++) {
      const url = this.#urlOf(page);
      if (!found.listed.concerned.has(url)) numbersOf(this.#pages, hostOf(url)).push(page);
    }
  }

  /** By the looks listed. */
  get byListed(): ReadonlyMap<string, HostWords> {
    return (this.#byListed ??= this.#words((page) => this.#listedOf(page), []));
  }

  /** By all looks that the files hold. */
  get byHeld(): ReadonlyMap<string, HostWords> {
    const { held } = this.#found;
    return (this.#byHeld ??= this.#words((page) => held.at(this.#urlOf(page)), [...held.unlisted.keys()]));
  }

  /** The looks listed, page by page. */
  *listedLooks(): Generator<readonly [url: string, looks: readonly Look[]]> {
    for (const pages of this.#pages.values())
      for (const page of pages.view()) yield [this.#urlOf(page), this.#listedOf(page)];
  }

  #listedOf(page: number): readonly Look[] {
    const { listed, evidence } = this.#found;
    return certainLooks(listed.of(page, evidence), this.#certificate);
  }

  #urlOf(page: number): string {
    return this.#found.urls.at(this.#found.listed.urlOf(page));
  }

  #words(looksOf: (page: number) => readonly Look[], unlisted: readonly string[]): Map<string, HostWords> {
    const words = new Map<string, HostWords>();
    const { held } = this.#found;
    const unlistedBy = new Map<string, string[]>();
    for (const url of unlisted)
      unlistedBy
        .set(hostOf(url), unlistedBy.get(hostOf(url)) ?? [])
        .get(hostOf(url))!
        .push(url);
    for (const host of new Set([...this.#pages.keys(), ...unlistedBy.keys()])) {
      const others = unlistedBy.get(host) ?? [];
      const pages = this.#pages.get(host);
      const all = {
        *[Symbol.iterator](): Generator<readonly Look[]> {
          for (const page of pages?.view() ?? []) yield looksOf(page);
          for (const url of others) yield held.at(url);
        },
      };
      if (isAny(all)) words.set(host, hostWords(all));
    }
    return this.#withEarlier(this.#withSigned(words));
  }

  /** A host whose test rested on removed records too: what the certificate says of it is taken as signed. */
  #withSigned(words: Map<string, HostWords>): Map<string, HostWords> {
    const concerned = new Set([...this.#found.listed.concerned].map(hostOf));
    for (const { host, skewUpperMs, notModified } of this.#certificate.hosts)
      if (concerned.has(host)) words.set(host, { skewUpperMs, notModified: notModified !== "distrusted" });
    return words;
  }

  /** The maker may take a host's stamps away for what earlier captures saw: that only claims less. */
  #withEarlier(words: Map<string, HostWords>): Map<string, HostWords> {
    for (const { host } of this.#certificate.hosts.filter(({ contradictedEarlier }) => contradictedEarlier)) {
      const own = words.get(host);
      if (own) words.set(host, { ...own, skewUpperMs: null });
    }
    return words;
  }
}

/** Of a host at none of whose pages there is a look, nothing is known. */
function isAny(pages: Iterable<readonly Look[]>): boolean {
  for (const looks of pages) if (looks.length > 0) return true;
  return false;
}

function numbersOf(byHost: Map<string, GrowingNumbers>, host: string): GrowingNumbers {
  const numbers = byHost.get(host) ?? new GrowingNumbers(Uint32Array);
  byHost.set(host, numbers);
  return numbers;
}

// Which records are to be read for links, and for which looks: all that the certificate lists, and whatever else was
// acknowledged.
import { mayHoldLinks } from "#formats/index.js";
import { parsePageUrl, type PageUrl } from "#model/index.js";
import type { Found } from "../check/listed-looks.js";
import type { Evidence } from "../read/evidence.js";
import type { HeldLook } from "../read/found.js";
import type { Note } from "../read/fetch.js";
import { isAside } from "../read/passes.js";
import { pageNamed } from "./page-named.js";
import { showsState, type StateLook } from "../read/look.js";

/** A content to be read for links. */
export interface LinkSource {
  readonly url: PageUrl;
  readonly contentType: string | null;
  readonly contentDigest: string;
  /** Whether every look that showed it is labelled as one at a missing page. */
  readonly isLabelledMissing: boolean;
  readonly lastByteAt: number;
}

/** Where a redirect leads. */
export interface Redirect {
  readonly from: PageUrl;
  readonly to: PageUrl;
  readonly lastByteAt: number;
}

type Looked = Pick<Found, "evidence" | "listed">;

/** What is to be read. */
export interface LinkSources {
  readonly contents: Pick<ContentSources, "of" | "has">;
  readonly redirects: readonly Redirect[];
}

/** Goes through the looks once. */
export function sourcesOfLinks({ evidence, listed }: Looked): LinkSources {
  const contents = new ContentSources(evidence);
  const redirects: Redirect[] = [];
  for (const held of countedLooks({ evidence, listed })) {
    const { look } = held;
    const url = pageNamed(look.url);
    const { status, location, contentType } = look.shown;
    if (url === null || status >= 400) continue;
    if (status >= 300) {
      const to = location === null ? null : parsePageUrl(location, url);
      if (to !== null) redirects.push({ from: url, to, lastByteAt: look.lastByteAt });
    } else if (mayHoldLinks(contentType, url)) contents.add(held, url);
  }
  return { contents, redirects };
}

function* countedLooks({ evidence, listed }: Looked): Generator<HeldLook & { readonly look: StateLook }> {
  const { run } = evidence;
  for (const held of evidence.heldLooks()) {
    const { look, number, place, note } = held;
    if (!showsState(look) || look.pass === "unread" || isAside(look.pass)) continue;
    const isVoid = run.wasResumed && run.isVoid(place, Number(note["seq"]));
    if (listed.has(number) || !isVoid) yield { ...held, look };
  }
}

/** By response, the looks whose content it holds. Most hold that of their own look alone, and are told by a mark. */
class ContentSources {
  readonly #evidence: Evidence;
  /** By the number of a response's id: whether it holds the content of its own look alone, or of whatever looks. */
  readonly #isPlain: Uint8Array;
  readonly #isWanted: Uint8Array;
  /** The others, by id. */
  readonly #others = new Map<string, LinkSource[]>();

  constructor(evidence: Evidence) {
    this.#evidence = evidence;
    this.#isPlain = new Uint8Array(evidence.ids.size);
    this.#isWanted = new Uint8Array(evidence.ids.size);
  }

  /** Whether the record with this number holds the content of any. */
  has(number: number): boolean {
    return this.#isWanted[number] === 1;
  }

  /** The sources that a record holds the content of. */
  of(id: string): readonly LinkSource[] {
    const number = this.#evidence.ids.numberOf(id);
    return this.#isPlain[number] === 1 ? this.#plain(number) : (this.#others.get(id) ?? []);
  }

  /** A revisit's content is that of the response it refers to, read by its own content type. */
  add({ look, number, note }: HeldLook & { readonly look: StateLook }, url: PageUrl): void {
    const refersTo = look.type === "revisit" ? this.#evidence.fetchOf(look.id).head!.refersTo : null;
    const id = refersTo || look.id;
    const source = sourceOf(look, url, note);
    this.#isWanted[this.#evidence.ids.numberOf(id)] = 1;
    if (id === look.id && !source.isLabelledMissing && !this.#others.has(id)) {
      this.#isPlain[number] = 1;
      return;
    }
    const { contentType, contentDigest, isLabelledMissing } = source;
    const sources = [...this.of(id)];
    const same = sources.findIndex(
      (one) => one.contentType === contentType && one.contentDigest === contentDigest,
    );
    if (same === -1) sources.push(source);
    else if (!isLabelledMissing && sources[same]!.isLabelledMissing)
      sources[same] = { ...sources[same]!, isLabelledMissing };
    else return;
    this.#isPlain[this.#evidence.ids.numberOf(id)] = 0;
    this.#others.set(id, sources);
  }

  #plain(number: number): LinkSource[] {
    const look = this.#evidence.find(number) as StateLook;
    const url = pageNamed(look.url);
    return url === null ? [] : [sourceOf(look, url, {})];
  }
}

function sourceOf({ shown, lastByteAt }: StateLook, url: PageUrl, note: Note): LinkSource {
  const { contentType, contentDigest } = shown;
  return { url, contentType, contentDigest, isLabelledMissing: note["label"] === "soft-404", lastByteAt };
}

// Soft 404s: a site that answers 200 for pages that do not exist. One polite question per host tells.
import { readExchange, type Reading } from "#detect/index.js";
import { decodeText, mediaType } from "#formats/index.js";
import { asideNote } from "#formats/run-records/index.js";
import { hostOf, parsePageUrl, type FrontierPage, type PageUrl } from "#model/index.js";
import type { MannersContext, PoliteFetching } from "../admission/manners-context.js";

const MOST_DIGESTS = 5_000;
const LONGEST_TEXT = 200_000;

/** What a host answers for a page that cannot exist; `null` when it says so by status. */
type Nothing = { readonly text: string } | null;

interface HostState {
  readonly urlByDigest: Map<string, PageUrl>;
  nothing: Promise<Nothing> | null;
}

/** Knows the soft 404s of one capture's hosts. */
export class SoftNotFound {
  readonly #run: MannersContext;
  readonly #manners: PoliteFetching;
  readonly #hosts = new Map<string, HostState>();

  constructor(run: MannersContext, manners: PoliteFetching) {
    this.#run = run;
    this.#manners = manners;
  }

  /** Whether the page may stand for a missing one: its host is known to show such pages, or shows two alike. */
  suspects({ url, kind }: FrontierPage, reading: Reading | null): boolean {
    if (kind !== "document" || reading?.outcome.kind !== "captured" || reading.content === null) return false;
    const { status, contentType, contentDigest } = reading.outcome.identity;
    if (status !== 200 || !isHtml(contentType)) return false;
    const host = this.#stateOf(url);
    return host.nothing !== null || isNewTwin(host, url, contentDigest);
  }

  /** Whether a suspect is what its host shows for missing pages; the host is asked once. */
  async isSoftNotFound({ url }: FrontierPage, { content, outcome }: Reading): Promise<boolean> {
    if (content === null || outcome.kind !== "captured") return false;
    const nothing = await (this.#stateOf(url).nothing ??= this.#askForNothing(url));
    return nothing !== null && nothing.text === textOf(url, content, outcome.identity.contentType);
  }

  async #askForNothing(page: PageUrl): Promise<Nothing> {
    const url = parsePageUrl(`/isochron-${this.#run.capture.id}-is-there-nothing-here`, page)!;
    if (!(await this.#manners.isAllowed(url))) return null;
    const result = await this.#manners.fetch({ url }, "soft-404");
    const reading = result.kind === "response" ? await readExchange(result.exchange) : null;
    this.#manners.note(url, result, reading);
    if (result.kind !== "response" || !reading) return null;
    const { payload, outcome, content } = reading;
    const { exchange } = result;
    await this.#run.sink.writeExchange({
      url,
      exchange,
      payload,
      refersTo: null,
      note: asideNote("soft-404"),
    });
    await exchange.spooled?.discard();
    if (outcome.kind !== "captured" || outcome.identity.status !== 200 || content === null) return null;
    this.#run.notes.push(
      `${hostOf(page)} answers 200 for pages that do not exist; such pages are labelled soft-404`,
    );
    return { text: textOf(url, content, outcome.identity.contentType) };
  }

  #stateOf(url: PageUrl): HostState {
    const host = hostOf(url);
    let state = this.#hosts.get(host);
    if (!state) this.#hosts.set(host, (state = { urlByDigest: new Map(), nothing: null }));
    return state;
  }
}

/** Two addresses with the same content are the sign that makes us ask. */
function isNewTwin({ urlByDigest }: HostState, url: PageUrl, digest: string): boolean {
  const first = urlByDigest.get(digest);
  if (first === undefined && urlByDigest.size < MOST_DIGESTS) urlByDigest.set(digest, url);
  return first !== undefined && first !== url;
}

/** The text without what differs at every request: the address itself, numbers and tokens. */
function textOf(url: PageUrl, content: Uint8Array, contentType: string | null): string {
  const { text } = decodeText(content.subarray(0, LONGEST_TEXT), contentType);
  const { pathname, search } = new URL(url);
  return [url, pathname + search, pathname.slice(1)]
    .filter((part) => part.length > 1)
    .reduce((left, part) => left.replaceAll(part, ""), text)
    .replace(/[\da-f]{8,}|\d+/gi, "");
}

function isHtml(contentType: string | null): boolean {
  const type = mediaType(contentType);
  return type === "text/html" || type === "application/xhtml+xml";
}

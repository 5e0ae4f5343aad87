// Soft 404s: a site that answers 200 for pages that do not exist. One polite question per host tells.
import type { Reading } from "#detect/index.js";
import { mediaType } from "#formats/index.js";
import { missingPageText } from "#formats/html/missing-page-text.js";
import { hostOf, parsePageUrl, type FrontierPage, type PageUrl } from "#model/index.js";
import { NothingLeft } from "../ask/nothing-left.js";
import type { RobotsRules } from "../ask/robots-rules.js";
import type { RunAsking } from "../ask/run-asking.js";

const MOST_DIGESTS = 5_000;

/** What a host answers for a page that cannot exist; `null` when it says so by status. */
type Nothing = { readonly text: string } | null;

interface HostState {
  readonly urlByDigest: Map<string, PageUrl>;
  nothing: Promise<Nothing> | null;
}

/** What a trial asks with. */
interface TrialParts {
  readonly captureId: string;
  readonly asking: RunAsking;
  readonly robots: RobotsRules;
  readonly notes: string[];
}

/** Knows the soft 404s of one capture's hosts. */
export class SoftNotFound {
  readonly #parts: TrialParts;
  readonly #hosts = new Map<string, HostState>();

  constructor(parts: TrialParts) {
    this.#parts = parts;
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
    const nothing = await this.#nothingOf(url);
    return nothing !== null && nothing.text === missingPageText(url, content, outcome.identity.contentType);
  }

  /** Where there is nothing left to ask with, nobody knows yet: a later look asks. */
  #nothingOf(url: PageUrl): Promise<Nothing> {
    const state = this.#stateOf(url);
    return (state.nothing ??= this.#askForNothing(url).catch((error: unknown) => {
      state.nothing = null;
      if (error instanceof NothingLeft) return null;
      throw error;
    }));
  }

  async #askForNothing(page: PageUrl): Promise<Nothing> {
    const { captureId, asking, robots, notes } = this.#parts;
    const url = parsePageUrl(`/isochron-${captureId}-is-there-nothing-here`, page)!;
    if ((await robots.refusalOf(url)) !== null) return null;
    const { reading } = await asking.trial(url);
    if (reading === null) return null;
    const { outcome, content } = reading;
    if (outcome.kind !== "captured" || outcome.identity.status !== 200 || content === null) return null;
    notes.push(`${hostOf(page)} answers 200 for pages that do not exist; such pages are labelled soft-404`);
    return { text: missingPageText(url, content, outcome.identity.contentType) };
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

function isHtml(contentType: string | null): boolean {
  const type = mediaType(contentType);
  return type === "text/html" || type === "application/xhtml+xml";
}

// The pages that one document asks for while it is shown: each through the same gates, looks and records as any other,
// and asked for once in a pass, however many documents want it.
import {
  hostOf,
  isCaptured,
  type FrontierPage,
  type OpenPart,
  type PageUrl,
  type Pass,
  type Sighting,
} from "#model/index.js";
import type { Answerer, RenderAnswer, RenderRequest } from "#ports/index.js";
import { askedPage } from "#render/index.js";
import { linkRefusal } from "../admission/scope-of-link.js";
import { sightPage, type Sight } from "../look/sight-page.js";
import type { CaptureRun } from "../run/capture-run.js";
import { answerFromArchive, lookToShow } from "./answer-from-archive.js";
import type { Claims } from "./claims.js";

/** In which pass pages are shown, and who hears of every look that this brings. */
export interface ShowingPass {
  readonly pass: Pass & ("visit" | "late");
  onLook(page: FrontierPage, sight: Sight): Promise<void>;
}

/** Answers the browser for one document. */
export class RenderedParts {
  readonly #run: CaptureRun;
  readonly #claims: Claims;
  readonly #document: FrontierPage;
  readonly #showing: ShowingPass;
  readonly #asked = new Set<PageUrl>();
  readonly #failed = new Map<PageUrl, OpenPart>();

  constructor(run: CaptureRun, claims: Claims, document: FrontierPage, showing: ShowingPass) {
    this.#run = run;
    this.#claims = claims;
    this.#document = document;
    this.#showing = showing;
  }

  /** Pages asked for so far, each once, in order. */
  get asked(): PageUrl[] {
    return [...this.#asked];
  }

  /** Those that showed no state of their page: what they show later, this document was not given. */
  get failed(): OpenPart[] {
    return [...this.#failed.values()];
  }

  readonly answer: Answerer = async (request) => {
    const { stop, world } = this.#run;
    stop.check();
    const asked = askedPage(request);
    if (asked.kind === "refused") return asked;
    const refusal = await this.#look(asked.url);
    if (refusal !== null) return { kind: "refused", why: refusal };
    if (asked.url !== this.#document.url) this.#asked.add(asked.url);
    const sighting = lookToShow(this.#run.seen.of(asked.url))!;
    if (!isCaptured(sighting)) this.#failed.set(asked.url, failedPart(sighting));
    return forRequest(request, await answerFromArchive(world.archive.warcs, sighting));
  };

  /** Sees to it that the page was looked at; why it was not, where a rule forbids it. */
  async #look(url: PageUrl): Promise<string | null> {
    for (let taken = this.#claims.whenFree(url); taken; taken = this.#claims.whenFree(url)) await taken;
    if (this.#run.seen.has(url)) return null;
    this.#claims.take(url);
    try {
      const page = await this.#page(url);
      if (typeof page === "string") return page;
      const refusal = await this.#admit(page);
      if (refusal !== null) return refusal;
      const sight = await sightPage(this.#run, page, this.#showing.pass);
      this.#claims.release(url);
      await this.#showing.onLook(page, sight);
      return null;
    } finally {
      this.#claims.release(url);
    }
  }

  /** The page in the frontier, where it is entered now if it was not known; or why it may not be. */
  async #page(url: PageUrl): Promise<FrontierPage | string> {
    const { frontier } = this.#run;
    const known = frontier.get(url);
    if (known) return known.state === "known" ? known : (known.reason ?? `it is ${known.state}`);
    const link = { url, kind: "requisite", depth: this.#document.depth + 1 } as const;
    const refusal = linkRefusal(this.#run, this.#document, link);
    if (refusal !== null) return refusal.reason;
    const late = this.#showing.pass === "late";
    const [added] = await frontier.add([{ ...link, via: this.#document.url, late }]);
    return added ?? frontier.get(url)!;
  }

  async #admit(page: FrontierPage): Promise<string | null> {
    const { admission, caller, frontier, stop } = this.#run;
    const { pass } = this.#showing;
    let refusal = await admission.refusalOf(page, pass);
    if (refusal === null) {
      await caller.untilFree(hostOf(page.url), stop.signal);
      refusal = await admission.refusalAfterPause(page, pass);
    }
    if (refusal === null) return null;
    await frontier.setState(page.url, refusal.state, refusal.reason);
    return refusal.reason;
  }
}

/** A HEAD is answered by the head of what a GET brought (RFC 9110 section 9.3.2). */
function forRequest({ method }: RenderRequest, answer: RenderAnswer): RenderAnswer {
  return method === "HEAD" && answer.kind === "response" ? { ...answer, body: new Uint8Array() } : answer;
}

function failedPart({ url, outcome }: Sighting): OpenPart {
  const detail = "message" in outcome ? outcome.message : "reason" in outcome ? outcome.reason : outcome.kind;
  return { kind: "failed", url, detail };
}

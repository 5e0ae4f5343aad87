// Whether a rendering stands on its own: shown again from the answers that are held, it asks for the same things and
// shows the same text.
import type {
  Answerer,
  PageToRender,
  RenderAnswer,
  Renderer,
  Rendering,
  RenderOutcome,
  RenderRequest,
} from "#ports/index.js";

/** Every answer of one rendering, by the request that it belongs to. */
export class HeldAnswers {
  readonly #answers = new Map<string, RenderAnswer[]>();

  /** Answers as another does, and keeps what it said. */
  keeping(answer: Answerer): Answerer {
    return async (request, signal) => {
      const given = await answer(request, signal);
      this.keep(request, given);
      return given;
    };
  }

  keep({ identity }: Pick<RenderRequest, "identity">, answer: RenderAnswer): void {
    const known = this.#answers.get(identity);
    if (known) known.push(answer);
    else this.#answers.set(identity, [answer]);
  }

  /** Answers from what is kept alone: the nth time as it was answered the nth time; what is not held, fails. */
  replaying(): { readonly answer: Answerer; readonly missing: RenderRequest[] } {
    const asked = new Map<string, number>();
    const missing: RenderRequest[] = [];
    const answer: Answerer = (request) => {
      const answers = this.#answers.get(request.identity) ?? [];
      const turn = asked.get(request.identity) ?? 0;
      asked.set(request.identity, turn + 1);
      const held = answers[Math.min(turn, answers.length - 1)];
      if (held === undefined) missing.push(request);
      return Promise.resolve(held ?? { kind: "failed", code: "not-held" });
    };
    return { answer, missing };
  }
}

/** What showing a page a second time brought to light. */
export interface Closedness {
  /** Nothing was asked for that is not held, nothing was left out, and the text is the same. */
  readonly isClosed: boolean;
  /** Asked for the second time alone, as method and address. */
  readonly notHeld: readonly string[];
  /** Asked for the first time alone. */
  readonly notAsked: readonly string[];
  readonly isTextEqual: boolean;
  /** Behaviours and steps did the same, and it led to the same. */
  readonly areActsEqual: boolean;
  /** Why the page could not be shown a second time; `null` where it could. */
  readonly failure: string | null;
}

/** Shows a page again from what is held, and compares. */
export async function checkClosedness(
  renderer: Renderer,
  page: PageToRender,
  first: Rendering,
  held: HeldAnswers,
): Promise<Closedness> {
  const { answer } = held.replaying();
  return compareRenderings(first, await renderer.render({ ...page, answer, screenshot: "none" }));
}

/** The comparison alone. */
export function compareRenderings(first: Rendering, again: RenderOutcome): Closedness {
  if (again.kind === "failed") return { ...NOT_CLOSED, failure: again.code };
  const second = again.rendering;
  const notHeld = without(second, first);
  const notAsked = without(first, second);
  const isTextEqual = first.tree.textDigest === second.tree.textDigest;
  const areActsEqual = actsOf(first) === actsOf(second);
  const isClosed = notHeld.length === 0 && notAsked.length === 0 && isTextEqual && areActsEqual;
  return { isClosed, notHeld, notAsked, isTextEqual, areActsEqual, failure: null };
}

const NOT_CLOSED = { isClosed: false, notHeld: [], notAsked: [], isTextEqual: false, areActsEqual: false };

function actsOf({ acts, steps }: Rendering): string {
  return JSON.stringify([acts, steps]);
}

function without(these: Rendering, those: Rendering): string[] {
  const known = new Set(those.requests.map(({ identity }) => identity));
  const others = these.requests.filter(({ identity }) => !known.has(identity));
  return [...new Set(others.map(({ method, url }) => `${method} ${url}`))];
}

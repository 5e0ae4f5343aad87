// A document shown again from the bytes that a certificate lists: does it ask for what the certificate says, and show
// the same text?
import { browserOf, instant, type KeptSettings, type PageUrl } from "#model/index.js";
import type { Answerer, Renderer, RenderAnswer } from "#ports/index.js";
import { askedPage } from "#render/index.js";
import type { ShownDocument, StoredAnswers } from "#verify/index.js";
import { stepsAgain } from "./steps-again.js";

/** How a document came out. */
export interface ShownAgain {
  readonly url: string;
  /** What differs, in words; empty where nothing does. */
  readonly differences: readonly string[];
}

/** So many requests that differ are named. */
const MOST_NAMED = 5;

/** Shows one document again. */
export async function showAgain(
  renderer: Renderer,
  answers: StoredAnswers,
  { url, rendering }: ShownDocument,
): Promise<ShownAgain> {
  const { behaviours, steps: sites } = browserOf(answers.certificate.settings as KeptSettings);
  const redone = stepsAgain(sites, url as PageUrl);
  const document = await answers.answerOf(redone.document);
  if (document.kind !== "response") return { url, differences: ["its document is no response"] };
  const asked = new Set<string>(redone.document === url ? [] : [redone.document]);
  const unheld = new Set<string>();
  const answer: Answerer = async (request): Promise<RenderAnswer> => {
    const page = askedPage(request);
    if (page.kind === "refused") return page;
    const named = redone.nameOf(page.url, request);
    if (!answers.has(named)) {
      unheld.add(request.url);
      return answers.answerOf(named);
    }
    if (named !== (url as PageUrl)) asked.add(named);
    const given = await answers.answerOf(named);
    // A HEAD is answered by the head of what a GET brought (RFC 9110 section 9.3.2).
    return request.method === "HEAD" && given.kind === "response"
      ? { ...given, body: new Uint8Array() }
      : given;
  };
  const at = instant(answers.shownAt(url));
  const shown = { url, document, at, answer, screenshot: "none", behaviours, ...redone.toTake } as const;
  const outcome = await renderer.render(shown);
  const text = outcome.kind === "rendered" ? outcome.rendering.tree.textDigest : null;
  const failure = outcome.kind === "failed" ? outcome.code : null;
  return { url, differences: differencesOf(rendering, { asked, unheld, text, failure }) };
}

interface Again {
  readonly asked: ReadonlySet<string>;
  readonly unheld: ReadonlySet<string>;
  readonly text: string | null;
  readonly failure: string | null;
}

function differencesOf(said: ShownDocument["rendering"], { asked, unheld, text, failure }: Again): string[] {
  if (failure !== null) return said.failure === null ? [`it cannot be shown: ${failure}`] : [];
  const open = new Set(said.open.map(({ url }) => url));
  return [
    ...(said.failure === null ? [] : [`it can be shown, and the certificate says: ${said.failure}`]),
    ...named("asks for what the certificate does not name", notIn(asked, new Set(said.requests))),
    ...named("asks for what the capture did not hold", notIn(unheld, open)),
    ...named("does not ask for", notIn(new Set(said.requests), asked)),
    ...(said.failure !== null || text === said.textDigest ? [] : ["shows another text"]),
  ];
}

function notIn(these: ReadonlySet<string>, those: ReadonlySet<string>): string[] {
  return [...these].filter((one) => !those.has(one));
}

function named(words: string, urls: readonly string[]): string[] {
  if (urls.length === 0) return [];
  const more = urls.length > MOST_NAMED ? ` and ${urls.length - MOST_NAMED} further ones` : "";
  return [`${words}: ${urls.slice(0, MOST_NAMED).join(", ")}${more}`];
}

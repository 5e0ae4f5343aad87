// Pages of the lab in a renderer that acts upon them.
import type { ActingPage } from "#lab/script-built/index.js";
import type { PageToRender, Rendering } from "#ports/index.js";
import { markupPage } from "./rendering.js";

/** An acting page, and every request that reached whoever answers. */
export function actingPage({
  markup,
  files,
  behaviours,
}: Pick<ActingPage, "markup" | "files" | "behaviours">): {
  readonly page: PageToRender;
  readonly asked: string[];
} {
  const plain = markupPage(markup, files);
  const asked: string[] = [];
  const answer: PageToRender["answer"] = (request, signal) => {
    const { pathname, search } = new URL(request.url);
    asked.push(`${request.method} ${pathname}${search}`);
    return plain.answer(request, signal);
  };
  return { page: { ...plain, answer, behaviours }, asked };
}

/** Acts as the lab writes them. */
export function actLines({ acts }: Pick<Rendering, "acts">): string[] {
  return acts.map(({ kind, target }) => `${kind} ${target}`);
}

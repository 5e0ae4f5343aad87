// What a page's day comes to, as it is told to the archive.
import type { KeptContent, Told } from "#model/index.js";
import type { ServedPage } from "#ports/index.js";
import { endOf } from "./spans.js";

/** A content and what is told of it. */
export interface ToldSpan {
  readonly kept: KeptContent;
  readonly told: Told;
}

/** Every span of a page, variant by variant, in order of time; a lone answer is told of the instant of its last byte. */
export function toldSpans({ contents, variants }: ServedPage): ToldSpan[] {
  return variants.flatMap(({ name, spans }) =>
    spans.map((span) => ({
      kept: contents[span.content]!.kept,
      told: {
        tier: "served",
        from: span.from,
        to: endOf(span),
        count: span.count,
        ...(name !== null && { variant: name }),
      },
    })),
  );
}

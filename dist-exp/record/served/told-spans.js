import { endOf } from "./spans.js";
/** Every span of a page, variant by variant, in order of time; a lone answer is told of the instant of its last byte. */
export function toldSpans({ contents, variants }) {
    return variants.flatMap(({ name, spans }) => spans.map((span) => ({
        kept: contents[span.content].kept,
        told: {
            tier: "served",
            from: span.from,
            to: endOf(span),
            count: span.count,
            ...(name !== null && { variant: name }),
        },
    })));
}

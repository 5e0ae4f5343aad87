// What a reader would see, kept as other archiving crawlers keep it: picture, text and facts of the page as resources
// beside its records, under names made of its address.
import { canonicalJson } from "#formats/index.js";
import type { PageRendering } from "#model/index.js";
import type { Rendering, WarcSink } from "#ports/index.js";

/** Writes `urn:view:`, `urn:text:` and `urn:pageinfo:` of a page. */
export async function keepViews(
  sink: WarcSink,
  kept: PageRendering,
  { screenshots, tree, ...rest }: Rendering,
): Promise<void> {
  const { document, at } = kept;
  for (const { kind, mediaType, bytes } of screenshots)
    await sink.writeResource({
      target: `urn:${NAMES[kind]}:${document}`,
      contentType: mediaType,
      bytes,
      at,
    });
  const text = Buffer.from(tree.text);
  await sink.writeResource({
    target: `urn:text:${document}`,
    contentType: "text/plain; charset=utf-8",
    bytes: text,
    at,
  });
  const { title, language } = kept;
  const info = {
    url: document,
    title,
    language,
    renderedBy: kept.renderedBy,
    requests: rest.requests.map(({ method, url, resourceType, end }) => ({
      method,
      url,
      resourceType,
      ...statusOf(end),
    })),
    acts: rest.acts,
    notes: rest.notes,
  };
  const bytes = Buffer.from(canonicalJson(info));
  await sink.writeResource({
    target: `urn:pageinfo:${document}`,
    contentType: "application/json",
    bytes,
    at,
  });
}

/** As other archiving browsers name them. */
const NAMES = { view: "view", whole: "fullPage", thumbnail: "thumbnail" } as const;

function statusOf(end: Rendering["requests"][number]["end"]): { status?: number; failed?: string } {
  if (end.kind === "answered") return { status: end.status };
  return { failed: end.kind === "failed" ? end.code : end.why };
}

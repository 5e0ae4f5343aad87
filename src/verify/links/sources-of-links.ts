// Which records are to be read for links, and for which looks: all that the certificate lists, and whatever else was
// acknowledged.
import { mayHoldLinks } from "#formats/index.js";
import { parsePageUrl, type PageUrl } from "#model/index.js";
import type { ShapedCertificate } from "../certificate-shape.js";
import type { Evidence } from "../read/evidence.js";
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

/** What is to be read. */
export interface LinkSources {
  /** By the id of the response record that holds the content. */
  readonly contents: ReadonlyMap<string, readonly LinkSource[]>;
  readonly redirects: readonly Redirect[];
}

/** Goes through the looks once. */
export function sourcesOfLinks(certificate: ShapedCertificate, evidence: Evidence): LinkSources {
  const contents = new Map<string, LinkSource[]>();
  const redirects: Redirect[] = [];
  for (const look of countedLooks(certificate, evidence)) {
    const url = pageNamed(look.url);
    const { status, location, contentType } = look.shown;
    if (url === null || status >= 400) continue;
    if (status >= 300) {
      const to = location === null ? null : parsePageUrl(location, url);
      if (to !== null) redirects.push({ from: url, to, lastByteAt: look.lastByteAt });
    } else if (mayHoldLinks(contentType, url)) addContent(contents, look, url, evidence);
  }
  return { contents, redirects };
}

function* countedLooks(certificate: ShapedCertificate, evidence: Evidence): Generator<StateLook> {
  const listed = new Set(certificate.pages.flatMap(({ records }) => records.map(({ id }) => id)));
  const { run } = evidence;
  const places = run.wasResumed ? placesOf(evidence) : null;
  for (const look of evidence.looks()) {
    if (!showsState(look) || look.pass === "unread" || isAside(look.pass)) continue;
    const seq = Number(evidence.noteBeside(look.id)["seq"]);
    const isVoid = places !== null && run.isVoid(places.get(look.id)!, seq);
    if (listed.has(look.id) || !isVoid) yield look;
  }
}

function placesOf({ records }: Evidence): Map<string, number> {
  let place = 0;
  const places = new Map<string, number>();
  for (const id of records.keys()) places.set(id, place++);
  return places;
}

/** A revisit's content is that of the response it refers to, read by its own content type. */
function addContent(
  contents: Map<string, LinkSource[]>,
  look: StateLook,
  url: PageUrl,
  evidence: Evidence,
): void {
  const id = (look.type === "revisit" && evidence.records.get(look.id)?.field("WARC-Refers-To")) || look.id;
  const sources = contents.get(id) ?? [];
  contents.set(id, sources);
  const { contentType, contentDigest } = look.shown;
  const isLabelledMissing = evidence.noteBeside(look.id)["label"] === "soft-404";
  const same = sources.findIndex(
    (one) => one.contentType === contentType && one.contentDigest === contentDigest,
  );
  const source = { url, contentType, contentDigest, isLabelledMissing, lastByteAt: look.lastByteAt };
  if (same === -1) sources.push(source);
  else if (!isLabelledMissing) sources[same] = { ...sources[same]!, isLabelledMissing };
}

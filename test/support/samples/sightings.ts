import {
  instant,
  type Digest,
  type FrontierPage,
  type Instant,
  type PageUrl,
  type Pass,
  type Sighting,
  type Validators,
  type VersionIdentity,
} from "#model/index.js";

const NO_VALIDATORS: Validators = {
  etag: null,
  lastModified: null,
  date: null,
  ageSeconds: null,
  cacheSigns: false,
};

/** What a test may say about a sighting beside its content and times. */
export interface SightingOptions {
  readonly pass?: Pass;
  readonly validators?: Partial<Record<keyof Validators, unknown>>;
  readonly identity?: Partial<VersionIdentity>;
}

/** A complete 200 sighting of one page whose content is named by a letter. */
export function captured(
  content: string,
  sentAt: number,
  lastByteAt: number,
  options: SightingOptions = {},
): Sighting {
  const contentDigest = `sha-256:${content}` as Digest;
  return {
    ...shell(sentAt, lastByteAt, options.pass),
    outcome: {
      kind: "captured",
      identity: { status: 200, location: null, contentType: "text/html", contentDigest, ...options.identity },
      payloadDigest: contentDigest,
      payloadBytes: 1,
      validators: { ...NO_VALIDATORS, ...(options.validators as Partial<Validators>) },
    },
  };
}

/** A 304 to a conditional request, or one that nobody asked for. */
export function unchanged(sentAt: number, lastByteAt: number, asked = true): Sighting {
  return { ...shell(sentAt, lastByteAt), outcome: { kind: "unchanged", asked, validators: NO_VALIDATORS } };
}

/** A fetch that brought nothing. */
export function failed(sentAt: number, lastByteAt: number, pass: Pass = "revisit"): Sighting {
  const outcome = { kind: "failed", code: "reset", message: "connection reset" } as const;
  return { ...shell(sentAt, lastByteAt, pass), outcome };
}

/** A page of the frontier. */
export function frontierPage(patch: Partial<FrontierPage> = {}): FrontierPage {
  const url = "http://site.test/" as PageUrl;
  return {
    url,
    kind: "document",
    depth: 0,
    via: null,
    seq: 0,
    state: "visited",
    reason: null,
    late: false,
    ...patch,
  };
}

/** An instant. */
export const at = (ms: number): Instant => instant(ms);

function shell(sentAt: number, lastByteAt: number, pass: Pass = "visit"): Omit<Sighting, "outcome"> {
  return {
    url: "http://site.test/" as PageUrl,
    captureId: "c1",
    seq: sentAt,
    pass,
    times: { sentAt: instant(sentAt), firstByteAt: instant(lastByteAt), lastByteAt: instant(lastByteAt) },
    records: [],
  };
}

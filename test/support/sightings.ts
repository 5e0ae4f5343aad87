import { instant, type Digest, type PageUrl, type Sighting, type Validators } from "#model/index.js";

const NO_VALIDATORS: Validators = {
  etag: null,
  lastModified: null,
  date: null,
  ageSeconds: null,
  cacheSigns: false,
};

/** A complete 200 sighting of one page whose content is named by a letter. */
export function captured(
  content: string,
  sentAt: number,
  lastByteAt: number,
  validators?: Partial<Validators>,
): Sighting {
  return {
    url: "http://site.test/" as PageUrl,
    captureId: "c1",
    seq: sentAt,
    pass: "visit",
    times: { sentAt: instant(sentAt), firstByteAt: instant(lastByteAt), lastByteAt: instant(lastByteAt) },
    outcome: {
      kind: "captured",
      identity: {
        status: 200,
        location: null,
        contentType: "text/html",
        contentDigest: `sha-256:${content}` as Digest,
      },
      payloadDigest: `sha-256:${content}` as Digest,
      payloadBytes: 1,
      validators: { ...NO_VALIDATORS, ...validators },
    },
    records: [],
  };
}

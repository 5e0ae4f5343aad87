// The words of the second verifier, from docs/certificate.md alone: nothing of src is used in this folder.
import { createHash } from "node:crypto";

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

export type Fields = Map<string, string>;

export interface Rec {
  id: string;
  type: string;
  target: string;
  date: string;
  fields: Fields;
  block: Buffer;
}

export interface State {
  kind: "state";
  status: number;
  location: string | null;
  contentType: string | null;
  contentDigest: string;
  payloadDigest: string;
}

export interface Shown {
  kind: "state" | "unchanged" | "blocked" | "failed" | "refused";
  state?: State;
  cached?: boolean;
  signs?: string[];
  age?: number | null;
  date?: number | null;
  modified?: number | null;
  etag?: string | null;
}

export interface Look {
  id: string;
  type: string;
  url: string;
  pass: string;
  sent: number;
  first: number;
  last: number;
  request: Rec | null;
  /** If-None-Match, or without it If-Modified-Since. */
  condition: { by: "etag" | "stamp"; value: string } | null;
  metadata: string | null;
  shown: Shown;
}

export interface Claimed {
  url: string;
  verdict: string;
  evidence: string;
  interval: { from: string; to: string } | null;
  status: number | null;
  location: string | null;
  contentType: string | null;
  contentDigest: string | null;
  payloadDigest: string | null;
  records: {
    id: string;
    type: string;
    pass: string;
    sentAt: string;
    firstByteAt: string;
    lastByteAt: string;
    request: string | null;
    metadata: string | null;
    restsOn: boolean;
  }[];
}

export interface Cert {
  format: string;
  capture: string;
  site: string;
  seeds: Json;
  settings: Json;
  asOf: string;
  plannedAsOf: string;
  startedAt: string;
  finishedAt: string;
  requestProfile: Record<string, string>;
  vantage: {
    servers: { host: string; address: string }[];
    connections?: Json[];
    caches?: { host: string; fields: string[] }[];
  };
  planner: { strategy: string; expectedSharp: number; upperBound: number };
  hosts: {
    host: string;
    lastModified: string;
    notModified: string;
    contradictedEarlier?: true;
    skewUpperMs: number | null;
    records: string[];
  }[];
  counts: { pages: number; verdicts: Record<string, number> };
  warcs: { file: string; sha256: string; sizeBytes: number; records: number }[];
  merkle: { leaves: number; root: string };
  signature: { publicKey: string; value: string };
  pages: Claimed[];
}

class False extends Error {}

export function must(holds: unknown, what: string): asserts holds {
  if (!holds) throw new False(what);
}

export const sha = (bytes: Uint8Array | string): string => createHash("sha256").update(bytes).digest("hex");

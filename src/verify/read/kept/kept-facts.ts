// What responses show, by the million: digests by number, the rest as a list of what differs from page to page.
import type { Digest, Instant, Validators } from "#model/index.js";
import { KeptDigests } from "./kept-digests.js";
import type { Shown, State } from "../look.js";
import type { ResponseFacts, Unbelievable } from "../response-facts.js";

type PackedValidators = readonly [
  etag: string | null,
  ageSeconds: number | null,
  cacheSigns: boolean,
  cacheFields: readonly string[] | null,
  lastModified: Instant | null,
  date: Instant | null,
];

/** Facts in short: a problem alone, or payload and codings with what was shown. */
export type PackedFacts =
  | readonly [problem: string]
  | readonly [
      kind: Shown["kind"],
      payload: number,
      payloadBytes: number,
      codings: string,
      validators: PackedValidators | null,
      state:
        | readonly [status: number, location: string | null, contentType: string | null, content: number]
        | null,
    ];

/** Packs facts and makes them anew. */
export class KeptFacts {
  readonly #digests = new KeptDigests();

  /** Facts in short; those of a revisit share the digests of its original. */
  pack(facts: ResponseFacts | Unbelievable, original: PackedFacts | null): PackedFacts {
    if ("problem" in facts) return [facts.problem];
    const { shown, payload, codings } = facts;
    const known = original === null ? [] : digestsIn(original);
    const payloadNumber = this.#digests.add(payload.digest, known);
    const state = shown.kind === "state" ? this.#packState(shown, [payloadNumber, ...known]) : null;
    const validators = "validators" in shown ? packValidators(shown.validators) : null;
    return [shown.kind, payloadNumber, payload.bytes, codings, validators, state];
  }

  /** The same backwards. */
  unpack(packed: PackedFacts): ResponseFacts | Unbelievable {
    if (packed.length === 1) return { problem: packed[0] };
    const [kind, payloadNumber, bytes, codings, validators, state] = packed;
    const digest = this.#digests.at(payloadNumber) as Digest;
    return { shown: this.#shown(kind, digest, validators, state), payload: { digest, bytes }, codings };
  }

  #packState({ status, location, contentType, contentDigest }: State, known: readonly number[]) {
    return [status, location, contentType, this.#digests.add(contentDigest, known)] as const;
  }

  #shown(
    kind: Shown["kind"],
    payloadDigest: Digest,
    validators: PackedValidators | null,
    state: Extract<PackedFacts, { length: 6 }>[5],
  ): Shown {
    if (kind === "unchanged") return { kind, validators: unpackValidators(validators!) };
    if (kind !== "state") return { kind };
    const [status, location, contentType, content] = state!;
    const contentDigest = this.#digests.at(content) as Digest;
    const said = { status, location, contentType, contentDigest, payloadDigest };
    return { kind, ...said, validators: unpackValidators(validators!) };
  }
}

function digestsIn(facts: PackedFacts): number[] {
  if (facts.length === 1) return [];
  const content = facts[5]?.[3];
  return content === undefined ? [facts[1]] : [facts[1], content];
}

function packValidators(validators: Validators): PackedValidators {
  const { etag, lastModified, date, ageSeconds, cacheSigns, cacheFields } = validators;
  return [etag, ageSeconds, cacheSigns, cacheFields ?? null, lastModified, date];
}

function unpackValidators(packed: PackedValidators): Validators {
  const [etag, ageSeconds, cacheSigns, cacheFields, lastModified, date] = packed;
  return { etag, lastModified, date, ageSeconds, cacheSigns, ...(cacheFields && { cacheFields }) };
}

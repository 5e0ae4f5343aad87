// Fetches by the million: one whose records have all been read takes some hundred bytes, and is put together again
// whenever it is asked for. What is not whole is kept as it is.
import { GrowingNumbers, IdTable, PackedValues, type StringTable } from "#packed/index.js";
import type { Condition } from "#model/index.js";
import {
  isWhole,
  NO_FETCH,
  noteOf,
  notedFields,
  type Fetch,
  type FetchHead,
  type FetchRequest,
} from "../fetch.js";
import { KeptFacts, type PackedFacts } from "./kept-facts.js";
import { KeptRequests, type KeptRequest } from "./kept-requests.js";

/** Ids of other records are told by their distance. */
type Packed = readonly [
  place: number,
  type: string,
  file: number,
  target: number | null,
  refersTo: number | null,
  facts: PackedFacts | null,
  request:
    readonly [id: number, condition: readonly [Condition["by"], string] | null, ...kept: KeptRequest] | null,
  metadata: number,
  offset: number,
  date: number,
  sentAt: number,
  firstByteAt: number,
  lastByteAt: number,
  note: readonly (string | number | null)[],
];

/** All fetches of a capture, by the number of the id of their response, revisit or (without one) note. */
export class KeptFetches {
  readonly ids = new IdTable();
  /** Of pages and of whatever else was asked for. */
  readonly urls: StringTable;
  readonly #packed = new PackedValues();
  readonly #facts = new KeptFacts();
  readonly #requests = new KeptRequests();
  /** By id: which packed one the fetch is, counted from one. */
  readonly #packedAs = new GrowingNumbers(Uint32Array);
  /** By packed fetch: its place, which beyond four gigabytes takes more than 32 bits. */
  readonly #places = new GrowingNumbers(Float64Array);
  readonly #unfinished = new Map<number, Fetch>();
  readonly #files: string[] = [];
  readonly #fileNumbers = new Map<string, number>();
  /** Whether ids were first seen in the order of the fetches' own records, as no forger need leave them. */
  #isInOrder = true;
  #last = -1;

  constructor(urls: StringTable) {
    this.urls = urls;
  }

  /** The fetch of a record, or of nothing. */
  of(number: number): Fetch {
    const packed = this.#packedOf(number);
    return packed === null ? (this.#unfinished.get(number) ?? NO_FETCH) : this.#unpack(number, packed);
  }

  /** Whether there is one, whole or not. */
  has(number: number): boolean {
    return this.#isPacked(number) || this.#unfinished.has(number);
  }

  /** Adds what a record says to its fetch. */
  change(number: number, added: Partial<Fetch>): void {
    const fetch = { ...this.of(number), ...added };
    if (added.head) {
      this.#isInOrder &&= number > this.#last;
      this.#last = number;
    }
    while (this.#packedAs.length <= number) this.#packedAs.push(0);
    if (isWhole(fetch)) {
      this.#packedAs.set(number, this.#places.push(this.#pack(number, fetch)) + 1);
      this.#unfinished.delete(number);
    } else {
      this.#packedAs.set(number, 0);
      this.#unfinished.set(number, fetch);
    }
  }

  /** Those with a record of their own, in the order of the records. */
  *inOrder(): Generator<number> {
    if (!this.#isInOrder) return yield* this.#sorted();
    for (let number = 0; number < this.ids.size; number++)
      if (this.#isPacked(number) || this.#unfinished.get(number)?.head) yield number;
  }

  /** Those of which something is missing. */
  unfinished(): Iterable<[number, Fetch]> {
    return this.#unfinished;
  }

  *#sorted(): Generator<number> {
    const places = new Float64Array(this.ids.size).fill(Infinity);
    for (let number = 0; number < places.length; number++)
      if (this.has(number) && this.of(number).head) places[number] = this.of(number).place;
    const numbers = new Uint32Array(places.keys()).filter((number) => places[number]! < Infinity);
    yield* numbers.sort((a, b) => places[a]! - places[b]!);
  }

  #isPacked(number: number): boolean {
    return number >= 0 && number < this.#packedAs.length && this.#packedAs.at(number) !== 0;
  }

  #packedOf(number: number): Packed | null {
    if (!this.#isPacked(number)) return null;
    return this.#packed.get(this.#places.at(this.#packedAs.at(number) - 1)) as Packed;
  }

  #pack(number: number, fetch: Fetch): number {
    const { place, request, facts } = fetch;
    const [head, metadata] = [fetch.head!, fetch.metadata!];
    const original = head.refersTo === null ? null : this.ids.add(head.refersTo);
    const target = head.target ?? "";
    const packed: Packed = [
      place,
      head.type,
      this.#fileNumber(head.file),
      head.target === null ? null : this.urls.add(target),
      original === null ? null : number - original,
      facts && this.#facts.pack(facts, this.#factsOf(original)),
      request && this.#packRequest(number, request, target),
      number - this.ids.add(metadata.id),
      head.offset,
      head.date,
      ...metadata.times,
      notedFields(metadata.note).map(asNumber),
    ];
    return this.#packed.add(packed);
  }

  #unpack(number: number, packed: Packed): Fetch {
    const [place, type, file, url, original, facts, request, metadata, offset, date, ...rest] = packed;
    const [sentAt, firstByteAt, lastByteAt, note] = rest;
    const { ids } = this;
    const target = url === null ? null : this.urls.at(url);
    const isFailure = facts === null;
    // Most who ask for a fetch ask for none of its ids.
    const head: FetchHead = {
      get id() {
        return ids.at(number);
      },
      type,
      file: this.#files[file]!,
      offset,
      target,
      date,
      get refersTo() {
        return original === null ? null : ids.at(number - original);
      },
    };
    const times = [sentAt, firstByteAt, lastByteAt] as const;
    return {
      place,
      head,
      facts: facts && this.#facts.unpack(facts),
      request: request && this.#request(number, request, target ?? ""),
      metadata: {
        get id() {
          return ids.at(number - metadata);
        },
        times,
        note: noteOf(note.map(asText)),
      },
      isFailure,
    };
  }

  #packRequest(number: number, { id, bytes, condition }: FetchRequest, target: string): Packed[6] {
    const asked = condition && ([condition.by, condition.value] as const);
    return [number - this.ids.add(id), asked, ...this.#requests.keep(bytes, target)];
  }

  #request(number: number, [id, condition, ...kept]: NonNullable<Packed[6]>, target: string): FetchRequest {
    const [ids, requests] = [this.ids, this.#requests];
    return {
      get id() {
        return ids.at(number - id);
      },
      get bytes() {
        return requests.bytes(kept, target);
      },
      condition: condition && { by: condition[0], value: condition[1] },
    };
  }

  /** A revisit's digests are those of the response that it refers to. */
  #factsOf(number: number | null): PackedFacts | null {
    return number === null ? null : (this.#packedOf(number)?.[5] ?? null);
  }

  #fileNumber(file: string): number {
    const known = this.#fileNumbers.get(file);
    if (known !== undefined) return known;
    this.#fileNumbers.set(file, this.#files.length);
    return this.#files.push(file) - 1;
  }
}

/** Numbers in texts take less room; only those that are written so are told from other texts. */
function asNumber(text: string | null): string | number | null {
  const isNumber = text !== null && text.length < 16 && /^(?:0|[1-9]\d*)$/.test(text);
  return isNumber ? Number(text) : text;
}

function asText(value: string | number | null): string | null {
  return value === null ? null : String(value);
}

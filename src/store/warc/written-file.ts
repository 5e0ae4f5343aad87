// What is known of a WARC file because this process wrote all of it: it need not be read again at the end.
import { hostOf, type CertificateConnection, type PageUrl, type RecordRef } from "#model/index.js";
import { mediaType, PackedValues } from "#formats/index.js";
import { asBuffer } from "#formats/http-head.js";
import { parseResponseHead } from "#formats/http-message.js";
import { surt } from "#formats/surt.js";
import type { IndexEntry } from "#ports/index.js";
import { isWhole, type AnyDraft } from "./record.js";
import { connectionOfWords, connectionWords, type WarcSummary } from "./warc-summary.js";

/** Of more entries than this none is kept: they would fill memory, and the file has them all. */
const MOST_ENTRIES = 100_000;

interface PackedEntries {
  readonly packed: PackedValues;
  readonly places: number[];
}

/** Summary and index entries of one file, gathered while it is written from its first byte. */
export class WrittenFile {
  readonly #file: string;
  readonly #servers = new Map<string, { host: string; address: string }>();
  readonly #connections = new Map<string, CertificateConnection>();
  #records = 0;
  #entries: PackedEntries | null = { packed: new PackedValues(), places: [] };

  constructor(file: string) {
    this.#file = file;
  }

  /** Takes note of records just written. */
  add(drafts: readonly AnyDraft[], refs: readonly RecordRef[]): void {
    for (const [i, draft] of drafts.entries()) {
      this.#records++;
      this.#addServer(field(draft, "WARC-Target-URI"), field(draft, "WARC-IP-Address"));
      if (draft.type === "metadata") this.#addConnection(draft);
      if (draft.type === "response" || draft.type === "revisit") this.#addEntry(draft, refs[i]!);
    }
  }

  get summary(): WarcSummary {
    return {
      records: this.#records,
      servers: [...this.#servers.values()],
      connections: [...this.#connections.values()],
    };
  }

  /** Entries as reading the file would give them; `null` when they were too many or a block was put aside. */
  entries(): Iterable<IndexEntry> | null {
    return this.#entries && this.#unpacked(this.#entries);
  }

  *#unpacked({ packed, places }: PackedEntries): Generator<IndexEntry> {
    for (const place of places) {
      const entry = packed.get(place) as Omit<IndexEntry, "surt" | "file">;
      yield { ...entry, surt: surt(entry.url), file: this.#file };
    }
  }

  #addServer(target: string | null, address: string | null): void {
    if (target === null || address === null) return;
    const host = hostOf(target as PageUrl);
    const key = `${address} ${host}`;
    if (!this.#servers.has(key)) this.#servers.set(key, { host, address });
  }

  /** Told apart by their words: reading them anew for every page would cost more than writing it. */
  #addConnection(draft: AnyDraft): void {
    const target = field(draft, "WARC-Target-URI");
    if (!isWhole(draft) || target === null) return;
    const said = connectionWords(asBuffer(draft.block).toString("utf8"));
    if (said === null) return;
    const key = `${hostOf(target as PageUrl)} ${said}`;
    if (!this.#connections.has(key)) this.#connections.set(key, connectionOfWords(target, said));
  }

  #addEntry(draft: AnyDraft, { offset, length }: RecordRef): void {
    const url = field(draft, "WARC-Target-URI");
    if (this.#entries === null || url === null) return;
    if (!isWhole(draft) || this.#entries.places.length >= MOST_ENTRIES) return void (this.#entries = null);
    const { packed, places } = this.#entries;
    const head = parseResponseHead(draft.block);
    places.push(
      packed.add({
        url,
        at: draft.date,
        offset,
        length,
        status: head.ok ? head.status : null,
        digest: field(draft, "WARC-Payload-Digest"),
        mime: draft.type === "response" && head.ok ? mediaType(head.header("content-type")) : null,
        recordType: draft.type,
      }),
    );
  }
}

function field({ fields }: AnyDraft, name: string): string | null {
  return fields.find(([own]) => own === name)?.[1] ?? null;
}

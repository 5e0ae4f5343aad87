// What is known of a WARC file because this process wrote all of it: it need not be read again at the end.
import { hostOf, type CertificateConnection, type PageUrl, type RecordRef } from "#model/index.js";
import { mediaType } from "#formats/index.js";
import { asBuffer } from "#formats/http/http-head.js";
import { parseResponseHead } from "#formats/http/http-message.js";
import { entryOf, headBytes, type EntryDraft } from "../cdxj/index-entries.js";
import { formatLine } from "../cdxj/line.js";
import type { SortedRuns } from "../cdxj/sorted-runs.js";
import { recordedRequest, type RecordedRequest } from "./read/paired-records.js";
import { isWhole, MASKED_FIELD, type AnyDraft } from "./record.js";
import { connectionOfWords, connectionWords, type WarcSummary } from "./warc-summary.js";

/** Summary and index lines of one file, gathered while it is written from its first byte. */
export class WrittenFile {
  readonly #file: string;
  readonly #servers = new Map<string, { host: string; address: string }>();
  readonly #connections = new Map<string, CertificateConnection>();
  #records = 0;
  /** `null` once they were handed over, or could not be kept: then the file has to be read. */
  #lines: SortedRuns | null;

  constructor(file: string, lines: SortedRuns) {
    this.#file = file;
    this.#lines = lines;
  }

  /** Takes note of records just written. */
  async add(drafts: readonly AnyDraft[], refs: readonly RecordRef[]): Promise<void> {
    const request = requestAmong(drafts);
    for (const [i, draft] of drafts.entries()) {
      this.#records++;
      this.#addServer(field(draft, "WARC-Target-URI"), field(draft, "WARC-IP-Address"));
      if (draft.type === "metadata") this.#addConnection(draft);
      if (isIndexed(draft)) await this.#addLine(draft, refs[i]!, request);
    }
  }

  get summary(): WarcSummary {
    return {
      records: this.#records,
      servers: [...this.#servers.values()],
      connections: [...this.#connections.values()],
    };
  }

  /** Whether there are lines that nobody took. */
  get hasLines(): boolean {
    return this.#lines !== null;
  }

  /** Hands over the index lines, as reading the file would give them; `null` when they are not to be had. */
  takeLines(): SortedRuns | null {
    const lines = this.#lines;
    this.#lines = null;
    return lines;
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

  async #addLine(draft: AnyDraft, ref: RecordRef, request: RecordedRequest | null): Promise<void> {
    const url = field(draft, "WARC-Target-URI");
    const lines = this.#lines;
    if (lines === null || url === null) return;
    try {
      const block = isWhole(draft) ? draft.block : await headBytes(draft.block.read());
      const { length } = ref;
      const entry = entryOf(draftOfLine(draft, ref, { url, block }), { file: this.#file, length, request });
      await lines.add(formatLine(entry));
    } catch {
      // The record is written all the same: no room for its line is no reason to lose it.
      this.#lines = null;
      await lines.remove().catch(() => undefined);
    }
  }
}

/** Only what is no plain GET is found by its request; most are. */
function requestAmong(drafts: readonly AnyDraft[]): RecordedRequest | null {
  const draft = drafts.find(({ type }) => type === "request");
  if (!draft || !isWhole(draft)) return null;
  const block = asBuffer(draft.block);
  return block.toString("latin1", 0, 4) === "GET " ? null : recordedRequest(block);
}

function isIndexed(draft: AnyDraft): boolean {
  const { type } = draft;
  if (field(draft, MASKED_FIELD) !== null) return false;
  return type === "response" || type === "revisit" || type === "resource";
}

function draftOfLine(
  draft: AnyDraft,
  { offset }: RecordRef,
  { url, block }: { readonly url: string; readonly block: Uint8Array },
): EntryDraft {
  const head = draft.type === "resource" ? null : parseResponseHead(block);
  const type = head?.ok ? head.header("content-type") : draft.type === "resource" ? draft.contentType : null;
  return {
    at: draft.date,
    url,
    offset,
    status: head?.ok ? head.status : null,
    digest: field(draft, "WARC-Payload-Digest"),
    mime: draft.type === "revisit" || (head && !head.ok) ? null : mediaType(type),
    recordType: draft.type as EntryDraft["recordType"],
  };
}

function field({ fields }: AnyDraft, name: string): string | null {
  return fields.find(([own]) => own === name)?.[1] ?? null;
}

// What is known of a WARC file because this process wrote all of it: it need not be read again at the end.
import { hostOf, type CertificateConnection, type PageUrl, type RecordRef } from "#model/index.js";
import { mediaType } from "#formats/index.js";
import { asBuffer } from "#formats/http/http-head.js";
import { parseResponseHead } from "#formats/http/http-message.js";
import { surt } from "#formats/urls/surt.js";
import type { IndexEntry } from "#ports/index.js";
import { entryOf, headBytes } from "../cdxj/index-entries.js";
import { formatLine } from "../cdxj/line.js";
import type { SortedRuns } from "../cdxj/sorted-runs.js";
import { MAX_REQUEST_BYTES, recordedRequest } from "./read/paired-records.js";
import { isWhole, type AnyDraft } from "./record.js";
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
    let asked: AnyDraft | null = null;
    for (const [i, draft] of drafts.entries()) {
      this.#records++;
      if (draft.type === "request") asked = draft;
      this.#addServer(field(draft, "WARC-Target-URI"), field(draft, "WARC-IP-Address"));
      if (draft.type === "metadata") this.#addConnection(draft);
      if (draft.type === "response" || draft.type === "revisit" || draft.type === "resource")
        await this.#addLine(draft, refs[i]!, asked);
    }
  }

  get summary(): WarcSummary {
    return {
      records: this.#records,
      servers: [...this.#servers.values()],
      connections: [...this.#connections.values()],
    };
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

  async #addLine(draft: AnyDraft, ref: RecordRef, asked: AnyDraft | null): Promise<void> {
    const url = field(draft, "WARC-Target-URI");
    const lines = this.#lines;
    if (lines === null || url === null) return;
    try {
      const block = isWhole(draft) ? draft.block : await headBytes(draft.block.read());
      const entry = this.#entryOf(draft, ref, { url, block });
      await lines.add(formatLine(keyedByRequest(entry, asked)));
    } catch {
      // The record is written all the same: no room for its line is no reason to lose it.
      this.#lines = null;
      await lines.remove().catch(() => undefined);
    }
  }

  #entryOf(
    draft: AnyDraft,
    { offset, length }: RecordRef,
    { url, block }: { readonly url: string; readonly block: Uint8Array },
  ): IndexEntry {
    const head = parseResponseHead(block);
    const isResource = draft.type === "resource";
    return {
      surt: surt(url),
      at: draft.date,
      url,
      file: this.#file,
      offset,
      length,
      status: !isResource && head.ok ? head.status : null,
      digest: field(draft, "WARC-Payload-Digest"),
      mime: isResource ? mediaType(draft.contentType) : mimeOf(draft, head),
      recordType: draft.type as IndexEntry["recordType"],
    };
  }
}

function mimeOf({ type }: AnyDraft, head: ReturnType<typeof parseResponseHead>): string | null {
  return type === "response" && head.ok ? mediaType(head.header("content-type")) : null;
}

/** What answers anything but a GET is found by its request too, as reading the file would tell. */
function keyedByRequest(entry: IndexEntry, asked: AnyDraft | null): IndexEntry {
  if (asked === null || !isWhole(asked)) return entry;
  const block = asBuffer(asked.block);
  // Of nearly all requests the first letter tells.
  if (block[0] === 0x47) return entry;
  const request = recordedRequest(block.subarray(0, MAX_REQUEST_BYTES));
  return request === null ? entry : entryOf(entry, { ...entry, request });
}

function field({ fields }: AnyDraft, name: string): string | null {
  return fields.find(([own]) => own === name)?.[1] ?? null;
}

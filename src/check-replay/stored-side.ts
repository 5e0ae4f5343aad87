// A page from its stored bytes alone: every request is answered by the record that replay would choose, as it was
// received, at its own address.
import { ArchiveEvidence, storedResponse, type ServedBy, type StoredAnswer } from "#access/index.js";
import { fieldsOfPage, isScriptsOwn, type Capture, type Instant } from "#model/index.js";
import type { Answerer, Archive, RenderAnswer, RenderRequest } from "#ports/index.js";
import { NOT_HELD } from "./compare-requests.js";

/** What is asked for by one request. */
type Asked = Pick<RenderRequest, "method" | "url" | "headers" | "body" | "resourceType">;

/** Answers from stored bytes. */
export class StoredSide {
  readonly #archive: Pick<Archive, "catalog" | "index">;
  readonly #captures: readonly Capture[];
  readonly #servedBy: ServedBy;
  readonly #mostBytes: number;

  constructor(archive: Pick<Archive, "catalog" | "index">, captures: readonly Capture[], mostBytes: number) {
    this.#archive = archive;
    this.#captures = captures;
    this.#mostBytes = mostBytes;
    const evidence = new ArchiveEvidence({
      catalog: archive.catalog,
      captures: () => Promise.resolve(captures),
    });
    this.#servedBy = {
      choice: "coherent",
      evidenceOf: (url) => evidence.ofPage(url),
      requestsTo: (address, asked) => evidence.requestsTo(address, asked),
    };
  }

  /** The document of a page. */
  document(url: string, at: Instant): Promise<StoredAnswer> {
    return this.#find({ method: "GET", url, headers: [], body: null, resourceType: "Document" }, at);
  }

  /** Whatever the page asks for, as of a moment. */
  answerer(at: Instant): Answerer {
    return async (request) => {
      if (isServiceWorker(request)) return WORKERS_NOT_RUN;
      return answerOf(request, await this.#find(request, at));
    };
  }

  #find(request: Asked, at: Instant): Promise<StoredAnswer> {
    const { method, url, body, resourceType } = request;
    const isByScript = isScriptsOwn(resourceType);
    const contentType = fieldOf(request, "content-type") ?? "";
    const sent = { method, contentType, body: body ?? new Uint8Array() };
    return storedResponse(this.#archive.index, {
      url,
      at,
      captures: this.#captures,
      servedBy: this.#servedBy,
      mostBytes: this.#mostBytes,
      // As replay does: a page in a frame is what its address says, parts may carry numbers against caches.
      isLoose: resourceType !== "Document",
      ...(resourceType !== "Document" && { fields: fieldsOfPage({ ...request, isByScript }) }),
      ...(method !== "GET" && method !== "HEAD" && { request: sent }),
    });
  }
}

/** What is said to a page that asks for a service worker: replay runs none, since it would outlive its page. */
export const WORKERS_NOT_RUN = { kind: "refused", why: "service workers are not run" } as const;

/** Whether the browser asks for a service worker's script. */
export function isServiceWorker(request: Pick<RenderRequest, "headers">): boolean {
  return fieldOf(request, "service-worker") !== undefined;
}

function fieldOf({ headers }: Pick<RenderRequest, "headers">, name: string): string | undefined {
  return headers.find(([own]) => own.toLowerCase() === name)?.[1];
}

function answerOf({ method, url, resourceType }: Asked, found: StoredAnswer): RenderAnswer {
  if (found.kind === "absent")
    return resourceType === "Document" ? blankFrame(NOT_HELD) : { kind: "failed", code: NOT_HELD };
  if (found.kind === "too-long") return { kind: "failed", code: "too long for the browser" };
  if (found.kind === "unreadable") return { kind: "failed", code: found.reason };
  return documentOf(url, method === "HEAD" ? { ...found, body: new Uint8Array() } : found);
}

/** A frame without a document, both ways: neither the browser's words for that nor ours are the page's. */
export function blankFrame(id: string): RenderAnswer {
  const headers = [["Content-Type", "text/html"]] as const;
  return { kind: "response", id, status: 404, headers, body: new Uint8Array() };
}

/** A stored response in the renderer's words. */
export function documentOf(
  url: string,
  { status, headers, body }: StoredAnswer & { readonly kind: "stored" },
): RenderAnswer & { readonly kind: "response" } {
  return { kind: "response", id: url, status, headers, body };
}

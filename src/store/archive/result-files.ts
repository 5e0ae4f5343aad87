// What lies beside a capture's WARC files: report, certificate and their seals, each replaced whole.
import { join } from "node:path";
import {
  instant,
  type CaptureReport,
  type Certificate,
  type Instant,
  type ReportHead,
  type StreamedTestimony,
} from "#model/index.js";
import type {
  ArchiveSignature,
  BlobContent,
  BlobStore,
  CaptureResults,
  CaptureStore,
  PlacedPage,
  ResultStore,
} from "#ports/index.js";
import { StoreError } from "#errors.js";
import { signWithArchiveKey } from "./archive-key.js";
import { wholeBlob } from "../blobs/open-blob.js";
import type { FileSystem } from "../file-system.js";
import { jsonPieces } from "./json-pieces.js";
import { CAPTURE_FILES, captureFolder, OWN_FILES } from "./layout.js";
import { modifiedAt } from "./modified-at.js";
import { readReportHead } from "./report-head.js";
import { reportPages } from "./report-pages.js";
import { storeFailure } from "../store-failure.js";
import { testimonyPieces } from "./testimony-pieces.js";

/** What the results of an archive are kept with. */
export interface ResultFilesOptions {
  readonly dir: string;
  readonly blobs: BlobStore;
  /** For the archive's key, which is no blob: it never leaves its machine. */
  readonly fs: FileSystem;
  readonly captures: Pick<CaptureStore, "get">;
}

/** The result files of one archive. */
export class ResultFiles implements ResultStore {
  readonly #options: ResultFilesOptions;

  constructor(options: ResultFilesOptions) {
    this.#options = options;
  }

  sign(bytes: Uint8Array): Promise<ArchiveSignature> {
    return signWithArchiveKey(this.#options.fs, this.#options.dir, bytes);
  }

  async put(
    captureId: string,
    { report, certificate, html }: CaptureResults,
  ): Promise<{ report: string; certificate: string; html: string }> {
    return {
      report: await this.#put(captureId, "report.json", jsonPieces(report)),
      html: await this.#put(captureId, "report.html", Buffer.from(html)),
      certificate: await this.#put(captureId, "certificate.json", jsonPieces(certificate)),
    };
  }

  async putReport(
    captureId: string,
    { report, html }: Pick<CaptureResults, "report" | "html">,
  ): Promise<void> {
    await this.#put(captureId, "report.json", jsonPieces(report));
    await this.#put(captureId, "report.html", Buffer.from(html));
  }

  putTestimony(captureId: string, testimony: StreamedTestimony): Promise<string> {
    return this.#put(captureId, "testimony.json", testimonyPieces(testimony));
  }

  async putBeside(captureId: string, name: string, bytes: Uint8Array | null): Promise<string> {
    if (bytes !== null) return this.#put(captureId, besideName(name), bytes);
    const key = await this.#key(captureId, besideName(name));
    await this.#options.blobs.delete(key);
    return join(this.#options.dir, key);
  }

  async getBeside(captureId: string, name: string): Promise<Uint8Array | null> {
    return wholeBlob(this.#options.blobs, await this.#key(captureId, besideName(name)));
  }

  async version(captureId: string): Promise<string> {
    return this.#options.blobs.stamp(captureFolder(captureId));
  }

  async getReport(captureId: string): Promise<CaptureReport | null> {
    return (await this.#json(captureId, "report.json")) as CaptureReport | null;
  }

  async getReportHead(captureId: string): Promise<ReportHead | null> {
    const key = await this.#key(captureId, "report.json");
    const reader = await this.#options.blobs.open(key);
    if (!reader) return null;
    try {
      return (await readReportHead(reader)) ?? (await this.getReport(captureId));
    } catch (error) {
      throw storeFailure(error, "reading", join(this.#options.dir, key));
    } finally {
      reader.close();
    }
  }

  async *reportPages(captureId: string, from = 0): AsyncGenerator<PlacedPage> {
    const key = await this.#key(captureId, "report.json");
    const reader = await this.#options.blobs.open(key);
    if (!reader) return;
    try {
      yield* reportPages(reader, from);
    } catch (error) {
      throw storeFailure(error, "reading", join(this.#options.dir, key));
    } finally {
      reader.close();
    }
  }

  async writtenAt(captureId: string): Promise<Instant | null> {
    const folder = await this.#key(captureId, "");
    const paths = CAPTURE_FILES.map((file) => join(this.#options.dir, folder, file));
    const times = await Promise.all(paths.map(modifiedAt));
    const newest = Math.max(...times);
    return newest === -Infinity ? null : instant(Math.floor(newest));
  }

  async getCertificate(captureId: string): Promise<Certificate | null> {
    return (await this.#json(captureId, "certificate.json")) as Certificate | null;
  }

  async #key(captureId: string, name: string): Promise<string> {
    const capture = await this.#options.captures.get(captureId);
    if (!capture) throw new StoreError("NOT_FOUND", `no capture ${captureId} in ${this.#options.dir}`);
    return `${captureFolder(capture.id)}/${name}`;
  }

  async #put(captureId: string, name: string, content: BlobContent): Promise<string> {
    const key = await this.#key(captureId, name);
    await this.#options.blobs.put(key, content);
    return join(this.#options.dir, key);
  }

  async #json(captureId: string, name: string): Promise<unknown> {
    const key = await this.#key(captureId, name);
    const bytes = await wholeBlob(this.#options.blobs, key);
    try {
      return bytes && JSON.parse(bytes.toString("utf8"));
    } catch (error) {
      throw storeFailure(error, "reading", join(this.#options.dir, key));
    }
  }
}

function besideName(name: string): string {
  const known = [...CAPTURE_FILES, ...OWN_FILES].find((file) => file === name);
  if (known === undefined) throw new StoreError("NOT_FOUND", `no file ${name} lies beside a certificate`);
  return known;
}

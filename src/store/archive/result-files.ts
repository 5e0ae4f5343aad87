// What lies beside a capture's WARC files: report, certificate and their seals, each replaced whole.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { CaptureReport, Certificate } from "#model/index.js";
import type { ArchiveSignature, CaptureResults, CaptureStore, ResultStore } from "#ports/index.js";
import { StoreError } from "#errors.js";
import { signWithArchiveKey } from "./archive-key.js";
import { writeAtomically, type FileSystem } from "../file-system.js";
import { jsonPieces } from "./json-pieces.js";
import { CAPTURE_FILES, captureFolder } from "./layout.js";
import { storeFailure } from "../store-failure.js";

/** The result files of one archive. */
export class ResultFiles implements ResultStore {
  readonly #fs: FileSystem;
  readonly #dir: string;
  readonly #captures: Pick<CaptureStore, "get">;

  constructor(fs: FileSystem, dir: string, captures: Pick<CaptureStore, "get">) {
    this.#fs = fs;
    this.#dir = dir;
    this.#captures = captures;
  }

  sign(bytes: Uint8Array): Promise<ArchiveSignature> {
    return signWithArchiveKey(this.#fs, this.#dir, bytes);
  }

  async put(
    captureId: string,
    { report, certificate, html }: CaptureResults,
  ): Promise<{ report: string; certificate: string; html: string }> {
    const folder = await this.#makeFolder(captureId);
    const paths = {
      report: join(folder, "report.json"),
      certificate: join(folder, "certificate.json"),
      html: join(folder, "report.html"),
    };
    await writeAtomically(this.#fs, paths.report, jsonPieces(report));
    await writeAtomically(this.#fs, paths.html, [Buffer.from(html)]);
    await writeAtomically(this.#fs, paths.certificate, jsonPieces(certificate));
    return paths;
  }

  async putBeside(captureId: string, name: string, bytes: Uint8Array | null): Promise<string> {
    const path = join(await this.#makeFolder(captureId), besideName(name));
    if (bytes === null) await this.#fs.remove(path);
    else await writeAtomically(this.#fs, path, [bytes]);
    return path;
  }

  async getBeside(captureId: string, name: string): Promise<Uint8Array | null> {
    return this.#read(captureId, besideName(name));
  }

  async getReport(captureId: string): Promise<CaptureReport | null> {
    return (await this.#json(captureId, "report.json")) as CaptureReport | null;
  }

  async getCertificate(captureId: string): Promise<Certificate | null> {
    return (await this.#json(captureId, "certificate.json")) as Certificate | null;
  }

  async #folder(captureId: string): Promise<string> {
    const capture = await this.#captures.get(captureId);
    if (!capture) throw new StoreError("NOT_FOUND", `no capture ${captureId} in ${this.#dir}`);
    return join(this.#dir, captureFolder(capture.id));
  }

  /** The capture's folder, made when it is not there yet. */
  async #makeFolder(captureId: string): Promise<string> {
    const folder = await this.#folder(captureId);
    try {
      await this.#fs.makeDirectory(folder);
      return folder;
    } catch (error) {
      throw storeFailure(error, "creating", folder);
    }
  }

  async #read(captureId: string, name: string): Promise<Buffer | null> {
    const path = join(await this.#folder(captureId), name);
    if (!existsSync(path)) return null;
    try {
      return await readFile(path);
    } catch (error) {
      throw storeFailure(error, "reading", path);
    }
  }

  async #json(captureId: string, name: string): Promise<unknown> {
    const bytes = await this.#read(captureId, name);
    if (bytes === null) return null;
    try {
      return JSON.parse(bytes.toString("utf8"));
    } catch (error) {
      throw storeFailure(error, "reading", join(await this.#folder(captureId), name));
    }
  }
}

function besideName(name: string): string {
  const known = CAPTURE_FILES.find((file) => file === name);
  if (known === undefined) throw new StoreError("NOT_FOUND", `no file ${name} lies beside a certificate`);
  return known;
}

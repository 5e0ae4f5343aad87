// What lies beside a capture's WARC files: report, certificate and their seals, each replaced whole.
import { join } from "node:path";
import { instant, } from "#model/index.js";
import { StoreError } from "#errors.js";
import { signWithArchiveKey } from "./archive-key.js";
import { wholeBlob } from "../blobs/open-blob.js";
import { jsonPieces } from "./json-pieces.js";
import { CAPTURE_FILES, captureFolder, OWN_FILES } from "./layout.js";
import { modifiedAt } from "./modified-at.js";
import { readReportHead } from "./report-head.js";
import { reportPages } from "./report-pages.js";
import { storeFailure } from "../store-failure.js";
import { testimonyPieces } from "./testimony-pieces.js";
/** The result files of one archive. */
export class ResultFiles {
    #options;
    constructor(options) {
        this.#options = options;
    }
    sign(bytes) {
        return signWithArchiveKey(this.#options.fs, this.#options.dir, bytes);
    }
    async put(captureId, { report, certificate, html }) {
        return {
            report: await this.#put(captureId, "report.json", jsonPieces(report)),
            html: await this.#put(captureId, "report.html", Buffer.from(html)),
            certificate: await this.#put(captureId, "certificate.json", jsonPieces(certificate)),
        };
    }
    async putReport(captureId, { report, html }) {
        await this.#put(captureId, "report.json", jsonPieces(report));
        await this.#put(captureId, "report.html", Buffer.from(html));
    }
    putTestimony(captureId, testimony) {
        return this.#put(captureId, "testimony.json", testimonyPieces(testimony));
    }
    async putBeside(captureId, name, bytes) {
        if (bytes !== null)
            return this.#put(captureId, besideName(name), bytes);
        const key = await this.#key(captureId, besideName(name));
        await this.#options.blobs.delete(key);
        return join(this.#options.dir, key);
    }
    async getBeside(captureId, name) {
        return wholeBlob(this.#options.blobs, await this.#key(captureId, besideName(name)));
    }
    async version(captureId) {
        return this.#options.blobs.stamp(captureFolder(captureId));
    }
    async getReport(captureId) {
        return (await this.#json(captureId, "report.json"));
    }
    async getReportHead(captureId) {
        const key = await this.#key(captureId, "report.json");
        const reader = await this.#options.blobs.open(key);
        if (!reader)
            return null;
        try {
            return (await readReportHead(reader)) ?? (await this.getReport(captureId));
        }
        catch (error) {
            throw storeFailure(error, "reading", join(this.#options.dir, key));
        }
        finally {
            reader.close();
        }
    }
    async *reportPages(captureId, from = 0) {
        const key = await this.#key(captureId, "report.json");
        const reader = await this.#options.blobs.open(key);
        if (!reader)
            return;
        try {
            yield* reportPages(reader, from);
        }
        catch (error) {
            throw storeFailure(error, "reading", join(this.#options.dir, key));
        }
        finally {
            reader.close();
        }
    }
    async writtenAt(captureId) {
        const folder = await this.#key(captureId, "");
        const paths = CAPTURE_FILES.map((file) => join(this.#options.dir, folder, file));
        const times = await Promise.all(paths.map(modifiedAt));
        const newest = Math.max(...times);
        return newest === -Infinity ? null : instant(Math.floor(newest));
    }
    async getCertificate(captureId) {
        return (await this.#json(captureId, "certificate.json"));
    }
    async #key(captureId, name) {
        const capture = await this.#options.captures.get(captureId);
        if (!capture)
            throw new StoreError("NOT_FOUND", `no capture ${captureId} in ${this.#options.dir}`);
        return `${captureFolder(capture.id)}/${name}`;
    }
    async #put(captureId, name, content) {
        const key = await this.#key(captureId, name);
        await this.#options.blobs.put(key, content);
        return join(this.#options.dir, key);
    }
    async #json(captureId, name) {
        const key = await this.#key(captureId, name);
        const bytes = await wholeBlob(this.#options.blobs, key);
        try {
            return bytes && JSON.parse(bytes.toString("utf8"));
        }
        catch (error) {
            throw storeFailure(error, "reading", join(this.#options.dir, key));
        }
    }
}
function besideName(name) {
    const known = [...CAPTURE_FILES, ...OWN_FILES].find((file) => file === name);
    if (known === undefined)
        throw new StoreError("NOT_FOUND", `no file ${name} lies beside a certificate`);
    return known;
}

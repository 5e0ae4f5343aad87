// Checks a package of any tool: every hash recomputed, everything there that players need, nothing unlisted.
import { createHash } from "node:crypto";
import { z } from "zod";
import { IsochronError, UsageError } from "#errors.js";
import { checkIndexes } from "./check-index.js";
import { MAX_DATAPACKAGE_BYTES, parseDataPackage } from "./data-package.js";
import { entryLines } from "./entry-lines.js";
import { openWacz } from "./wacz-file.js";
const DATAPACKAGE = "datapackage.json";
const DIGEST = "datapackage-digest.json";
const PAGES = "pages/pages.jsonl";
const MAX_DIGEST_BYTES = 1024 * 1024;
/** A file that is wrong all over need not be listed line by line. */
const MAX_FINDINGS = 1000;
const digestFile = z.object({ path: z.literal(DATAPACKAGE), hash: z.string() });
const pageLine = z.object({ url: z.string(), ts: z.string() });
/** All findings of one package; none means that it is as it should be. */
export async function checkWacz(path) {
    const findings = [];
    let wacz = null;
    try {
        wacz = await openWacz(path);
        for await (const finding of allFindings(wacz))
            if (findings.push(finding) >= MAX_FINDINGS)
                break;
    }
    catch (error) {
        if (!(error instanceof IsochronError) || error instanceof UsageError)
            throw error;
        findings.push({ entry: null, code: "unreadable", message: error.message });
    }
    finally {
        wacz?.close();
    }
    return findings;
}
async function* allFindings(wacz) {
    yield* checkDescription(wacz);
    yield* checkWarcs(wacz);
    yield* checkIndexes(wacz);
    yield* checkPages(wacz);
}
async function* checkDescription(wacz) {
    const text = await wacz.readText(DATAPACKAGE, MAX_DATAPACKAGE_BYTES);
    if (text === null) {
        yield {
            entry: DATAPACKAGE,
            code: "datapackage-missing",
            message: "the package does not describe itself",
        };
        return;
    }
    yield* await checkDigest(wacz);
    const described = parseDataPackage(text);
    if ("problem" in described) {
        yield { entry: DATAPACKAGE, code: "datapackage-invalid", message: described.problem };
        return;
    }
    yield* checkProfile(described);
    yield* checkResources(wacz, described);
}
function* checkProfile({ profile, wacz_version: version }) {
    const found = (message) => ({
        entry: DATAPACKAGE,
        code: "datapackage-invalid",
        message,
    });
    if (profile !== "data-package" && profile !== "wacz")
        yield found(`profile is ${JSON.stringify(profile)}`);
    // 1.2.0 says its version in the profile instead.
    if (profile === "data-package" && !/^1\.\d+\.\d+$/.test(version ?? ""))
        yield found(`wacz_version is ${JSON.stringify(version)}`);
}
async function checkDigest(wacz) {
    const text = await wacz.readText(DIGEST, MAX_DIGEST_BYTES);
    if (text === null)
        return [{ entry: DIGEST, code: "datapackage-digest-missing", message: "datapackage.json is not sealed" }];
    const declared = digestFile.safeParse(parseJson(text));
    const hash = await hashOf(wacz, DATAPACKAGE);
    if (declared.success && declared.data.hash === hash)
        return [];
    return [{ entry: DIGEST, code: "datapackage-digest-wrong", message: `datapackage.json has ${hash}` }];
}
async function* checkResources(wacz, { resources }) {
    const listed = new Set([DATAPACKAGE, DIGEST]);
    for (const { path, hash, bytes } of resources) {
        listed.add(path);
        const entry = wacz.entries.get(path);
        if (!entry) {
            yield { entry: path, code: "resource-missing", message: "listed in datapackage.json and not there" };
            continue;
        }
        if (bytes !== entry.sizeBytes)
            yield { entry: path, code: "size-mismatch", message: `${entry.sizeBytes} bytes, ${bytes} are listed` };
        if (!hash?.startsWith("sha256:")) {
            yield { entry: path, code: "hash-missing", message: "no SHA-256 hash in datapackage.json" };
            continue;
        }
        const actual = await hashOf(wacz, path);
        if (actual !== hash)
            yield { entry: path, code: "hash-mismatch", message: `${actual} is there, ${hash} is listed` };
    }
    for (const name of wacz.entries.keys())
        if (!listed.has(name))
            yield { entry: name, code: "resource-unlisted", message: "not listed in datapackage.json" };
}
function* checkWarcs(wacz) {
    const warcs = wacz.warcNames();
    if (warcs.length === 0)
        yield { entry: null, code: "warc-missing", message: "no WARC file in archive/" };
    const random = [...warcs, "indexes/index.cdx.gz"].filter((name) => name.endsWith(".gz"));
    for (const name of random)
        if (wacz.entries.get(name)?.isStored === false)
            yield { entry: name, code: "warc-compressed", message: "must be stored, not compressed, in the ZIP" };
}
async function* checkPages(wacz) {
    if (!wacz.entries.has(PAGES)) {
        yield { entry: PAGES, code: "pages-missing", message: "no list of pages" };
        return;
    }
    let number = 0;
    for await (const line of entryLines(wacz, PAGES)) {
        number++;
        const value = parseJson(line);
        const isRight = number === 1
            ? z.object({ format: z.string().startsWith("json-pages-") }).safeParse(value).success
            : line === "" || pageLine.safeParse(value).success;
        if (!isRight)
            yield { entry: PAGES, code: "pages-malformed", message: `line ${number} is not a page` };
    }
    if (number === 0)
        yield { entry: PAGES, code: "pages-malformed", message: "no header line" };
}
async function hashOf(wacz, name) {
    const hash = createHash("sha256");
    for await (const piece of wacz.read(name))
        hash.update(piece);
    return `sha256:${hash.digest("hex")}`;
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}

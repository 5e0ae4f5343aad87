// The tag files of a bag (RFC 8493 section 2.1 and 2.2): its declaration, its manifests, and what it says of itself.
import { createHash } from "node:crypto";
/** Section 2.4: a bag must have one of them, and both are common. */
export const BAG_DIGESTS = ["sha256", "sha512"];
/** Takes all digests of a file while its bytes pass by. */
export class BagDigester {
    #hashes = BAG_DIGESTS.map((name) => [name, createHash(name)]);
    #sizeBytes = 0;
    /** The same bytes. */
    async *passing(content) {
        for await (const bytes of content) {
            for (const [, hash] of this.#hashes)
                hash.update(bytes);
            this.#sizeBytes += bytes.length;
            yield bytes;
        }
    }
    /** Once all bytes have passed. */
    result(path) {
        const digests = Object.fromEntries(this.#hashes.map(([name, hash]) => [name, hash.digest("hex")]));
        return { path, sizeBytes: this.#sizeBytes, digests: digests };
    }
}
/** `bagit.txt`, as section 2.1.1 has it, to the letter. */
export const BAGIT_TXT = "BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n";
/** A manifest: digest, two blanks, path (section 2.1.3). */
export function manifestOf(files, digest) {
    return files.map(({ path, digests }) => `${digests[digest]}  ${manifestPath(path)}\n`).join("");
}
/** Section 2.1.3: line feeds, carriage returns and the percent sign itself are percent-encoded, nothing else. */
function manifestPath(path) {
    return path.replaceAll("%", "%25").replaceAll("\n", "%0A").replaceAll("\r", "%0D");
}
/** `bag-info.txt` (section 2.2.2): what a stranger with the bag wants to know. */
export function bagInfo({ payload, description, captures, said }) {
    const octets = payload.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
    const { title, description: account } = description;
    const lines = [
        ["Source-Organization", said.publisher ?? []],
        ["External-Description", [title, account]],
        [
            "External-Identifier",
            [...captures.map((id) => `urn:isochron:capture:${id}`), ...(said.identifier ?? [])],
        ],
        ["Bagging-Date", [description.created.slice(0, "YYYY-MM-DD".length)]],
        ["Payload-Oxum", [`${octets}.${payload.length}`]],
        ["Bag-Software-Agent", [description.software]],
        ["Rights", said.rights ?? []],
    ];
    return lines
        .flatMap(([label, values]) => values.map((value) => (value ? `${label}: ${oneLine(value)}\n` : "")))
        .join("");
}
/** A line break would begin another element. */
function oneLine(text) {
    return text.replace(/\s+/g, " ").trim();
}

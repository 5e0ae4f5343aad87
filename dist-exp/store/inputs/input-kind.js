// What a file that somebody names is, by its first bytes; names only tell which files of a directory are meant.
import { UsageError } from "#errors.js";
/** Names under which archive files lie about: Heritrix adds `.open`, Common Crawl writes `.wet` and `.wat`. */
const ARCHIVE_NAME = /\.(?:(?:w?arc|wet|wat)(?:\.(?:gz|zst|bz2|xz))?(?:\.open)?|wacz)$/i;
/** Whether a file of a directory is meant when the directory is named. */
export function hasArchiveName(name) {
    return ARCHIVE_NAME.test(name);
}
/** A file's name without what its kind adds to it. */
export function stemOf(name) {
    return name.replace(ARCHIVE_NAME, "");
}
const UNPACKERS = [
    ["425a68", "bzip2", "bunzip2"],
    ["fd377a585a00", "xz", "unxz"],
];
/** Looks at a file's first bytes; a compression that is not read is refused with what to do. */
export async function inputKind(source, name) {
    const start = Buffer.from(await source.read(0, 8)).toString("hex");
    for (const [magic, kind, unpack] of UNPACKERS)
        if (start.startsWith(magic))
            throw new UsageError("BAD_INPUT", `${name} is compressed with ${kind}, which is not read: unpack it first (${unpack}), or compress it with gzip`);
    // PK 3 4; an empty ZIP begins with its end, PK 5 6.
    return /^504b0(?:304|506)/.test(start) ? "package" : "records";
}

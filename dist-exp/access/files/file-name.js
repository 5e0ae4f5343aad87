// Addresses to names of files: one name for one address, whatever the set, on every file system. Names that are lower
// case, short and plain stay as they are; every other part keeps what is readable of it, and a digest of the rest.
import { createHash } from "node:crypto";
/** The folder of all pages. */
export const PAGES_FOLDER = "site";
/** Windows takes 260 characters with the folder around it; what is longer lies flat under its host. */
const MOST_PATH_CHARS = 150;
const MOST_PART_CHARS = 60;
const MOST_SLUG_CHARS = 32;
const DIGEST_CHARS = 20;
/** Plain on every file system: no case to lose, no sign that any shell, URL or Windows reads otherwise. */
const PLAIN = /^[a-z0-9_](?:[a-z0-9._-]*[a-z0-9_-])?$/;
/** Names of devices, whatever extension follows (Windows). */
const RESERVED = /^(?:con|prn|aux|nul|conin|conout|com[0-9]|lpt[0-9])(?:\.|$)/;
/**
 * The file of an address: `site/<host>/<path>`. No two addresses share one, not even where case is not told apart:
 * "~" is in no plain part, and stands in all others before a digest of exactly what the part was. Files end in an
 * extension, directories with a "." in "~", so that no file stands where a directory must.
 */
export function copyPath(url, extensions) {
    const { protocol, hostname, port, pathname } = new URL(url);
    // With its "?", also where nothing follows: that is an address of its own. So is each request behind a "#".
    const behind = url.search(/[?#]/);
    const query = behind === -1 ? "" : url.slice(behind);
    const host = `${PAGES_FOLDER}/${hostFolder(hostname, `${protocol.slice(0, -1)}${port && `+${port}`}`)}`;
    const parts = pathname.slice(1).split("/");
    const folders = parts.slice(0, -1).map(folderPart);
    const path = [host, ...folders, filePart(parts.at(-1), query, extensions)].join("/");
    if (path.length <= MOST_PATH_CHARS)
        return path;
    return `${host}/long~${digestOf(pathname + query)}.${extensions[0]}`;
}
function hostFolder(hostname, service) {
    const host = folderPart(hostname).replace(/~$/, "");
    return service === "https" ? host : `${host}+${service}`;
}
/** With a dot in it, "~" is put behind it: files are the names with dots. */
function folderPart(part) {
    if (isPlain(part))
        return part.includes(".") ? `${part}~` : part;
    return `${slugOf(part)}~${digestOf(part)}`;
}
function filePart(part, query, extensions) {
    const extension = extensions[0];
    if (part === "" && query === "")
        return `index.${extension}`;
    // The plain name "index" is that of the directory itself.
    if (query !== "" || !isPlain(part) || /^index(?:\.|$)/.test(part))
        return `${slugOf(part.replace(/\.[a-z0-9]{1,5}$/i, ""))}~${digestOf(part + query)}.${extension}`;
    return extensions.some((one) => part.endsWith(`.${one}`) && part.length > one.length + 1)
        ? part
        : `${part}~.${extension}`;
}
function isPlain(part) {
    return part.length <= MOST_PART_CHARS && PLAIN.test(part) && !RESERVED.test(part);
}
/** What is readable of a part; "_" for the rest. */
function slugOf(part) {
    const slug = part.replace(/%[0-9a-f]{2}/gi, "_").replace(/[^A-Za-z0-9-]+/g, "_");
    return slug.replace(/^[-_]+|[-_]+$/g, "").slice(0, MOST_SLUG_CHARS) || "_";
}
/** 100 bits in letters and digits of one case. */
function digestOf(text) {
    const bytes = createHash("sha256").update(text).digest();
    return Array.from(bytes.subarray(0, DIGEST_CHARS), (byte) => DIGITS[byte & 31]).join("");
}
const DIGITS = "0123456789abcdefghijklmnopqrstuv";
/** How a file is named from within another one of the copy; parts of names need no escapes. */
export function relativePath(from, to) {
    const [own, other] = [from.split("/"), to.split("/")];
    let shared = 0;
    while (shared < own.length - 1 && shared < other.length - 1 && own[shared] === other[shared])
        shared++;
    return "../".repeat(own.length - 1 - shared) + other.slice(shared).join("/");
}

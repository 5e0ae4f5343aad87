import { canonicalJson } from "../seals/canonical-json.js";
import { strictJsonObject } from "../seals/strict-json.js";
import { isCount, isTextUpTo } from "./shapes.js";
const DIGEST = /^sha-256:[0-9a-f]{64}$/;
/** Relative, with forward slashes, and never upwards. */
const FILE = /^(?!\/)(?!.*(?:^|\/)\.\.?(?:\/|$))[^\\\0]{1,1024}$/;
const isName = isTextUpTo(1024);
/** The field, to stand in the metadata record beside the revisit. */
export function borrowedField({ blockDigest, file, offset, length }) {
    return { borrowed: canonicalJson({ blockDigest, file, offset, length }) };
}
/** What the field says; `null` where there is none, or none that can be read. */
export function readBorrowed(fields) {
    const said = strictJsonObject(fields["borrowed"] ?? "");
    if (said === null)
        return null;
    const { blockDigest, file, offset, length } = said;
    const isNamed = isName(file) && FILE.test(file) && isName(blockDigest) && DIGEST.test(blockDigest);
    if (!isNamed || !isCount(offset) || !isCount(length))
        return null;
    return { blockDigest: blockDigest, file, offset, length };
}

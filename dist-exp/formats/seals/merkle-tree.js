// Merkle tree hashes as RFC 6962 section 2.1 defines them: one root for many entries, a short proof for each.
import { createHash, hash } from "node:crypto";
/** SHA-256(0x00 || entry). */
export function merkleLeaf(entry) {
    return hash("sha256", `\0${entry}`, "buffer"); // U+0000 is the byte 0x00 in UTF-8
}
/** The root over leaf hashes in order; of nothing, the hash of nothing. Hexadecimal. */
export function merkleRoot(leaves) {
    return treeHash(leaves, 0, leaves.length).toString("hex");
}
/** The root over leaf hashes that come one at a time: kept are the roots of complete subtrees, largest first. */
export class MerkleTree {
    #complete = [];
    #leaves = 0;
    get leaves() {
        return this.#leaves;
    }
    add(leaf) {
        this.#leaves++;
        let last = { leaves: 1, hash: leaf };
        for (let before = this.#complete.at(-1); before?.leaves === last.leaves; before = this.#complete.at(-1)) {
            this.#complete.pop();
            last = { leaves: 2 * last.leaves, hash: node(before.hash, last.hash) };
        }
        this.#complete.push(last);
    }
    /** The same as {@link merkleRoot} of all leaves. Hexadecimal. */
    root() {
        const hashes = this.#complete.map(({ hash }) => hash);
        if (hashes.length === 0)
            return merkleRoot([]);
        return hashes.reduceRight((right, left) => node(left, right)).toString("hex");
    }
}
/** The audit path of one leaf, from the leaf's neighbour up to the root's child. */
export function merkleProof(leaves, index) {
    const steps = [];
    let [from, to] = [0, leaves.length];
    while (to - from > 1) {
        const middle = from + splitOf(to - from);
        const isLeft = index < middle;
        const neighbour = isLeft ? treeHash(leaves, middle, to) : treeHash(leaves, from, middle);
        steps.unshift({ side: isLeft ? "right" : "left", hash: neighbour.toString("hex") });
        if (isLeft)
            to = middle;
        else
            from = middle;
    }
    return steps;
}
/** The root that a leaf and its audit path lead to. Hexadecimal. */
export function rootOfProof(leaf, proof) {
    return proof
        .reduce((hash, step) => {
        const neighbour = Buffer.from(step.hash, "hex");
        return step.side === "left" ? node(neighbour, hash) : node(hash, neighbour);
    }, leaf)
        .toString("hex");
}
function treeHash(leaves, from, to) {
    if (from === to)
        return createHash("sha256").digest();
    if (to - from === 1)
        return leaves[from];
    const middle = from + splitOf(to - from);
    return node(treeHash(leaves, from, middle), treeHash(leaves, middle, to));
}
const INNER = Uint8Array.of(1);
/** SHA-256(0x01 || left || right). */
function node(left, right) {
    return hash("sha256", Buffer.concat([INNER, left, right]), "buffer");
}
/** The largest power of two smaller than n. */
function splitOf(n) {
    let split = 1;
    while (split * 2 < n)
        split *= 2;
    return split;
}

/** Step of a proof: the neighbour's hash, hexadecimal, and on which side it stands. */
export interface MerkleStep {
    readonly side: "left" | "right";
    readonly hash: string;
}
/** SHA-256(0x00 || entry). */
export declare function merkleLeaf(entry: string): Buffer;
/** The root over leaf hashes in order; of nothing, the hash of nothing. Hexadecimal. */
export declare function merkleRoot(leaves: readonly Buffer[]): string;
/** The root over leaf hashes that come one at a time: kept are the roots of complete subtrees, largest first. */
export declare class MerkleTree {
    #private;
    get leaves(): number;
    add(leaf: Buffer): void;
    /** The same as {@link merkleRoot} of all leaves. Hexadecimal. */
    root(): string;
}
/** The audit path of one leaf, from the leaf's neighbour up to the root's child. */
export declare function merkleProof(leaves: readonly Buffer[], index: number): MerkleStep[];
/** The root that a leaf and its audit path lead to. Hexadecimal. */
export declare function rootOfProof(leaf: Buffer, proof: readonly MerkleStep[]): string;

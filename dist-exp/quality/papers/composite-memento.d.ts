import type { Instant } from "#model/index.js";
/** The four classes, strongest first. */
export type CompositeClass = "prima facie coherent" | "possibly coherent" | "probably violative" | "prima facie violative";
/** One embedded resource as captured. */
export interface EmbeddedMemento {
    readonly capturedAt: Instant;
    /** The server's word; `null` when it gave none. */
    readonly lastModified: Instant | null;
    /** Another capture of it on the other side of the root's, with the same body. */
    readonly bracketedBy?: Instant;
}
/**
 * Compares an embedded resource with its root, captured at t0. Coherent on the face of it: its Last-Modified and its
 * capture, or two equal captures, stand on both sides of t0. Without Last-Modified a later capture is probably
 * violative, an earlier one possibly coherent. Our reading: only the paper's abstract was at hand.
 */
export declare function compositeClass(rootAt: Instant, embedded: EmbeddedMemento): CompositeClass;
/** The class of a whole composite: that of its weakest part. */
export declare function weakestClass(classes: readonly CompositeClass[]): CompositeClass;

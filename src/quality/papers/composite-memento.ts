// Composite mementos: how well an embedded resource's capture fits the root's (Ainsworth, Nelson, Van de Sompel 2014).
import type { Instant } from "#model/index.js";

/** The four classes, strongest first. */
export type CompositeClass =
  "prima facie coherent" | "possibly coherent" | "probably violative" | "prima facie violative";

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
export function compositeClass(rootAt: Instant, embedded: EmbeddedMemento): CompositeClass {
  const { capturedAt, lastModified, bracketedBy } = embedded;
  if (capturedAt === rootAt) return "prima facie coherent";
  if (bracketedBy !== undefined && liesBetween(rootAt, capturedAt, bracketedBy))
    return "prima facie coherent";
  if (capturedAt < rootAt) return "possibly coherent";
  if (lastModified === null) return "probably violative";
  return lastModified <= rootAt ? "prima facie coherent" : "prima facie violative";
}

function liesBetween(at: Instant, a: Instant, b: Instant): boolean {
  return Math.min(a, b) <= at && at <= Math.max(a, b);
}

/** The class of a whole composite: that of its weakest part. */
export function weakestClass(classes: readonly CompositeClass[]): CompositeClass {
  const order: readonly CompositeClass[] = [
    "prima facie violative",
    "probably violative",
    "possibly coherent",
  ];
  return order.find((weak) => classes.includes(weak)) ?? "prima facie coherent";
}

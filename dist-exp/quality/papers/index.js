// The papers' definitions, each in its own file under its own name (docs/papers/README.md).
export * from "./coherence.js";
export * from "./observable-coherence.js";
export * from "./measurable-coherence.js";
export * from "./inducible-coherence.js";
export * from "./version-importance.js";
export * from "./completeness.js";
export * from "./estimated-completeness.js";
export * from "./query-result.js";
export * from "./query-coherence.js";
export * from "./site-coherence.js";
export * from "./page-rank.js";
export * from "./keyword-importance.js";
export * from "./composite-memento.js";

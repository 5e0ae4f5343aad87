// What the stages ask of the world: interfaces only.
export type * from "./clock.js";
export type * from "./random.js";
export type * from "./logger.js";
export type * from "./fetcher.js";
export type * from "./spool.js";
export type * from "./blobs.js";
export type * from "./stores.js";
export type * from "./catalog.js";
export type * from "./catalog-upkeep.js";
export type * from "./descriptions.js";
export type * from "./rule-book.js";
export type * from "./search.js";
export type * from "./archive.js";
export type * from "./site-copy.js";
export type * from "./renderer.js";
export type * from "./rendering.js";
export type * from "./acting.js";

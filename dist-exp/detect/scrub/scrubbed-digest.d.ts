import type { Digest } from "#model/index.js";
import { type ReadOptions } from "../page/read-page.js";
/**
 * Digest of all text, links, images and the title in reading order, scrubbed; `null` for what cannot be read, or what
 * scripts build. Hidden parts count, frames and the images of a choice too: what some reader may see must not differ.
 */
export declare function scrubbedDigest(content: Uint8Array, options: ReadOptions): Digest | null;

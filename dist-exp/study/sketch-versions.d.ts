import type { Archive } from "#ports/index.js";
/** Keeps a sketch of each content that a capture saw and the archive has none of; returns how many. */
export declare function sketchVersions(archive: Archive, captureId: string, signal?: AbortSignal): Promise<number>;

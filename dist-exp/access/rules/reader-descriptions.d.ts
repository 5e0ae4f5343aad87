import type { CaptureStore, DescriptionStore } from "#ports/index.js";
/** Wraps descriptions; `captures` are those that the group is told of. */
export declare function readerDescriptions(descriptions: DescriptionStore, captures: Pick<CaptureStore, "get" | "some">): DescriptionStore;

import type { Archive } from "#ports/index.js";
/** What is sent. */
interface Picture {
    readonly type: string;
    readonly content: Uint8Array;
}
/** The picture nearest to an instant. @throws NOT_FOUND for what is none, or too large */
export declare function pictureAt(archive: Archive, { url, at, view }: {
    readonly url: string;
    readonly at: string;
    readonly view?: "1" | undefined;
}): Promise<Picture>;
export {};

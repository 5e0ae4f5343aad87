import type { ResponseHead } from "#formats/http/http-message.js";
import type { CapturedSighting } from "#model/index.js";
import type { StoredStream } from "#ports/index.js";
import type { CopySource } from "./copy-evidence.js";
/** Content ready to be written. */
export interface StoredContent {
    readonly contentType: string | null;
    readonly pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}
/** Reads it, or says why it cannot be. */
export declare function storedContent(source: CopySource, sighting: CapturedSighting): Promise<StoredContent | string>;
/** Content of a stored response, or why it cannot be decoded. */
export declare function contentOf({ first, pieces }: StoredStream, head: ResponseHead): StoredContent | string;

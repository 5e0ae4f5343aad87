import { type ContentFacts } from "#formats/http/told-content.js";
import type { PageKind } from "#model/index.js";
import type { Spool, SpooledBytes, ToldContent, ToldPieces } from "#ports/index.js";
/** The bytes of a content, to be read as often as needed. */
export type HeldBytes = Uint8Array | SpooledBytes;
/** Takes the bytes over; whoever is done with them lets them go by {@link letGo}. */
export declare function takeBytes(bytes: Uint8Array | ToldPieces, spool: Spool): Promise<HeldBytes>;
/** Gives up what was put aside. */
export declare function letGo(held: HeldBytes): Promise<void>;
/** What the bytes are a version of. @throws BAD_INPUT for an answer that shows no state of its page */
export declare function factsOf(content: ToldContent, held: HeldBytes): Promise<ContentFacts>;
/** What a page is to the site, by its media type. */
export declare function kindOf(contentType: string | null): PageKind;

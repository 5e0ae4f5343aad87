/** Text and the WHATWG name of the encoding it was read with. */
export interface DecodedText {
    readonly text: string;
    readonly charset: string;
}
/** Decodes a document or style sheet; never fails, wrong bytes become U+FFFD. */
export declare function decodeText(bytes: Uint8Array, contentType: string | null): DecodedText;
/** Decodes bytes in an encoding given by its WHATWG name. */
export declare function decodeAs(charset: string, bytes: Uint8Array): string;
/** Decodes the pieces of a long text; without one, what was left. */
export interface PieceDecoder {
    readonly charset: string;
    readonly decode: (piece?: Uint8Array) => string;
}
/**
 * Decodes a long text piece by piece, by what its beginning says; where that says nothing, by whether it is UTF-8.
 * The last call, without bytes, gives what was left of a character cut in two.
 */
export declare function pieceDecoder(beginning: Uint8Array, contentType: string | null): PieceDecoder;
/** The media type in lower case without its parameters; `null` when there is none. */
export declare function mediaType(contentType: string | null): string | null;

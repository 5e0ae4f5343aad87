/** Their values as sent, in order; none where the bytes are no answer. */
export declare function setCookiesOf(responseBytes: Uint8Array): string[];

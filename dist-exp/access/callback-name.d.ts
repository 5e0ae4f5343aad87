/** The call at the beginning of a script under its new name; anything else keeps every byte. */
export declare function renameCallback(content: Uint8Array, storedUrl: string, askedUrl: string): Uint8Array;

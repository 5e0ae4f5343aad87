/** Writes texts as UTF-8, one behind the other. */
export declare function writeTexts(path: string, texts: AsyncIterable<string>): Promise<void>;

/** The media type of a file of this name; the owner's own table goes before ours. */
export declare function mediaTypeOf(name: string, own?: Readonly<Record<string, string>>): string;

/** The link with its query written in the encoding of the page it stands on; a URL parser does the rest. */
export declare function linkInCharset(link: string, charset: string): string;

/** `POST https://a.example/graphql (body of 31 bytes: {"page":"/"})`; a plain page is its URL. For reading, never for keys. */
export declare function pageLabel(url: string): string;

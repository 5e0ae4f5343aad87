import type { FetchRequest } from "#ports/index.js";
/** A GET of the page's address, or the method, fields and body that its URL names, with a profile's fields. */
export declare function requestMessage({ url: page, conditional }: Pick<FetchRequest, "url" | "conditional">, profile: Readonly<Record<string, string>>): Buffer;

import type { PageRequest } from "#model/index.js";
/** Header fields in order. */
export type Fields = readonly (readonly [name: string, value: string])[];
/** What stands beside the page's own part of a request. */
export interface Beside {
    /** Without Authorization and Cookie. */
    readonly profile: Fields;
    readonly authorization: string | null;
    readonly cookie: string | null;
    readonly conditions: Fields;
}
/** The whole message. */
export declare function messageOf(url: URL, { method, fields, body }: PageRequest, beside: Beside): Buffer;

import { type PageUrl } from "#model/index.js";
import type { RenderRequest } from "#ports/index.js";
/** The page that is asked for, or why nothing is asked. */
export type AskedPage = {
    readonly kind: "page";
    readonly url: PageUrl;
} | {
    readonly kind: "refused";
    readonly why: string;
};
type Asked = Pick<RenderRequest, "method" | "url" | "headers" | "body" | "resourceType"> & Partial<Pick<RenderRequest, "asker">>;
/** Names the page; a HEAD is answered from the page that a GET would bring. */
export declare function askedPage(request: Asked): AskedPage;
export {};

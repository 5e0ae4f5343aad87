import type { OpenKind, OpenRequest, RenderedRequest, RenderRequest, RequestEnd } from "#ports/index.js";
/** The record of one rendering's requests. */
export declare class RequestLedger {
    #private;
    /** How many were made. */
    get count(): number;
    /** How many of them are the page's own doing: the browser asks for icons when it likes. */
    get ownCount(): number;
    /** How many wait for their answer. */
    get outstanding(): number;
    /** Bytes given to the browser. */
    get bytes(): number;
    get requests(): readonly RenderedRequest[];
    get open(): readonly OpenRequest[];
    /** Puts a request down; what is returned ends it, once. */
    begin(request: RenderRequest): (end: RequestEnd, bytes?: number) => void;
    /** Puts down what the page went on without. */
    leaveOpen(kind: OpenKind, url: string, detail: string): void;
    /** Those that were never answered are open. */
    close(): void;
}

/** What a reader is told; names are local (without prefix) and in lower case. */
export interface ElementListener {
    open?(name: string, path: readonly string[], attributes: ReadonlyMap<string, string>): void;
    /** `text` is what stands directly in an element without children, trimmed; `path` holds its ancestors. */
    close(name: string, path: readonly string[], text: string): void;
}
/** Reads XML however broken; linear in its length, never throws. */
export declare function readElements(xml: string, listener: ElementListener): void;

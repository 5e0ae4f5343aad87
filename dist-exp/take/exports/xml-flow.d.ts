/** What a reader is told; names are as written, prefix and all. */
export interface XmlListener {
    open?(name: string, attributes: Readonly<Record<string, string>>, path: readonly string[]): void;
    /** `text` is what stands directly in the element, `path` its ancestors; throws end the reading at this line. */
    close(name: string, text: string, path: readonly string[]): void;
    /** Whether the text of an element is of interest: others are passed over unread. */
    wants(name: string, path: readonly string[]): boolean;
}
/** Reads a file piece by piece; what the listener gathers may be taken between two pieces. @throws UsageError */
export declare function readXml(bytes: AsyncIterable<Uint8Array>, file: string, listener: XmlListener): AsyncGenerator<void>;
/** What a listener throws about the place at which the file stands. */
export declare class XmlRefusal extends Error {
    readonly name = "XmlRefusal";
}

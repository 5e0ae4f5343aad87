/**
 * How a body is written: pages and style sheets with their links led into the copy, texts in UTF-8, pictures that are
 * documents beside a page that shows them, all else byte for byte.
 */
export type FileTreatment = "page" | "style" | "text" | "drawing" | "bytes";
/** The kind of file. */
export interface FileForm {
    readonly treatment: FileTreatment;
    /** Extensions under which browsers take it for what it is; the first is given where the address has none of them. */
    readonly extensions: readonly string[];
}
/** A page. */
export declare const PAGE_FORM: FileForm;
/** A page in XML. */
export declare const XML_PAGE_FORM: FileForm;
/** The kind of file for a response; scripts are texts to be read unless they are to run. */
export declare function fileFormOf(contentType: string | null, url: string, withScripts: boolean): FileForm;

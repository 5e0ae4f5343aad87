/** The manifest of a copy, by which it is known for one. */
export declare const COPY_MANIFEST = "manifest.json";
/** Whether the folder is a copy that this program made. */
export declare function isCopy(dir: string): boolean;

/** One file of the UI. */
export interface StaticFile {
    readonly body: Buffer;
    readonly contentType: string;
    readonly cacheControl: string;
}
/** Where the package keeps the built UI, seen from sources and from the build alike. */
export declare const DEFAULT_WEB_DIR: string;
/** Reads all files of the directory, by their URL path; `null` when it is not there. */
export declare function loadStaticFiles(dir: string): Promise<ReadonlyMap<string, StaticFile> | null>;

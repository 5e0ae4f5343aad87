/** Where the manifests of all sites lie. */
export declare const MANIFESTS = "manifests/";
/** The keys of all objects of a site begin with this. */
export declare function objectsPrefix(site: string): string;
/** Where a site's sealed file lies: its fence and a number that is never used twice make the key new each time. */
export declare function objectKey(site: string, name: string, fence: number, number: number): string;
/** Where a site's manifests lie. */
export declare function manifestsPrefix(site: string): string;
/** Where the manifest of one acknowledgement lies. */
export declare function manifestKey(site: string, fence: number, seq: number): string;
/** Which manifest a key is of; `null` for keys of anything else. */
export declare function manifestOfKey(key: string): {
    readonly site: string;
    readonly fence: number;
    readonly seq: number;
} | null;
/** Under which fence the object of a key was put; `null` for keys of anything else. */
export declare function fenceOfObject(key: string): number | null;

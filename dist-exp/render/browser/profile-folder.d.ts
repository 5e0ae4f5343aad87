/** Makes an empty folder that belongs to the browser's user. */
export declare function makeProfileFolder(asUser: number | null, places?: readonly string[]): Promise<string>;
/** Removes it with all that is in it; a browser that is just ending may still be writing. */
export declare function removeProfileFolder(folder: string): Promise<void>;

/** Gives a folder its name, instead of what is there; at once, so that no stop comes between. */
export declare function putInPlace(staged: string, place: string): void;
/** Removes the folder that was there before. */
export declare function removeEarlier(place: string): Promise<void>;
/** The folder that a name stands for; `null` when it is none, or not there. */
export declare function realFolder(dir: string): string | null;

import { type FileSystem } from "../file-system.js";
/** One file of sites. */
export declare class SitesFile {
    #private;
    /** As its owner calls it, for messages. */
    readonly name: string;
    constructor(path: string, fs?: FileSystem);
    /** Another whenever the file has changed; `null` while it is not there. */
    stamp(): Promise<string | null>;
    /** What it says. @throws UsageError when it cannot be read, is too large or no text */
    text(): Promise<string>;
    /** Replaces it by what is made of it, `null` for a file that is not there; whatever `make` throws changes nothing. */
    change(make: (text: string | null) => string): Promise<void>;
}

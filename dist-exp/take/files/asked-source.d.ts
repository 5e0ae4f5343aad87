import { type PageUrl } from "#model/index.js";
import type { Fetcher } from "#ports/index.js";
import type { Source, ToldVersion } from "../source.js";
import { type Publishing } from "./published.js";
/** Which directory, and which server shows it. */
export interface AskedRequest extends Publishing {
    readonly dir: string;
    /** On this machine; its path is where the root of the directory is shown. */
    readonly ask: PageUrl;
}
/** Where a server of one's own may be asked. @throws UsageError for any other place */
export declare function localServer(text: string): PageUrl;
/** A directory with its server as a source. */
export declare class AskedSource implements Source {
    #private;
    readonly by: string;
    readonly settings: Source["settings"];
    constructor(request: AskedRequest, fetcher: Fetcher);
    versions(): AsyncGenerator<ToldVersion>;
    notes(): string[];
    close(): Promise<void>;
}

import type { PageRate, PageUrl } from "#model/index.js";
import type { RateStore } from "#ports/index.js";
/** The rates of one catalog. */
export declare class MemoryRates implements RateStore {
    #private;
    constructor(sites?: Map<string, Map<PageUrl, PageRate>>);
    ofPages(site: string, urls: readonly PageUrl[]): Promise<PageRate[]>;
    put(site: string, changed: readonly PageRate[]): Promise<void>;
    /** By the hash of the URL, which is as good as chance. */
    sample(site: string | null, limit: number): Promise<PageRate[]>;
    copy(): MemoryRates;
}

import type { HeardHint, HintSource, HintStore, HintTrial, OpenHint } from "#ports/index.js";
import type { Instant, PageUrl } from "#model/index.js";
/** Hints of nothing that stays. */
export declare class MemoryHints implements HintStore {
    #private;
    sources(site: string): Promise<HintSource[]>;
    put(sources: readonly HintSource[]): Promise<void>;
    drop(site: string, sources: readonly PageUrl[]): Promise<void>;
    claims(site: string, source: PageUrl, urls: readonly PageUrl[]): Promise<Map<PageUrl, Instant>>;
    hear(claims: readonly HeardHint[]): Promise<void>;
    retain(site: string, source: PageUrl, urls: readonly PageUrl[], openSince: Instant): Promise<void>;
    open(site: string, limit: number): Promise<OpenHint[]>;
    settle({ site, url, lookedAt, wasRight, expected }: HintTrial): Promise<void>;
    spend(site: string, day: Instant, requests: number): Promise<number>;
    forget(site: string): Promise<void>;
}

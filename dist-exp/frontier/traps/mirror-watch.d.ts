import { type Digest, type PageUrl } from "#model/index.js";
/** Compares what hosts show at equal paths; a page takes some eighty bytes. */
export declare class MirrorWatch {
    #private;
    /** Hosts that the user named are never taken for mirrors. */
    constructor(exempt: ReadonlySet<string>);
    /** Takes note of one document. */
    note(url: PageUrl, digest: Digest): void;
    /** The host whose pages this one shows, once enough of them were equal. */
    originalOf(host: string): string | null;
}

import type { ObjectList, SealedObject, SiteLease } from "#ports/index.js";
/** Objects that count, in memory. */
export declare class MemoryObjects implements ObjectList {
    #private;
    constructor(holds: (lease: SiteLease) => boolean);
    acknowledge(lease: SiteLease, { put, gone }: Parameters<ObjectList["acknowledge"]>[1]): Promise<boolean>;
    ofSite(site: string): Promise<SealedObject[]>;
    changedSince(seq: number): ReturnType<ObjectList["changedSince"]>;
}

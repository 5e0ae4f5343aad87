/** Jobs by number, each until when it is passed over. */
export declare class PassedOver {
    #private;
    constructor(nowMs: () => number);
    /** From now on for a while, for longer each time. */
    add(job: number, site: string | null): void;
    /** It has ended: nobody asks for it any more. */
    forget(job: number): void;
    /** A site was set free here: its jobs are worth a look. */
    wake(site: string): void;
    /** Those that are not to be claimed now. */
    get now(): number[];
}

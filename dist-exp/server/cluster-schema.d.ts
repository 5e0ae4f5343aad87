import * as z from "zod/mini";
/** How a machine is, those in trouble first. */
export declare const MACHINE_CONDITIONS: readonly ["silent", "draining", "working"];
declare const run: z.ZodMiniObject<{
    captureId: z.ZodMiniString<string>;
    state: z.ZodMiniEnum<{
        running: "running";
        paused: "paused";
        "disk-full": "disk-full";
    }>;
    saidAt: z.ZodMiniNumber<number>;
    progress: z.ZodMiniNullable<z.ZodMiniObject<{
        pass: z.ZodMiniEnum<{
            visit: "visit";
            revisit: "revisit";
            probe: "probe";
            late: "late";
        }>;
        done: z.ZodMiniNumber<number>;
        total: z.ZodMiniNumber<number>;
        pagesPerSecond: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        etaMs: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
/** How far a run is, as its machine told last. */
export type MachineRun = z.infer<typeof run>;
declare const handedSite: z.ZodMiniObject<{
    site: z.ZodMiniString<string>;
    run: z.ZodMiniNullable<z.ZodMiniObject<{
        captureId: z.ZodMiniString<string>;
        state: z.ZodMiniEnum<{
            running: "running";
            paused: "paused";
            "disk-full": "disk-full";
        }>;
        saidAt: z.ZodMiniNumber<number>;
        progress: z.ZodMiniNullable<z.ZodMiniObject<{
            pass: z.ZodMiniEnum<{
                visit: "visit";
                revisit: "revisit";
                probe: "probe";
                late: "late";
            }>;
            done: z.ZodMiniNumber<number>;
            total: z.ZodMiniNumber<number>;
            pagesPerSecond: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            etaMs: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
    isKnown: z.ZodMiniBoolean<boolean>;
}, z.core.$strip>;
/** A site in a machine's hands. */
export type HandedSite = z.infer<typeof handedSite>;
declare const machine: z.ZodMiniObject<{
    name: z.ZodMiniString<string>;
    condition: z.ZodMiniEnum<{
        silent: "silent";
        draining: "draining";
        working: "working";
    }>;
    isDraining: z.ZodMiniBoolean<boolean>;
    software: z.ZodMiniString<string>;
    startedAt: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    seenAt: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    load: z.ZodMiniNullable<z.ZodMiniObject<{
        mostSites: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        sites: z.ZodMiniArray<z.ZodMiniObject<{
            site: z.ZodMiniString<string>;
            run: z.ZodMiniNullable<z.ZodMiniObject<{
                captureId: z.ZodMiniString<string>;
                state: z.ZodMiniEnum<{
                    running: "running";
                    paused: "paused";
                    "disk-full": "disk-full";
                }>;
                saidAt: z.ZodMiniNumber<number>;
                progress: z.ZodMiniNullable<z.ZodMiniObject<{
                    pass: z.ZodMiniEnum<{
                        visit: "visit";
                        revisit: "revisit";
                        probe: "probe";
                        late: "late";
                    }>;
                    done: z.ZodMiniNumber<number>;
                    total: z.ZodMiniNumber<number>;
                    pagesPerSecond: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
                    etaMs: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
            isKnown: z.ZodMiniBoolean<boolean>;
        }, z.core.$strip>>;
        sitesInAll: z.ZodMiniNumber<number>;
        figures: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniNumber<number>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
/** One machine. */
export type ApiMachine = z.infer<typeof machine>;
/** `GET /api/cluster`: machines, those in trouble first. All instants are those of the cluster's database. */
export declare const clusterSchema: z.ZodMiniObject<{
    at: z.ZodMiniNumber<number>;
    leaseMs: z.ZodMiniNumber<number>;
    facts: z.ZodMiniNullable<z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        store: z.ZodMiniString<string>;
    }, z.core.$strip>>;
    machines: z.ZodMiniArray<z.ZodMiniObject<{
        name: z.ZodMiniString<string>;
        condition: z.ZodMiniEnum<{
            silent: "silent";
            draining: "draining";
            working: "working";
        }>;
        isDraining: z.ZodMiniBoolean<boolean>;
        software: z.ZodMiniString<string>;
        startedAt: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        seenAt: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        load: z.ZodMiniNullable<z.ZodMiniObject<{
            mostSites: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            sites: z.ZodMiniArray<z.ZodMiniObject<{
                site: z.ZodMiniString<string>;
                run: z.ZodMiniNullable<z.ZodMiniObject<{
                    captureId: z.ZodMiniString<string>;
                    state: z.ZodMiniEnum<{
                        running: "running";
                        paused: "paused";
                        "disk-full": "disk-full";
                    }>;
                    saidAt: z.ZodMiniNumber<number>;
                    progress: z.ZodMiniNullable<z.ZodMiniObject<{
                        pass: z.ZodMiniEnum<{
                            visit: "visit";
                            revisit: "revisit";
                            probe: "probe";
                            late: "late";
                        }>;
                        done: z.ZodMiniNumber<number>;
                        total: z.ZodMiniNumber<number>;
                        pagesPerSecond: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
                        etaMs: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
                isKnown: z.ZodMiniBoolean<boolean>;
            }, z.core.$strip>>;
            sitesInAll: z.ZodMiniNumber<number>;
            figures: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniNumber<number>>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
    next: z.ZodMiniNullable<z.ZodMiniString<string>>;
    sums: z.ZodMiniObject<{
        machines: z.ZodMiniNumber<number>;
        conditions: z.ZodMiniRecord<z.ZodMiniEnum<{
            silent: "silent";
            draining: "draining";
            working: "working";
        }>, z.ZodMiniNumber<number>>;
        sites: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        running: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    }, z.core.$strip>;
    left: z.ZodMiniNullable<z.ZodMiniObject<{
        captures: z.ZodMiniArray<z.ZodMiniObject<{
            id: z.ZodMiniString<string>;
            site: z.ZodMiniString<string>;
            startedAt: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
        hasMore: z.ZodMiniBoolean<boolean>;
    }, z.core.$strip>>;
    canDrain: z.ZodMiniBoolean<boolean>;
}, z.core.$strip>;
/** A cluster. */
export type ApiCluster = z.infer<typeof clusterSchema>;
/** The body of `POST /api/cluster/drain`: one machine by its name, or all of them. */
export declare const drainSchema: z.ZodMiniObject<{
    machine: z.ZodMiniNullable<z.ZodMiniString<string>>;
    isDraining: z.ZodMiniBoolean<boolean>;
}, z.core.$strip>;
export {};

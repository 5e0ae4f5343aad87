import * as z from "zod/mini";
/** How lists are asked for: `next` of the answer before, how many, and a part of a site's name. */
export declare const listQuerySchema: z.ZodMiniObject<{
    cursor: z.ZodMiniOptional<z.ZodMiniString<string>>;
    limit: z.ZodMiniOptional<z.ZodMiniString<string>>;
    q: z.ZodMiniOptional<z.ZodMiniString<string>>;
    from: z.ZodMiniOptional<z.ZodMiniString<string>>;
    to: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
declare const siteListing: z.ZodMiniObject<{
    site: z.ZodMiniString<string>;
    title: z.ZodMiniNullable<z.ZodMiniString<string>>;
    captures: z.ZodMiniNumber<number>;
    firstAt: z.ZodMiniNumber<number>;
    last: z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        site: z.ZodMiniString<string>;
        phase: z.ZodMiniEnum<{
            failed: "failed";
            visiting: "visiting";
            revisiting: "revisiting";
            finished: "finished";
            cancelled: "cancelled";
        }>;
        startedAt: z.ZodMiniNumber<number>;
        asOf: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        finishedAt: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        all: z.ZodMiniNullable<z.ZodMiniObject<{
            pages: z.ZodMiniNumber<number>;
            sharp: z.ZodMiniNumber<number>;
            attested: z.ZodMiniNumber<number>;
            possible: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
        differing: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        failed: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        patchOf: z.ZodMiniOptional<z.ZodMiniString<string>>;
        imported: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        refresh: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
            looks: z.ZodMiniNumber<number>;
            changes: z.ZodMiniNumber<number>;
        }, z.core.$strip>>>;
        testimony: z.ZodMiniOptional<z.ZodMiniObject<{
            tier: z.ZodMiniEnum<{
                source: "source";
                served: "served";
            }>;
            figures: z.ZodMiniNullable<z.ZodMiniObject<{
                tier: z.ZodMiniEnum<{
                    source: "source";
                    served: "served";
                }>;
                by: z.ZodMiniString<string>;
                pages: z.ZodMiniNumber<number>;
                versions: z.ZodMiniNumber<number>;
                answers: z.ZodMiniNumber<number>;
                current: z.ZodMiniNumber<number>;
                from: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
                to: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            }, z.core.$strip>>;
        }, z.core.$strip>>;
        title: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>;
    shares: z.ZodMiniArray<z.ZodMiniObject<{
        at: z.ZodMiniNumber<number>;
        share: z.ZodMiniNumber<number>;
    }, z.core.$strip>>;
    trouble: z.ZodMiniNullable<z.ZodMiniEnum<{
        failed: "failed";
        cancelled: "cancelled";
        waiting: "waiting";
        interrupted: "interrupted";
        "many-failures": "many-failures";
    }>>;
    isRunning: z.ZodMiniBoolean<boolean>;
    hasThumbnail: z.ZodMiniBoolean<boolean>;
    watch: z.ZodMiniNullable<z.ZodMiniObject<{
        site: z.ZodMiniString<string>;
        condition: z.ZodMiniEnum<{
            paused: "paused";
            "disk-full": "disk-full";
            watching: "watching";
            spent: "spent";
            dead: "dead";
            "not-running": "not-running";
        }>;
        beganAt: z.ZodMiniNumber<number>;
        lastTurnAt: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        nextTurnAt: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        nextSharpAt: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
/** `GET /api/sites`: those captured last first. */
export declare const siteListSchema: z.ZodMiniObject<{
    sites: z.ZodMiniArray<z.ZodMiniObject<{
        site: z.ZodMiniString<string>;
        title: z.ZodMiniNullable<z.ZodMiniString<string>>;
        captures: z.ZodMiniNumber<number>;
        firstAt: z.ZodMiniNumber<number>;
        last: z.ZodMiniObject<{
            id: z.ZodMiniString<string>;
            site: z.ZodMiniString<string>;
            phase: z.ZodMiniEnum<{
                failed: "failed";
                visiting: "visiting";
                revisiting: "revisiting";
                finished: "finished";
                cancelled: "cancelled";
            }>;
            startedAt: z.ZodMiniNumber<number>;
            asOf: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            finishedAt: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            all: z.ZodMiniNullable<z.ZodMiniObject<{
                pages: z.ZodMiniNumber<number>;
                sharp: z.ZodMiniNumber<number>;
                attested: z.ZodMiniNumber<number>;
                possible: z.ZodMiniNumber<number>;
            }, z.core.$strip>>;
            differing: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
            failed: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
            patchOf: z.ZodMiniOptional<z.ZodMiniString<string>>;
            imported: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            refresh: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                looks: z.ZodMiniNumber<number>;
                changes: z.ZodMiniNumber<number>;
            }, z.core.$strip>>>;
            testimony: z.ZodMiniOptional<z.ZodMiniObject<{
                tier: z.ZodMiniEnum<{
                    source: "source";
                    served: "served";
                }>;
                figures: z.ZodMiniNullable<z.ZodMiniObject<{
                    tier: z.ZodMiniEnum<{
                        source: "source";
                        served: "served";
                    }>;
                    by: z.ZodMiniString<string>;
                    pages: z.ZodMiniNumber<number>;
                    versions: z.ZodMiniNumber<number>;
                    answers: z.ZodMiniNumber<number>;
                    current: z.ZodMiniNumber<number>;
                    from: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
                    to: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
            title: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>;
        shares: z.ZodMiniArray<z.ZodMiniObject<{
            at: z.ZodMiniNumber<number>;
            share: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
        trouble: z.ZodMiniNullable<z.ZodMiniEnum<{
            failed: "failed";
            cancelled: "cancelled";
            waiting: "waiting";
            interrupted: "interrupted";
            "many-failures": "many-failures";
        }>>;
        isRunning: z.ZodMiniBoolean<boolean>;
        hasThumbnail: z.ZodMiniBoolean<boolean>;
        watch: z.ZodMiniNullable<z.ZodMiniObject<{
            site: z.ZodMiniString<string>;
            condition: z.ZodMiniEnum<{
                paused: "paused";
                "disk-full": "disk-full";
                watching: "watching";
                spent: "spent";
                dead: "dead";
                "not-running": "not-running";
            }>;
            beganAt: z.ZodMiniNumber<number>;
            lastTurnAt: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            nextTurnAt: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            nextSharpAt: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
    next: z.ZodMiniNullable<z.ZodMiniString<string>>;
}, z.core.$strip>;
/** The list of sites. */
export type SiteList = z.infer<typeof siteListSchema>;
/** One site of the list. */
export type SiteListing = z.infer<typeof siteListing>;
/** `GET /api/sites/:site`. */
export declare const siteSchema: z.ZodMiniObject<{
    listing: z.ZodMiniObject<{
        site: z.ZodMiniString<string>;
        title: z.ZodMiniNullable<z.ZodMiniString<string>>;
        captures: z.ZodMiniNumber<number>;
        firstAt: z.ZodMiniNumber<number>;
        last: z.ZodMiniObject<{
            id: z.ZodMiniString<string>;
            site: z.ZodMiniString<string>;
            phase: z.ZodMiniEnum<{
                failed: "failed";
                visiting: "visiting";
                revisiting: "revisiting";
                finished: "finished";
                cancelled: "cancelled";
            }>;
            startedAt: z.ZodMiniNumber<number>;
            asOf: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            finishedAt: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            all: z.ZodMiniNullable<z.ZodMiniObject<{
                pages: z.ZodMiniNumber<number>;
                sharp: z.ZodMiniNumber<number>;
                attested: z.ZodMiniNumber<number>;
                possible: z.ZodMiniNumber<number>;
            }, z.core.$strip>>;
            differing: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
            failed: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
            patchOf: z.ZodMiniOptional<z.ZodMiniString<string>>;
            imported: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            refresh: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                looks: z.ZodMiniNumber<number>;
                changes: z.ZodMiniNumber<number>;
            }, z.core.$strip>>>;
            testimony: z.ZodMiniOptional<z.ZodMiniObject<{
                tier: z.ZodMiniEnum<{
                    source: "source";
                    served: "served";
                }>;
                figures: z.ZodMiniNullable<z.ZodMiniObject<{
                    tier: z.ZodMiniEnum<{
                        source: "source";
                        served: "served";
                    }>;
                    by: z.ZodMiniString<string>;
                    pages: z.ZodMiniNumber<number>;
                    versions: z.ZodMiniNumber<number>;
                    answers: z.ZodMiniNumber<number>;
                    current: z.ZodMiniNumber<number>;
                    from: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
                    to: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
            title: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>;
        shares: z.ZodMiniArray<z.ZodMiniObject<{
            at: z.ZodMiniNumber<number>;
            share: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
        trouble: z.ZodMiniNullable<z.ZodMiniEnum<{
            failed: "failed";
            cancelled: "cancelled";
            waiting: "waiting";
            interrupted: "interrupted";
            "many-failures": "many-failures";
        }>>;
        isRunning: z.ZodMiniBoolean<boolean>;
        hasThumbnail: z.ZodMiniBoolean<boolean>;
        watch: z.ZodMiniNullable<z.ZodMiniObject<{
            site: z.ZodMiniString<string>;
            condition: z.ZodMiniEnum<{
                paused: "paused";
                "disk-full": "disk-full";
                watching: "watching";
                spent: "spent";
                dead: "dead";
                "not-running": "not-running";
            }>;
            beganAt: z.ZodMiniNumber<number>;
            lastTurnAt: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            nextTurnAt: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            nextSharpAt: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    seeds: z.ZodMiniArray<z.ZodMiniString<string>>;
    roots: z.ZodMiniArray<z.ZodMiniString<string>>;
    description: z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniString<string>, z.ZodMiniString<string>], null>>;
    settings: z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniString<string>, z.ZodMiniString<string>], null>>;
    replayUrl: z.ZodMiniString<string>;
}, z.core.$strip>;
/** One site. */
export type ApiSite = z.infer<typeof siteSchema>;
/** `GET /api/sites/:site/life`: how many pages are proved from each instant until the next. */
export declare const siteLifeSchema: z.ZodMiniObject<{
    pages: z.ZodMiniNumber<number>;
    steps: z.ZodMiniArray<z.ZodMiniObject<{
        at: z.ZodMiniNumber<number>;
        count: z.ZodMiniNumber<number>;
    }, z.core.$strip>>;
}, z.core.$strip>;
/** A site's life. */
export type SiteLife = z.infer<typeof siteLifeSchema>;
/** `GET /api/sites/:site/captures`: newest first. */
export declare const siteCapturesSchema: z.ZodMiniObject<{
    captures: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        site: z.ZodMiniString<string>;
        phase: z.ZodMiniEnum<{
            failed: "failed";
            visiting: "visiting";
            revisiting: "revisiting";
            finished: "finished";
            cancelled: "cancelled";
        }>;
        startedAt: z.ZodMiniNumber<number>;
        asOf: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        finishedAt: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        all: z.ZodMiniNullable<z.ZodMiniObject<{
            pages: z.ZodMiniNumber<number>;
            sharp: z.ZodMiniNumber<number>;
            attested: z.ZodMiniNumber<number>;
            possible: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
        differing: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        failed: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        patchOf: z.ZodMiniOptional<z.ZodMiniString<string>>;
        imported: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        refresh: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
            looks: z.ZodMiniNumber<number>;
            changes: z.ZodMiniNumber<number>;
        }, z.core.$strip>>>;
        testimony: z.ZodMiniOptional<z.ZodMiniObject<{
            tier: z.ZodMiniEnum<{
                source: "source";
                served: "served";
            }>;
            figures: z.ZodMiniNullable<z.ZodMiniObject<{
                tier: z.ZodMiniEnum<{
                    source: "source";
                    served: "served";
                }>;
                by: z.ZodMiniString<string>;
                pages: z.ZodMiniNumber<number>;
                versions: z.ZodMiniNumber<number>;
                answers: z.ZodMiniNumber<number>;
                current: z.ZodMiniNumber<number>;
                from: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
                to: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            }, z.core.$strip>>;
        }, z.core.$strip>>;
        title: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    next: z.ZodMiniNullable<z.ZodMiniString<string>>;
}, z.core.$strip>;
/** Captures of a site. */
export type SiteCaptures = z.infer<typeof siteCapturesSchema>;
/** The query of `GET /api/sites/:site/tree`. */
export declare const treeQuerySchema: z.ZodMiniObject<{
    prefix: z.ZodMiniString<string>;
    cursor: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
/** `GET /api/sites/:site/tree`: what lies directly below an address, in the index's order. */
export declare const treeSchema: z.ZodMiniObject<{
    entries: z.ZodMiniArray<z.ZodMiniObject<{
        kind: z.ZodMiniEnum<{
            page: "page";
            directory: "directory";
        }>;
        name: z.ZodMiniString<string>;
        url: z.ZodMiniString<string>;
        mime: z.ZodMiniNullable<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    next: z.ZodMiniNullable<z.ZodMiniString<string>>;
}, z.core.$strip>;
/** A level of a site's directories. */
export type TreeLevel = z.infer<typeof treeSchema>;
/** `GET /api/sites/:site/habits`: how it changes, counted and forecast; `null` where there is too much to count here. */
export declare const habitsSchema: z.ZodMiniObject<{
    habits: z.ZodMiniNullable<z.ZodMiniObject<{
        pages: z.ZodMiniNumber<number>;
        changes: z.ZodMiniNumber<number>;
        from: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        to: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        quiet: z.ZodMiniString<string>;
        hours: z.ZodMiniObject<{
            isForecast: z.ZodMiniBoolean<boolean>;
            values: z.ZodMiniArray<z.ZodMiniNumber<number>>;
        }, z.core.$strip>;
        countClasses: z.ZodMiniArray<z.ZodMiniObject<{
            label: z.ZodMiniString<string>;
            pages: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
        rateClasses: z.ZodMiniArray<z.ZodMiniObject<{
            label: z.ZodMiniString<string>;
            pages: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
        unforecast: z.ZodMiniNumber<number>;
        busiest: z.ZodMiniArray<z.ZodMiniObject<{
            path: z.ZodMiniString<string>;
            counted: z.ZodMiniString<string>;
            forecast: z.ZodMiniString<string>;
        }, z.core.$strip>>;
        directories: z.ZodMiniArray<z.ZodMiniObject<{
            path: z.ZodMiniString<string>;
            pages: z.ZodMiniNumber<number>;
            changedIn: z.ZodMiniString<string>;
            frequency: z.ZodMiniNumber<number>;
            class: z.ZodMiniString<string>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
/** How a site changes. */
export type Habits = NonNullable<z.infer<typeof habitsSchema>["habits"]>;
/** The query of `GET /api/addresses`. */
export declare const addressesQuerySchema: z.ZodMiniObject<{
    prefix: z.ZodMiniString<string>;
}, z.core.$strip>;
/** `GET /api/addresses`: some that begin so, of which the archive holds something. */
export declare const addressesSchema: z.ZodMiniObject<{
    addresses: z.ZodMiniArray<z.ZodMiniString<string>>;
}, z.core.$strip>;
export {};

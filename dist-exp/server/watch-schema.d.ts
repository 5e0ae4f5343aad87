import * as z from "zod/mini";
/** What a site under watch is doing, those in trouble first. */
export declare const CONDITIONS: readonly ["disk-full", "dead", "not-running", "spent", "watching", "paused"];
declare const watchFigures: z.ZodMiniObject<{
    at: z.ZodMiniNumber<number>;
    note: z.ZodMiniNullable<z.ZodMiniString<string>>;
    pages: z.ZodMiniObject<{
        watched: z.ZodMiniNumber<number>;
        asleep: z.ZodMiniNumber<number>;
        gone: z.ZodMiniNumber<number>;
    }, z.core.$strip>;
    looks: z.ZodMiniNumber<number>;
    versions: z.ZodMiniNumber<number>;
    requestsToday: z.ZodMiniObject<{
        spent: z.ZodMiniNumber<number>;
        most: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    }, z.core.$strip>;
    bytesThisMonth: z.ZodMiniObject<{
        spent: z.ZodMiniNumber<number>;
        most: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    }, z.core.$strip>;
    completeness: z.ZodMiniNullable<z.ZodMiniObject<{
        share: z.ZodMiniNumber<number>;
        low: z.ZodMiniNumber<number>;
        high: z.ZodMiniNumber<number>;
    }, z.core.$strip>>;
    freshness: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    proved: z.ZodMiniNullable<z.ZodMiniObject<{
        share: z.ZodMiniNumber<number>;
        asOf: z.ZodMiniNumber<number>;
        captureId: z.ZodMiniString<string>;
    }, z.core.$strip>>;
    nextLooks: z.ZodMiniArray<z.ZodMiniObject<{
        url: z.ZodMiniString<string>;
        because: z.ZodMiniString<string>;
        gain: z.ZodMiniNumber<number>;
    }, z.core.$strip>>;
    skip: z.ZodMiniOptional<z.ZodMiniObject<{
        asked: z.ZodMiniNumber<number>;
        beganAt: z.ZodMiniNumber<number>;
        endsAt: z.ZodMiniNumber<number>;
        isWhole: z.ZodMiniBoolean<boolean>;
        isOver: z.ZodMiniBoolean<boolean>;
        verified: z.ZodMiniNumber<number>;
        unverified: z.ZodMiniNumber<number>;
        delivered: z.ZodMiniNullable<z.ZodMiniObject<{
            share: z.ZodMiniNumber<number>;
            low: z.ZodMiniNumber<number>;
            high: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
/** What is counted and estimated of a site. */
export type WatchFigures = z.infer<typeof watchFigures>;
/** One site under watch. */
export declare const watchedSite: z.ZodMiniObject<{
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
    figures: z.ZodMiniNullable<z.ZodMiniObject<{
        at: z.ZodMiniNumber<number>;
        note: z.ZodMiniNullable<z.ZodMiniString<string>>;
        pages: z.ZodMiniObject<{
            watched: z.ZodMiniNumber<number>;
            asleep: z.ZodMiniNumber<number>;
            gone: z.ZodMiniNumber<number>;
        }, z.core.$strip>;
        looks: z.ZodMiniNumber<number>;
        versions: z.ZodMiniNumber<number>;
        requestsToday: z.ZodMiniObject<{
            spent: z.ZodMiniNumber<number>;
            most: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        }, z.core.$strip>;
        bytesThisMonth: z.ZodMiniObject<{
            spent: z.ZodMiniNumber<number>;
            most: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        }, z.core.$strip>;
        completeness: z.ZodMiniNullable<z.ZodMiniObject<{
            share: z.ZodMiniNumber<number>;
            low: z.ZodMiniNumber<number>;
            high: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
        freshness: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        proved: z.ZodMiniNullable<z.ZodMiniObject<{
            share: z.ZodMiniNumber<number>;
            asOf: z.ZodMiniNumber<number>;
            captureId: z.ZodMiniString<string>;
        }, z.core.$strip>>;
        nextLooks: z.ZodMiniArray<z.ZodMiniObject<{
            url: z.ZodMiniString<string>;
            because: z.ZodMiniString<string>;
            gain: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
        skip: z.ZodMiniOptional<z.ZodMiniObject<{
            asked: z.ZodMiniNumber<number>;
            beganAt: z.ZodMiniNumber<number>;
            endsAt: z.ZodMiniNumber<number>;
            isWhole: z.ZodMiniBoolean<boolean>;
            isOver: z.ZodMiniBoolean<boolean>;
            verified: z.ZodMiniNumber<number>;
            unverified: z.ZodMiniNumber<number>;
            delivered: z.ZodMiniNullable<z.ZodMiniObject<{
                share: z.ZodMiniNumber<number>;
                low: z.ZodMiniNumber<number>;
                high: z.ZodMiniNumber<number>;
            }, z.core.$strip>>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
/** One site under watch. */
export type WatchedSite = z.infer<typeof watchedSite>;
/** `GET /api/watch`: those in trouble first. */
export declare const watchListSchema: z.ZodMiniObject<{
    sites: z.ZodMiniArray<z.ZodMiniObject<{
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
        figures: z.ZodMiniNullable<z.ZodMiniObject<{
            at: z.ZodMiniNumber<number>;
            note: z.ZodMiniNullable<z.ZodMiniString<string>>;
            pages: z.ZodMiniObject<{
                watched: z.ZodMiniNumber<number>;
                asleep: z.ZodMiniNumber<number>;
                gone: z.ZodMiniNumber<number>;
            }, z.core.$strip>;
            looks: z.ZodMiniNumber<number>;
            versions: z.ZodMiniNumber<number>;
            requestsToday: z.ZodMiniObject<{
                spent: z.ZodMiniNumber<number>;
                most: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            }, z.core.$strip>;
            bytesThisMonth: z.ZodMiniObject<{
                spent: z.ZodMiniNumber<number>;
                most: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            }, z.core.$strip>;
            completeness: z.ZodMiniNullable<z.ZodMiniObject<{
                share: z.ZodMiniNumber<number>;
                low: z.ZodMiniNumber<number>;
                high: z.ZodMiniNumber<number>;
            }, z.core.$strip>>;
            freshness: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            proved: z.ZodMiniNullable<z.ZodMiniObject<{
                share: z.ZodMiniNumber<number>;
                asOf: z.ZodMiniNumber<number>;
                captureId: z.ZodMiniString<string>;
            }, z.core.$strip>>;
            nextLooks: z.ZodMiniArray<z.ZodMiniObject<{
                url: z.ZodMiniString<string>;
                because: z.ZodMiniString<string>;
                gain: z.ZodMiniNumber<number>;
            }, z.core.$strip>>;
            skip: z.ZodMiniOptional<z.ZodMiniObject<{
                asked: z.ZodMiniNumber<number>;
                beganAt: z.ZodMiniNumber<number>;
                endsAt: z.ZodMiniNumber<number>;
                isWhole: z.ZodMiniBoolean<boolean>;
                isOver: z.ZodMiniBoolean<boolean>;
                verified: z.ZodMiniNumber<number>;
                unverified: z.ZodMiniNumber<number>;
                delivered: z.ZodMiniNullable<z.ZodMiniObject<{
                    share: z.ZodMiniNumber<number>;
                    low: z.ZodMiniNumber<number>;
                    high: z.ZodMiniNumber<number>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
    next: z.ZodMiniNullable<z.ZodMiniString<string>>;
    sums: z.ZodMiniObject<{
        sites: z.ZodMiniNumber<number>;
        conditions: z.ZodMiniRecord<z.ZodMiniEnum<{
            paused: "paused";
            "disk-full": "disk-full";
            watching: "watching";
            spent: "spent";
            dead: "dead";
            "not-running": "not-running";
        }>, z.ZodMiniNumber<number>>;
        requestsToday: z.ZodMiniNullable<z.ZodMiniObject<{
            spent: z.ZodMiniNumber<number>;
            most: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    canEdit: z.ZodMiniBoolean<boolean>;
}, z.core.$strip>;
/** The sites under watch. */
export type WatchList = z.infer<typeof watchListSchema>;
declare const turn: z.ZodMiniObject<{
    at: z.ZodMiniNumber<number>;
    kind: z.ZodMiniEnum<{
        sharp: "sharp";
        refresh: "refresh";
        nothing: "nothing";
    }>;
    because: z.ZodMiniString<string>;
    captureId: z.ZodMiniNullable<z.ZodMiniString<string>>;
    requests: z.ZodMiniNumber<number>;
    looks: z.ZodMiniNumber<number>;
    changes: z.ZodMiniNumber<number>;
    chosen: z.ZodMiniArray<z.ZodMiniObject<{
        url: z.ZodMiniString<string>;
        because: z.ZodMiniString<string>;
        index: z.ZodMiniNumber<number>;
    }, z.core.$strip>>;
    chosenInAll: z.ZodMiniNumber<number>;
    bar: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
}, z.core.$strip>;
/** One turn of a site. */
export type ApiTurn = z.infer<typeof turn>;
/** `GET /api/watch/sites/:name`: its turns newest first. */
export declare const siteWatchSchema: z.ZodMiniObject<{
    watch: z.ZodMiniObject<{
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
        figures: z.ZodMiniNullable<z.ZodMiniObject<{
            at: z.ZodMiniNumber<number>;
            note: z.ZodMiniNullable<z.ZodMiniString<string>>;
            pages: z.ZodMiniObject<{
                watched: z.ZodMiniNumber<number>;
                asleep: z.ZodMiniNumber<number>;
                gone: z.ZodMiniNumber<number>;
            }, z.core.$strip>;
            looks: z.ZodMiniNumber<number>;
            versions: z.ZodMiniNumber<number>;
            requestsToday: z.ZodMiniObject<{
                spent: z.ZodMiniNumber<number>;
                most: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            }, z.core.$strip>;
            bytesThisMonth: z.ZodMiniObject<{
                spent: z.ZodMiniNumber<number>;
                most: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            }, z.core.$strip>;
            completeness: z.ZodMiniNullable<z.ZodMiniObject<{
                share: z.ZodMiniNumber<number>;
                low: z.ZodMiniNumber<number>;
                high: z.ZodMiniNumber<number>;
            }, z.core.$strip>>;
            freshness: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            proved: z.ZodMiniNullable<z.ZodMiniObject<{
                share: z.ZodMiniNumber<number>;
                asOf: z.ZodMiniNumber<number>;
                captureId: z.ZodMiniString<string>;
            }, z.core.$strip>>;
            nextLooks: z.ZodMiniArray<z.ZodMiniObject<{
                url: z.ZodMiniString<string>;
                because: z.ZodMiniString<string>;
                gain: z.ZodMiniNumber<number>;
            }, z.core.$strip>>;
            skip: z.ZodMiniOptional<z.ZodMiniObject<{
                asked: z.ZodMiniNumber<number>;
                beganAt: z.ZodMiniNumber<number>;
                endsAt: z.ZodMiniNumber<number>;
                isWhole: z.ZodMiniBoolean<boolean>;
                isOver: z.ZodMiniBoolean<boolean>;
                verified: z.ZodMiniNumber<number>;
                unverified: z.ZodMiniNumber<number>;
                delivered: z.ZodMiniNullable<z.ZodMiniObject<{
                    share: z.ZodMiniNumber<number>;
                    low: z.ZodMiniNumber<number>;
                    high: z.ZodMiniNumber<number>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    turns: z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
        at: z.ZodMiniNumber<number>;
        kind: z.ZodMiniEnum<{
            sharp: "sharp";
            refresh: "refresh";
            nothing: "nothing";
        }>;
        because: z.ZodMiniString<string>;
        captureId: z.ZodMiniNullable<z.ZodMiniString<string>>;
        requests: z.ZodMiniNumber<number>;
        looks: z.ZodMiniNumber<number>;
        changes: z.ZodMiniNumber<number>;
        chosen: z.ZodMiniArray<z.ZodMiniObject<{
            url: z.ZodMiniString<string>;
            because: z.ZodMiniString<string>;
            index: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
        chosenInAll: z.ZodMiniNumber<number>;
        bar: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    }, z.core.$strip>>>;
    next: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    feed: z.ZodMiniNullable<z.ZodMiniString<string>>;
    canEdit: z.ZodMiniBoolean<boolean>;
}, z.core.$strip>;
/** What a watch knows of a site. */
export type SiteWatch = z.infer<typeof siteWatchSchema>;
/** `GET /api/watch/sites/:name/page`. */
export declare const pageWatchSchema: z.ZodMiniObject<{
    site: z.ZodMiniString<string>;
    state: z.ZodMiniEnum<{
        gone: "gone";
        watched: "watched";
        asleep: "asleep";
    }>;
    kind: z.ZodMiniString<string>;
    addedAt: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    chosen: z.ZodMiniArray<z.ZodMiniObject<{
        at: z.ZodMiniNumber<number>;
        because: z.ZodMiniString<string>;
        index: z.ZodMiniNumber<number>;
    }, z.core.$strip>>;
    turns: z.ZodMiniNumber<number>;
    turnsSince: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    nextBecause: z.ZodMiniNullable<z.ZodMiniString<string>>;
    nextTurnAt: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    nextSharpAt: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
}, z.core.$strip>;
/** What a watch knows of a page. */
export type PageWatch = z.infer<typeof pageWatchSchema>;
declare const newsItem: z.ZodMiniObject<{
    id: z.ZodMiniString<string>;
    site: z.ZodMiniString<string>;
    kind: z.ZodMiniEnum<{
        sharp: "sharp";
        changed: "changed";
        gone: "gone";
        moved: "moved";
        new: "new";
        back: "back";
        trouble: "trouble";
    }>;
    url: z.ZodMiniNullable<z.ZodMiniString<string>>;
    at: z.ZodMiniNumber<number>;
    since: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    title: z.ZodMiniString<string>;
    summary: z.ZodMiniString<string>;
    importance: z.ZodMiniNumber<number>;
    verdict: z.ZodMiniNullable<z.ZodMiniString<string>>;
    captureId: z.ZodMiniNullable<z.ZodMiniString<string>>;
}, z.core.$strip>;
/** One piece of news. */
export type ApiNews = z.infer<typeof newsItem>;
/** `GET /api/watch/news`: newest first; `next` asks for older ones. */
export declare const newsListSchema: z.ZodMiniObject<{
    items: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        site: z.ZodMiniString<string>;
        kind: z.ZodMiniEnum<{
            sharp: "sharp";
            changed: "changed";
            gone: "gone";
            moved: "moved";
            new: "new";
            back: "back";
            trouble: "trouble";
        }>;
        url: z.ZodMiniNullable<z.ZodMiniString<string>>;
        at: z.ZodMiniNumber<number>;
        since: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        title: z.ZodMiniString<string>;
        summary: z.ZodMiniString<string>;
        importance: z.ZodMiniNumber<number>;
        verdict: z.ZodMiniNullable<z.ZodMiniString<string>>;
        captureId: z.ZodMiniNullable<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    next: z.ZodMiniNullable<z.ZodMiniString<string>>;
}, z.core.$strip>;
/** A part of the news. */
export type NewsList = z.infer<typeof newsListSchema>;
/** The query of `GET /api/watch/sites/:name`. */
export declare const turnsQuerySchema: z.ZodMiniObject<{
    limit: z.ZodMiniOptional<z.ZodMiniString<string>>;
    before: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
/** The query of `GET /api/watch/news`; `before` is the id of the last piece that was told. */
export declare const newsQuerySchema: z.ZodMiniObject<{
    limit: z.ZodMiniOptional<z.ZodMiniString<string>>;
    site: z.ZodMiniOptional<z.ZodMiniString<string>>;
    before: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
/** The query of `GET /api/watch/sites/:name/page`. */
export declare const watchedPageQuerySchema: z.ZodMiniObject<{
    url: z.ZodMiniString<string>;
}, z.core.$strip>;
/** The body of `POST /api/watch/sites`: an address, and keys of a site as a file of sites has them. */
export declare const addSiteSchema: z.ZodMiniObject<{
    url: z.ZodMiniString<string>;
    says: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
}, z.core.$strip>;
/** The body of `POST /api/watch/sites/:name`: an empty value takes a key out. */
export declare const editSiteSchema: z.ZodMiniObject<{
    says: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>;
}, z.core.$strip>;
/** `GET /api/watch/sites/:name/plan`: every key with the value in force, as people write it. */
export declare const planSchema: z.ZodMiniObject<{
    site: z.ZodMiniString<string>;
    says: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>;
}, z.core.$strip>;
/** What is wanted of a site. */
export type SiteSays = z.infer<typeof planSchema>;
/** The answer to a change: whose plan it was, and what is odd about it. */
export declare const changedSchema: z.ZodMiniObject<{
    site: z.ZodMiniString<string>;
    notes: z.ZodMiniArray<z.ZodMiniString<string>>;
}, z.core.$strip>;
/** A change that was made. */
export type SiteChanged = z.infer<typeof changedSchema>;
export {};

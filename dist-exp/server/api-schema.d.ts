import * as z from "zod/mini";
export { cannotProveOf, refreshWords, TELLER, testimonyWords, toldWords, SHOWN_CANNOT_PROVE, SHARP_MEANING, VERDICTS, VERDICT_MEANING, type Verdict, } from "#model/index.js";
/** One capture in a list; figures are there once it is finished. */
export declare const captureListing: z.ZodMiniObject<{
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
/** `GET /api/captures`: newest first, some at a time. */
export declare const captureListSchema: z.ZodMiniObject<{
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
    replayUrl: z.ZodMiniString<string>;
}, z.core.$strip>;
/** The list of captures. */
export type CaptureList = z.infer<typeof captureListSchema>;
/** One capture of the list. */
export type CaptureListing = z.infer<typeof captureListing>;
/** `GET /api/captures/:id`: the report as it was written. */
export declare const reportSchema: z.ZodMiniObject<{
    format: z.ZodMiniLiteral<"isochron-report/1">;
    capture: z.ZodMiniString<string>;
    site: z.ZodMiniString<string>;
    seeds: z.ZodMiniArray<z.ZodMiniString<string>>;
    startedAt: z.ZodMiniNumber<number>;
    plannedAsOf: z.ZodMiniNumber<number>;
    asOf: z.ZodMiniNumber<number>;
    finishedAt: z.ZodMiniNumber<number>;
    strategy: z.ZodMiniString<string>;
    delayMs: z.ZodMiniNumber<number>;
    expectedSharp: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    upperBound: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    requests: z.ZodMiniNumber<number>;
    bytes: z.ZodMiniNumber<number>;
    all: z.ZodMiniObject<{
        pages: z.ZodMiniNumber<number>;
        sharp: z.ZodMiniNumber<number>;
        attested: z.ZodMiniNumber<number>;
        possible: z.ZodMiniNumber<number>;
    }, z.core.$strip>;
    documents: z.ZodMiniObject<{
        pages: z.ZodMiniNumber<number>;
        sharp: z.ZodMiniNumber<number>;
        attested: z.ZodMiniNumber<number>;
        possible: z.ZodMiniNumber<number>;
    }, z.core.$strip>;
    requisites: z.ZodMiniObject<{
        pages: z.ZodMiniNumber<number>;
        sharp: z.ZodMiniNumber<number>;
        attested: z.ZodMiniNumber<number>;
        possible: z.ZodMiniNumber<number>;
    }, z.core.$strip>;
    composites: z.ZodMiniObject<{
        pages: z.ZodMiniNumber<number>;
        sharp: z.ZodMiniNumber<number>;
        attested: z.ZodMiniNumber<number>;
        possible: z.ZodMiniNumber<number>;
    }, z.core.$strip>;
    scriptBuilt: z.ZodMiniOptional<z.ZodMiniObject<{
        pages: z.ZodMiniNumber<number>;
        sharp: z.ZodMiniNumber<number>;
        attested: z.ZodMiniNumber<number>;
        possible: z.ZodMiniNumber<number>;
    }, z.core.$strip>>;
    rendered: z.ZodMiniOptional<z.ZodMiniObject<{
        by: z.ZodMiniString<string>;
        pages: z.ZodMiniNumber<number>;
        failed: z.ZodMiniNumber<number>;
        open: z.ZodMiniNumber<number>;
        openKinds: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniNumber<number>>>;
        failures: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniNumber<number>>>;
        closed: z.ZodMiniNumber<number>;
        composites: z.ZodMiniObject<{
            pages: z.ZodMiniNumber<number>;
            sharp: z.ZodMiniNumber<number>;
            attested: z.ZodMiniNumber<number>;
            possible: z.ZodMiniNumber<number>;
        }, z.core.$strip>;
    }, z.core.$strip>>;
    imported: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    refresh: z.ZodMiniOptional<z.ZodMiniObject<{
        looks: z.ZodMiniNumber<number>;
        changes: z.ZodMiniNumber<number>;
        first: z.ZodMiniNumber<number>;
        same: z.ZodMiniNumber<number>;
        changed: z.ZodMiniNumber<number>;
        gone: z.ZodMiniNumber<number>;
        failed: z.ZodMiniNumber<number>;
        refused: z.ZodMiniNumber<number>;
    }, z.core.$strip>>;
    testimony: z.ZodMiniOptional<z.ZodMiniObject<{
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
    sharpAtPlanned: z.ZodMiniNumber<number>;
    verdicts: z.ZodMiniRecord<z.ZodMiniEnum<{
        late: "late";
        failed: "failed";
        blocked: "blocked";
        seen: "seen";
        attested: "attested";
        sharp: "sharp";
        changed: "changed";
        "self-varying": "self-varying";
        gone: "gone";
        excluded: "excluded";
        skipped: "skipped";
    }>, z.ZodMiniNumber<number>>;
    bodies: z.ZodMiniOptional<z.ZodMiniObject<{
        both: z.ZodMiniNumber<number>;
        secondByDigest: z.ZodMiniNumber<number>;
        firstBorrowed: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
    }, z.core.$strip>>;
    changes: z.ZodMiniOptional<z.ZodMiniObject<{
        ruleSet: z.ZodMiniString<string>;
        verdicts: z.ZodMiniRecord<z.ZodMiniEnum<{
            identical: "identical";
            insignificant: "insignificant";
            minor: "minor";
            major: "major";
            structural: "structural";
            removed: "removed";
        }>, z.ZodMiniNumber<number>>;
        unjudged: z.ZodMiniNumber<number>;
        scrubbed: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
    }, z.core.$strip>>;
    tables: z.ZodMiniOptional<z.ZodMiniObject<{
        hosts: z.ZodMiniArray<z.ZodMiniObject<{
            sharp: z.ZodMiniNumber<number>;
            failed: z.ZodMiniNumber<number>;
            requests: z.ZodMiniNumber<number>;
            bytes: z.ZodMiniNumber<number>;
            fetchMs: z.ZodMiniNumber<number>;
            name: z.ZodMiniString<string>;
            pages: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
        mediaTypes: z.ZodMiniArray<z.ZodMiniObject<{
            sharp: z.ZodMiniNumber<number>;
            bytes: z.ZodMiniNumber<number>;
            name: z.ZodMiniString<string>;
            pages: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
        statuses: z.ZodMiniArray<z.ZodMiniObject<{
            name: z.ZodMiniString<string>;
            pages: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
        seeds: z.ZodMiniArray<z.ZodMiniObject<{
            name: z.ZodMiniString<string>;
            verdict: z.ZodMiniEnum<{
                late: "late";
                failed: "failed";
                blocked: "blocked";
                seen: "seen";
                attested: "attested";
                sharp: "sharp";
                changed: "changed";
                "self-varying": "self-varying";
                gone: "gone";
                excluded: "excluded";
                skipped: "skipped";
            }>;
            reason: z.ZodMiniNullable<z.ZodMiniString<string>>;
            status: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            pages: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
    pages: z.ZodMiniArray<z.ZodMiniObject<{
        url: z.ZodMiniString<string>;
        kind: z.ZodMiniEnum<{
            document: "document";
            requisite: "requisite";
            other: "other";
        }>;
        verdict: z.ZodMiniEnum<{
            late: "late";
            failed: "failed";
            blocked: "blocked";
            seen: "seen";
            attested: "attested";
            sharp: "sharp";
            changed: "changed";
            "self-varying": "self-varying";
            gone: "gone";
            excluded: "excluded";
            skipped: "skipped";
        }>;
        reason: z.ZodMiniNullable<z.ZodMiniString<string>>;
        status: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        contentType: z.ZodMiniNullable<z.ZodMiniString<string>>;
        interval: z.ZodMiniNullable<z.ZodMiniObject<{
            from: z.ZodMiniNumber<number>;
            to: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
        visitAt: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        revisitAt: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        sightings: z.ZodMiniNumber<number>;
        change: z.ZodMiniOptional<z.ZodMiniObject<{
            verdict: z.ZodMiniEnum<{
                identical: "identical";
                insignificant: "insignificant";
                minor: "minor";
                major: "major";
                structural: "structural";
                removed: "removed";
            }>;
            importance: z.ZodMiniNumber<number>;
            explanation: z.ZodMiniString<string>;
            scrubbed: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
    warcs: z.ZodMiniArray<z.ZodMiniString<string>>;
    notes: z.ZodMiniArray<z.ZodMiniString<string>>;
}, z.core.$strip>;
/** A report as the UI reads it. */
export type ApiReport = z.infer<typeof reportSchema>;
/** What a run said of its progress; kept in the catalog as JSON, so it is checked before it is shown. */
export declare const liveProgressSchema: z.ZodMiniObject<{
    pass: z.ZodMiniEnum<{
        visit: "visit";
        revisit: "revisit";
        probe: "probe";
        late: "late";
    }>;
    done: z.ZodMiniNumber<number>;
    total: z.ZodMiniNumber<number>;
    url: z.ZodMiniString<string>;
    figures: z.ZodMiniOptional<z.ZodMiniObject<{
        elapsedMs: z.ZodMiniNumber<number>;
        pagesPerSecond: z.ZodMiniNumber<number>;
        bytesPerSecond: z.ZodMiniNumber<number>;
        etaMs: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        requests: z.ZodMiniNumber<number>;
        bytes: z.ZodMiniNumber<number>;
        failures: z.ZodMiniNumber<number>;
        sharp: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        slowestHost: z.ZodMiniNullable<z.ZodMiniObject<{
            host: z.ZodMiniString<string>;
            meanMs: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
declare const liveCapture: z.ZodMiniObject<{
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
    state: z.ZodMiniEnum<{
        running: "running";
        paused: "paused";
        "disk-full": "disk-full";
        waiting: "waiting";
        interrupted: "interrupted";
        unheard: "unheard";
    }>;
    machine: z.ZodMiniOptional<z.ZodMiniString<string>>;
    saidAt: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    progress: z.ZodMiniNullable<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>>;
    pages: z.ZodMiniRecord<z.ZodMiniEnum<{
        failed: "failed";
        refused: "refused";
        skipped: "skipped";
        known: "known";
        visited: "visited";
    }>, z.ZodMiniNumber<number>>;
    sightings: z.ZodMiniNumber<number>;
    warcBytes: z.ZodMiniNumber<number>;
    recent: z.ZodMiniArray<z.ZodMiniObject<{
        seq: z.ZodMiniNumber<number>;
        url: z.ZodMiniString<string>;
        pass: z.ZodMiniString<string>;
        at: z.ZodMiniNumber<number>;
        outcome: z.ZodMiniString<string>;
        status: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        bytes: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
/** One event of `GET /api/live`: captures that are not finished, and those that ended a moment ago. */
export declare const liveSnapshotSchema: z.ZodMiniObject<{
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
        state: z.ZodMiniEnum<{
            running: "running";
            paused: "paused";
            "disk-full": "disk-full";
            waiting: "waiting";
            interrupted: "interrupted";
            unheard: "unheard";
        }>;
        machine: z.ZodMiniOptional<z.ZodMiniString<string>>;
        saidAt: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        progress: z.ZodMiniNullable<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>>;
        pages: z.ZodMiniRecord<z.ZodMiniEnum<{
            failed: "failed";
            refused: "refused";
            skipped: "skipped";
            known: "known";
            visited: "visited";
        }>, z.ZodMiniNumber<number>>;
        sightings: z.ZodMiniNumber<number>;
        warcBytes: z.ZodMiniNumber<number>;
        recent: z.ZodMiniArray<z.ZodMiniObject<{
            seq: z.ZodMiniNumber<number>;
            url: z.ZodMiniString<string>;
            pass: z.ZodMiniString<string>;
            at: z.ZodMiniNumber<number>;
            outcome: z.ZodMiniString<string>;
            status: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            bytes: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
    ended: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        site: z.ZodMiniString<string>;
        phase: z.ZodMiniEnum<{
            failed: "failed";
            visiting: "visiting";
            revisiting: "revisiting";
            finished: "finished";
            cancelled: "cancelled";
        }>;
    }, z.core.$strip>>;
}, z.core.$strip>;
/** What is going on in the archive. */
export type LiveSnapshot = z.infer<typeof liveSnapshotSchema>;
/** One unfinished capture. */
export type LiveCapture = z.infer<typeof liveCapture>;
/** The query of `GET /api/diff`: a page and two instants, epoch milliseconds. */
export declare const diffQuerySchema: z.ZodMiniObject<{
    url: z.ZodMiniString<string>;
    from: z.ZodMiniString<string>;
    to: z.ZodMiniString<string>;
}, z.core.$strip>;
/** `GET /api/diff`: both versions line by line. */
export declare const diffSchema: z.ZodMiniObject<{
    beforeLabel: z.ZodMiniString<string>;
    afterLabel: z.ZodMiniString<string>;
    result: z.ZodMiniObject<{
        verdict: z.ZodMiniEnum<{
            identical: "identical";
            insignificant: "insignificant";
            minor: "minor";
            major: "major";
            structural: "structural";
            removed: "removed";
        }>;
        importance: z.ZodMiniNumber<number>;
        explanation: z.ZodMiniString<string>;
    }, z.core.$strip>;
    rows: z.ZodMiniArray<z.ZodMiniObject<{
        change: z.ZodMiniEnum<{
            kept: "kept";
            insert: "insert";
            delete: "delete";
            update: "update";
            move: "move";
        }>;
        before: z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
            text: z.ZodMiniString<string>;
            changed: z.ZodMiniBoolean<boolean>;
        }, z.core.$strip>>>;
        after: z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
            text: z.ZodMiniString<string>;
            changed: z.ZodMiniBoolean<boolean>;
        }, z.core.$strip>>>;
        excuse: z.ZodMiniNullable<z.ZodMiniEnum<{
            frame: "frame";
            volatile: "volatile";
            template: "template";
            recut: "recut";
        }>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
/** A difference as the UI reads it. */
export type ApiDiff = z.infer<typeof diffSchema>;
/** Every failure of the API. */
export declare const apiErrorSchema: z.ZodMiniObject<{
    error: z.ZodMiniObject<{
        code: z.ZodMiniString<string>;
        message: z.ZodMiniString<string>;
    }, z.core.$strip>;
}, z.core.$strip>;

// What the loop remembers of a site between turns, beside its mind and its pages.
import { z } from "zod";
import { IsochronError } from "#errors.js";
const instants = z.number().int();
const trouble = z.object({
    failures: z.number(),
    failingSince: instants,
    gone: z.number(),
    goneSince: instants,
    asleepSince: instants.nullable(),
});
const subscription = z.object({
    source: z.string(),
    topic: z.string(),
    hub: z.string(),
    askedAt: instants.nullable(),
    tries: z.number().int(),
    expiresAt: instants.nullable(),
});
const SHAPE = z.object({
    version: z.literal(1),
    course: z.object({
        nextNumber: z.number().int(),
        troubles: z.array(z.tuple([z.number().int(), trouble])),
    }),
    beganAt: instants,
    isSettled: z.boolean(),
    lastTurnAt: instants.nullable(),
    sharpDoneFor: instants.nullable(),
    sharpSince: instants.nullable(),
    lastSharp: z
        .object({ captureId: z.string(), asOf: instants, share: z.number(), requests: z.number() })
        .nullable(),
    deadTurns: z.number(),
    deadUntil: instants.nullable(),
    looks: z.number(),
    versions: z.number(),
    versionsPerLook: z.number(),
    learned: z.object({ captureId: z.string(), until: instants }).nullable(),
    // Missing in what was kept before there were any.
    subscriptions: z.array(subscription).default([]),
});
/** Before a look: about one look in ten finds a version, as on the histories of the lab. */
const FIRST_VERSIONS_PER_LOOK = 0.1;
/** The state of a site that comes under watch. */
export function newSiteState(now) {
    return {
        version: 1,
        course: { nextNumber: 0, troubles: [] },
        beganAt: now,
        isSettled: false,
        lastTurnAt: null,
        sharpDoneFor: null,
        sharpSince: null,
        lastSharp: null,
        deadTurns: 0,
        deadUntil: null,
        looks: 0,
        versions: 0,
        versionsPerLook: FIRST_VERSIONS_PER_LOOK,
        learned: null,
        subscriptions: [],
    };
}
/** Reads what was kept. @throws ARCHIVE_BROKEN */
export function readSiteState(site, text) {
    try {
        return SHAPE.parse(JSON.parse(text));
    }
    catch (cause) {
        throw new IsochronError("ARCHIVE_BROKEN", `what the watch remembers of ${site} cannot be read: remove the site and add it again, which keeps its archive`, { cause });
    }
}

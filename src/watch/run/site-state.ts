// What the loop remembers of a site between turns, beside its mind and its pages.
import { z } from "zod";
import { IsochronError } from "#errors.js";
import type { Instant } from "#model/index.js";
import type { Subscription } from "../hints/websub.js";
import type { CourseState } from "../site/site-course.js";

/** A whole capture as the loop remembers it. */
export interface SharpMemory {
  readonly captureId: string;
  readonly asOf: Instant;
  readonly share: number;
  readonly requests: number;
  /** That it knew of, looked at or not; missing in what was kept before they were counted. */
  readonly pages?: number | undefined;
}

/** Everything, JSON-safe. */
export interface SiteState {
  readonly version: 1;
  readonly course: CourseState;
  readonly beganAt: Instant;
  /** Whether every page known at the start has been looked at: what turns up from then on is news. */
  readonly isSettled: boolean;
  readonly lastTurnAt: Instant | null;
  /** The last instant by the calendar at which a whole capture was begun, or given up. */
  readonly sharpDoneFor: Instant | null;
  /** A whole capture that was begun and has not ended: from this instant on. */
  readonly sharpSince: Instant | null;
  readonly lastSharp: SharpMemory | null;
  /** Turns in a row in which nobody answered, and until when the site is left alone. */
  readonly deadTurns: number;
  readonly deadUntil: Instant | null;
  readonly looks: number;
  readonly versions: number;
  /** Versions per look, lately. */
  readonly versionsPerLook: number;
  /** Requests per look of a refresh, lately. */
  readonly requestsPerLook: number;
  /** The last look of the open day's capture that was learned from. */
  readonly learned: { readonly captureId: string; readonly until: Instant } | null;
  /** At hubs that tell of changes to the site's feeds. */
  readonly subscriptions: readonly Subscription[];
}

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
    .object({
      captureId: z.string(),
      asOf: instants,
      share: z.number(),
      requests: z.number(),
      pages: z.number().optional(),
    })
    .nullable(),
  deadTurns: z.number(),
  deadUntil: instants.nullable(),
  looks: z.number(),
  versions: z.number(),
  versionsPerLook: z.number(),
  // Missing in what was kept before it was counted.
  requestsPerLook: z.number().min(1).default(1),
  learned: z.object({ captureId: z.string(), until: instants }).nullable(),
  // Missing in what was kept before there were any.
  subscriptions: z.array(subscription).default([]),
});

/** Before a look: about one look in ten finds a version, as on the histories of the lab. */
const FIRST_VERSIONS_PER_LOOK = 0.1;

/** The state of a site that comes under watch. */
export function newSiteState(now: Instant): SiteState {
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
    requestsPerLook: 1,
    learned: null,
    subscriptions: [],
  };
}

/** Reads what was kept. @throws ARCHIVE_BROKEN */
export function readSiteState(site: string, text: string): SiteState {
  try {
    return SHAPE.parse(JSON.parse(text)) as unknown as SiteState;
  } catch (cause) {
    throw new IsochronError(
      "ARCHIVE_BROKEN",
      `what the watch remembers of ${site} cannot be read: remove the site and add it again, which keeps its archive`,
      { cause },
    );
  }
}

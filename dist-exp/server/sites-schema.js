// The API's documents about sites, checked on arrival: shared by the server and the UI.
import * as z from "zod/mini";
import { captureListing } from "./api-schema.js";
import { watchedSite } from "./watch-schema.js";
/** How lists are asked for: `next` of the answer before, how many, and a part of a site's name. */
export const listQuerySchema = z.object({
    cursor: z.optional(z.string().check(z.maxLength(600))),
    limit: z.optional(z.string().check(z.regex(/^(?:[1-9]\d?|[1-4]\d\d|500)$/))),
    q: z.optional(z.string().check(z.maxLength(300))),
    /** Epoch milliseconds; both ends belong to the span. */
    from: z.optional(z.string().check(z.regex(/^-?\d{1,15}$/))),
    to: z.optional(z.string().check(z.regex(/^-?\d{1,15}$/))),
});
const siteListing = z.object({
    site: z.string(),
    /** What people call it, or else what its front page calls itself. */
    title: z.nullable(z.string()),
    captures: z.number(),
    firstAt: z.number(),
    /** The newest capture. */
    last: captureListing,
    /** Shares of sharp pages at each capture's time point, oldest first; imports have none. */
    shares: z.array(z.object({ at: z.number(), share: z.number() })),
    /** What the keeper should look after. */
    trouble: z.nullable(z.enum(["failed", "interrupted", "waiting", "cancelled", "many-failures"])),
    isRunning: z.boolean(),
    hasThumbnail: z.boolean(),
    /** What a watch does with it; `null` where it is under none. */
    watch: z.nullable(z.omit(watchedSite, { figures: true })),
});
/** `GET /api/sites`: those captured last first. */
export const siteListSchema = z.object({ sites: z.array(siteListing), next: z.nullable(z.string()) });
/** `GET /api/sites/:site`. */
export const siteSchema = z.object({
    listing: siteListing,
    /** Addresses that its newest capture began with; some at most. */
    seeds: z.array(z.string()),
    /** Where its directories begin. */
    roots: z.array(z.string()),
    /** Dublin Core: element and value. */
    description: z.array(z.tuple([z.string(), z.string()])),
    /** What its newest capture was asked for: name and value. */
    settings: z.array(z.tuple([z.string(), z.string()])),
    replayUrl: z.string(),
});
/** `GET /api/sites/:site/life`: how many pages are proved from each instant until the next. */
export const siteLifeSchema = z.object({
    pages: z.number(),
    steps: z.array(z.object({ at: z.number(), count: z.number() })),
});
/** `GET /api/sites/:site/captures`: newest first. */
export const siteCapturesSchema = z.object({
    captures: z.array(captureListing),
    next: z.nullable(z.string()),
});
/** The query of `GET /api/sites/:site/tree`. */
export const treeQuerySchema = z.object({
    /** An address that ends with a slash. */
    prefix: z.string().check(z.maxLength(4096), z.regex(/^https?:\/\/[^/?#]+\/(?:[^?#]*\/)?$/i)),
    cursor: z.optional(z.string().check(z.maxLength(8192))),
});
/** `GET /api/sites/:site/tree`: what lies directly below an address, in the index's order. */
export const treeSchema = z.object({
    entries: z.array(z.object({
        kind: z.enum(["directory", "page"]),
        name: z.string(),
        /** Of a page its own; of a directory what to ask for next. */
        url: z.string(),
        mime: z.nullable(z.string()),
    })),
    next: z.nullable(z.string()),
});
/** `GET /api/sites/:site/habits`: how it changes, counted and forecast; `null` where there is too much to count here. */
export const habitsSchema = z.object({
    habits: z.nullable(z.object({
        pages: z.number(),
        changes: z.number(),
        from: z.nullable(z.number()),
        to: z.nullable(z.number()),
        quiet: z.string(),
        hours: z.object({ isForecast: z.boolean(), values: z.array(z.number()) }),
        countClasses: z.array(z.object({ label: z.string(), pages: z.number() })),
        rateClasses: z.array(z.object({ label: z.string(), pages: z.number() })),
        unforecast: z.number(),
        busiest: z.array(z.object({ path: z.string(), counted: z.string(), forecast: z.string() })),
        directories: z.array(z.object({
            path: z.string(),
            pages: z.number(),
            changedIn: z.string(),
            frequency: z.number(),
            class: z.string(),
        })),
    })),
});
/** The query of `GET /api/addresses`. */
export const addressesQuerySchema = z.object({
    /** With or without its scheme. */
    prefix: z
        .string()
        .check(z.maxLength(2048), z.regex(/^(?:https?:\/\/)?[^\s/?#@]+\.[^\s/?#@]+(?:[/?]\S*)?$|^https?:\/\/[^\s/?#@]+(?:[/?]\S*)?$/i)),
});
/** `GET /api/addresses`: some that begin so, of which the archive holds something. */
export const addressesSchema = z.object({ addresses: z.array(z.string()) });

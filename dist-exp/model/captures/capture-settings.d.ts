import { type Behaviour, type SiteSteps } from "../pages/page-acts.js";
import type { ToldTier } from "../evidence/told.js";
import type { JsonValue } from "./json-value.js";
import type { ScopeRules, SourceRules } from "./scope-rules.js";
/** What robots.txt is to a capture. */
export type RobotsPolicy = "obey" | "obey-except-requisites" | "ignore";
/** How a capture behaves towards servers, and where it stops. */
export interface MannersSettings {
    readonly robots: RobotsPolicy;
    /** Why robots.txt is ignored; required for that, and kept with the capture. */
    readonly robotsReason: string | null;
    /** Whether several hosts on one server address may be asked at once, as for CDN addresses. */
    readonly sharedAddresses: boolean;
    /** Whether cookies that a host sets at the first knock are sent back to it. */
    readonly cookieJar: boolean;
    /** Of the capture's WARC records. */
    readonly maxBytes: number | null;
    /** A host that failed this often in a row is left alone for the rest of the pass. */
    readonly maxHostFailures: number;
    /** Most URLs of one shape; `null`: half of the most pages, and at least 5000. */
    readonly shapeBudget: number | null;
}
/** Whether and how documents are shown in a browser. */
export interface BrowserSettings {
    /** `auto`: documents that scripts build. */
    readonly mode: "never" | "auto" | "always";
    readonly viewWidth: number;
    readonly viewHeight: number;
    /** What one document may ask for while it is shown. */
    readonly maxRequestsPerPage: number;
    /** What is done to documents while they are shown. */
    readonly behaviours: readonly Behaviour[];
    /** What is done to which documents by order; secrets by their names alone. */
    readonly steps: readonly SiteSteps[];
}
/** What a capture may spend; what is left out is unlimited. */
export interface BudgetSettings {
    readonly maxRequests?: number;
    /** From the start of the capture, interruptions included. */
    readonly deadlineMs?: number;
}
/** What the user chose for a capture. */
export interface CaptureSettings {
    readonly delayMs: number;
    readonly strategy: string;
    readonly maxPages: number;
    readonly threshold: number;
    /** Where time stamps (RFC 3161) are asked for at the start and the end. */
    readonly timestampUrl?: string;
    /** By how much the machine's clock may be wrong, as the operator says; what others know counts as well. */
    readonly clockErrorMs?: number;
    /** 1: visits only, so that nothing can be sharp; 2 (default): visits and revisits. */
    readonly passes?: number;
    /** Revisits of longer pages are conditional, in bytes as sent; none unless told. */
    readonly conditionalAbove?: number;
    /** Pages of hosts with a trusted Last-Modified are asked for once, after t*; no unless told. */
    readonly attested?: boolean;
    /** Whether a second response with the same payload is stored whole too; no unless told. */
    readonly keepBoth?: boolean;
    /** Whether every body is stored in the capture's own files, though an earlier capture holds it; no unless told. */
    readonly ownBodies?: boolean;
    /** What the capture may spend; unlimited when left out. */
    readonly budget?: BudgetSettings;
    /** What belongs to the capture; the seeds' hosts unless told. */
    readonly scope?: ScopeRules;
    /** Lists of URLs to start from beside the seeds; none unless told. */
    readonly sources?: SourceRules;
    /** Indexes of collections whose pages are left out. */
    readonly notIn?: readonly string[];
    /** How many of the seeds, the first ones, were named and are visited even when held elsewhere; all unless told. */
    readonly namedSeeds?: number;
    /** Robots policy, limits and pace; what is not said has its default. */
    readonly manners?: Partial<MannersSettings>;
    /** Whether documents are shown in a browser; none unless told. */
    readonly browser?: Partial<BrowserSettings>;
}
/** Version of the schema below; raised when a setting changes its meaning, not when one is added. */
export declare const SETTINGS_VERSION = 1;
/** How requests left this machine, where that was not the plain way. */
export interface NetworkPath {
    /** The proxy that all connections went through, without user name and password. */
    readonly proxy?: string;
    /** SHA-256 of root certificates that were trusted beside the well-known ones, hexadecimal. */
    readonly trusted?: readonly string[];
}
/** What is kept with a capture: what the user chose, and what was fixed at its start. Older ones may lack any of it. */
export interface KeptSettings extends Partial<CaptureSettings> {
    /** Of this schema; captures of version 0.1.0 have none. */
    readonly version?: number;
    /** The header profile of every request; a resume with another would make claims that hold for neither. */
    readonly requestProfile?: Readonly<Record<string, string>>;
    /** Proxy and own roots; left out where there are none. A resume another way would be seen from elsewhere. */
    readonly network?: NetworkPath;
    /** Digest of the scrubbing rules, named before the first visit (docs/evidence.md, scrubbing rules). */
    readonly scrubRules?: string;
    /** The rules by which links are found and kept out, so that a verifier can tell what was left out. */
    readonly linkRules?: string;
    /** The rules by which contents are decoded; captures that name none passed over nothing after the end of a coding. */
    readonly contentRules?: string;
    /** The capture that this one patches. */
    readonly patchOf?: string;
    /** Made of other tools' records: nobody here saw what they tell. */
    readonly imported?: boolean;
    /** The looks of a watch at chosen pages, of one day: it speaks of no moment. */
    readonly refresh?: boolean;
    /** What is told by the owner or a recorder: nobody asked a server for it. */
    readonly testimony?: TestimonySettings;
}
/** Who tells what a testimony holds, and how it was taken. */
export interface TestimonySettings {
    readonly tier: ToldTier;
    /** Where it comes from, in words. */
    readonly by: string;
    readonly [name: string]: JsonValue;
}
/** The settings as a run needs them, or what is wrong with those that were kept. */
export declare function runnableSettings(kept: KeptSettings): CaptureSettings | {
    readonly problem: string;
};
/** The manners of a capture; also of one that was begun before there were all of them. */
export declare function mannersOf({ manners }: Pick<KeptSettings, "manners">): MannersSettings;
/** How documents of a capture are shown. */
export declare function browserOf({ browser }: Pick<KeptSettings, "browser">): BrowserSettings;
/** The most URLs of one shape in a capture. */
export declare function shapeBudgetOf(settings: Pick<KeptSettings, "manners" | "maxPages">): number;

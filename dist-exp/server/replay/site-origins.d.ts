/** The origins of one archive as one reader sees them. */
export interface Neighbourhood {
    /** Where pages are framed, notices are shown and Memento clients are answered. */
    readonly access: string;
    /** All origins that may hold a framing page, as sources of a policy. */
    readonly framers: string;
    /** The origins of all archived sites as one source of a policy; `null` when they share the access origin. */
    readonly anySite: string | null;
    /** The origin of one archived site. */
    siteOrigin(label: string): string;
}
/** Where a request came in. */
export interface Arrival {
    /** The site whose origin was asked; `null` for the access origin. */
    readonly label: string | null;
    readonly origins: Neighbourhood;
}
/** A name under which each archived site is a name of its own. */
export interface ReplayDomain {
    readonly scheme: "http" | "https";
    readonly name: string;
    /** `null`: the port that the reader asked. */
    readonly port: number | null;
}
/** The name of an archived site's origin: readable, and of a digest, so that no two hosts share one. */
export declare function siteLabel(url: string): string;
/**
 * Finds out where a request arrived. On this machine sites are names under `localhost`, which browsers resolve by
 * themselves (RFC 6761 section 6.3); elsewhere under the domain set for it. Where there is neither, all sites share
 * one origin, on which no script runs.
 */
export declare function arrivalAt(host: string | undefined, place: ReplayNames): Arrival;
/** Names by which the replay is reached. */
export interface ReplayNames {
    /** The domain beyond this machine. */
    readonly domain: ReplayDomain | null;
    /** The address that is listened on. */
    readonly bind: string;
    /** Whether sites have origins of their own at all. */
    readonly isSplit: boolean;
}

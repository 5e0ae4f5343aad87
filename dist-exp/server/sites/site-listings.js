// Sites as the home shows them: what they are called, what their newest capture holds, and what is wrong with it.
import { instant, isRefresh, isTestimony, isUnfinished } from "#model/index.js";
/** Points of the small line over time. */
const MOST_SHARES = 24;
/** From this share of all pages on failures are trouble. */
const TROUBLING_SHARE = 0.1;
/** Makes listings. */
export class SiteListings {
    #archive;
    #runs;
    #captures;
    #fronts;
    #watched;
    constructor({ archive, runs, captures, fronts, watched }) {
        this.#archive = archive;
        this.#runs = runs;
        this.#captures = captures;
        this.#fronts = fronts;
        this.#watched = watched;
    }
    /** A piece of the list of sites. */
    async list({ cursor, limit, q }) {
        const behind = cursor === undefined ? null : placeOf(cursor);
        const sites = await this.#archive.catalog.captures.sites({
            limit: limit + 1,
            ...(behind !== null && { behind }),
            ...(q !== undefined && { contains: q }),
        });
        const shown = sites.slice(0, limit);
        const last = shown.at(-1);
        return {
            sites: await this.of(shown),
            next: sites.length > limit && last ? `${last.lastAt} ${last.site}` : null,
        };
    }
    async of(sites) {
        const now = await this.#runs();
        const listings = await Promise.all(sites.map((one) => this.#listing(one, now)));
        return listings.filter((one) => one !== null);
    }
    async #listing({ site, captures, firstAt }, now) {
        const newest = await newestForSite(site, MOST_SHARES, this.#archive);
        const [capture] = newest;
        if (capture === undefined)
            return null;
        const listed = await Promise.all(newest.map((one) => this.#captures.of(one)));
        const last = listed.find(({ id }) => id === capture.id);
        const isRunning = now.hasSite(site);
        return {
            site,
            title: await this.#titleOf(site, newest),
            captures,
            firstAt,
            last,
            shares: listed.flatMap(shareOf).reverse(),
            trouble: isRunning ? null : troubleOf(capture, last, now),
            isRunning,
            hasThumbnail: (await this.thumbnailed(newest)) !== null,
            watch: await this.#watchOf(site),
        };
    }
    async #watchOf(site) {
        const found = await this.#watched.of(site);
        if (found === null)
            return null;
        const { figures: _figures, ...outline } = found;
        return outline;
    }
    /** The newest of captures with a picture of the front page. */
    async thumbnailed(newestFirst) {
        for (const capture of newestFirst.filter((one) => !isUnfinished(one)).slice(0, 3))
            if ((await this.#fronts.pictureEntry(capture).catch(() => null)) !== null)
                return capture;
        return null;
    }
    async #titleOf(site, newestFirst) {
        const said = await this.#archive.descriptions.get({ kind: "site", site });
        const [title] = said?.elements.title ?? [];
        if (title !== undefined)
            return title;
        const shown = newestFirst.find(({ phase }) => phase === "finished" || phase === "cancelled");
        return shown === undefined ? null : this.#fronts.titleOf(shown);
    }
}
/**
 * The newest captures that speak for a site. Those that only fetched what another lacks, and looks of a watch, do so
 * where there are no others.
 */
export async function newestForSite(site, limit, { catalog }) {
    const captures = await catalog.captures.some({ site, ofMoment: true, limit });
    return captures.length > 0 ? captures : catalog.captures.some({ site, limit });
}
function shareOf({ all, asOf, imported, patchOf }) {
    if (all === null || asOf === null || all.pages === 0 || imported || patchOf !== undefined)
        return [];
    return [{ at: asOf, share: all.sharp / all.pages }];
}
function troubleOf(capture, { all, failed = 0 }, { idle }) {
    if (isRefresh(capture) || isTestimony(capture))
        return null; // its watch goes on with it when it will
    if (isUnfinished(capture))
        return idle === "unheard" ? null : idle;
    if (capture.phase !== "finished")
        return capture.phase === "failed" ? "failed" : "cancelled";
    return all !== null && failed > 0 && failed >= all.pages * TROUBLING_SHARE ? "many-failures" : null;
}
function placeOf(cursor) {
    const [, at, site] = /^(-?\d{1,15}) (.+)$/s.exec(cursor) ?? [];
    return site === undefined ? null : { site, lastAt: instant(Number(at)) };
}

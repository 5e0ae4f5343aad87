// How a site changes, mined from its captures as `isochron mine` does it: for sites small enough to be counted while
// others are being served. Made once, and anew when a capture added something.
import { mineSite } from "#mine/index.js";
import { countedWords, forecastWords, quietWords, stepsWords } from "#report/index.js";
import { mineInputOfArchive } from "#study/index.js";
/** Counting so many looks takes about a second. */
const MOST_LOOKS = 40_000;
const MOST_CAPTURES = 400;
const MOST_BUSIEST = 20;
const MOST_DIRECTORIES = 60;
const MOST_KEPT = 20;
/** Habits of an archive's sites. */
export class SiteHabits {
    #archive;
    #kept = new Map();
    constructor(archive) {
        this.#archive = archive;
    }
    /** `null` where there is more to count than a reader should wait for. @throws WithheldError where rules keep looks back */
    async of(site) {
        const { catalog } = this.#archive;
        const captures = await catalog.captures.some({ site, limit: MOST_CAPTURES + 1 });
        let looks = 0;
        for (const { id } of captures)
            looks += (await catalog.runStatus.counts(id)).sightings;
        if (captures.length > MOST_CAPTURES || looks > MOST_LOOKS)
            return null;
        const stamp = `${await catalog.standing.stamp()} ${looks}`;
        const kept = this.#kept.get(site);
        if (kept?.stamp === stamp)
            return kept.habits;
        if (this.#kept.size >= MOST_KEPT)
            this.#kept.clear();
        const habits = this.#mine(site);
        this.#kept.set(site, { stamp, habits });
        habits.catch(() => this.#kept.delete(site));
        return habits;
    }
    async #mine(site) {
        const input = await mineInputOfArchive(site, this.#archive);
        return input && habitsOf(mineSite(input));
    }
}
function habitsOf(report) {
    const { pages, changes, from, to, pattern, countClasses, rateClasses, unforecast } = report;
    return {
        pages,
        changes,
        from: Number.isFinite(from) ? from : null,
        to: Number.isFinite(to) ? to : null,
        quiet: quietWords(report),
        // The pattern where there is one, else what was counted: a picture claims no more than its sentence.
        hours: { isForecast: pattern.present, values: [...(pattern.present ? pattern.hours : pattern.counts)] },
        countClasses: [...countClasses],
        rateClasses: [...rateClasses],
        unforecast,
        busiest: report.busiest.slice(0, MOST_BUSIEST).map(({ path, counted, forecast }) => ({
            path,
            counted: countedWords(counted),
            forecast: forecastWords(forecast),
        })),
        directories: report.directories
            .toSorted((a, b) => b.frequencyOfChange - a.frequencyOfChange || b.pages - a.pages)
            .slice(0, MOST_DIRECTORIES)
            .map(({ path, pages: own, changedIn, frequencyOfChange, class: kind }) => ({
            path,
            pages: own,
            changedIn: stepsWords(changedIn, report.evolution),
            frequency: frequencyOfChange,
            class: kind,
        })),
    };
}

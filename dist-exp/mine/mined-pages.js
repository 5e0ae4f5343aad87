import { blended } from "./rates/blended.js";
import { GRID_RATES } from "./rates/log-rate-grid.js";
import { totalsOf } from "./rates/rate-estimator.js";
/** The estimators tell no rates apart above this: of a page that may change faster only a least is told. */
const MOST_PER_DAY = GRID_RATES.at(-1);
/** A least below this tells nothing: such a page was seen too little. */
const LEAST_TOLD_PER_DAY = 1 / 1000;
/** Nor is anything told of a page that was never seen changed and may yet change so often. */
const MOST_UNSEEN_PER_DAY = 0.5;
const BUSIEST = 50;
/** Counts and forecasts of the pages that are there, in their order. */
export function minedPages(looks, paths) {
    const known = looks.flatMap((page, i) => (page === null ? [] : [{ page, path: paths[i] }]));
    const estimate = blended.fit(known.map(({ page }) => page));
    return known.map(({ page, path }) => {
        const totals = totalsOf(page);
        const { looks: seen, changes, days } = totals;
        const counted = { looks: seen, changes, days };
        return { path, counted, forecast: forecastOf(estimate(page), totals) };
    });
}
/** The estimate, no narrower than what was counted; one without an upper end has no mean either, only a least. */
function forecastOf({ ratePerDay, low, high, survival }, { changes, days }) {
    const counted = days > 0 ? changes / days : null;
    const least = Math.min(low, counted ?? low);
    const unchangedForWeek = survival.at(7);
    if (changes === 0 && high >= MOST_UNSEEN_PER_DAY)
        return null;
    if (high < MOST_PER_DAY && (counted ?? 0) < MOST_PER_DAY)
        return {
            ratePerDay,
            isLeast: false,
            low: least,
            high: Math.max(high, counted ?? high),
            unchangedForWeek,
        };
    if (least < LEAST_TOLD_PER_DAY)
        return null;
    return { ratePerDay: least, isLeast: true, low: least, high: null, unchangedForWeek };
}
/** The pages forecast to change most. */
export function busiestPages(pages) {
    const rate = ({ forecast }) => forecast?.ratePerDay ?? -1;
    return pages
        .filter(({ forecast }) => forecast !== null)
        .sort((a, b) => rate(b) - rate(a) || b.counted.changes - a.counted.changes)
        .slice(0, BUSIEST);
}
const RATE_CLASSES = [
    ["rarer", 1 / 1000],
    ["yearly", 1 / 200],
    ["quarterly", 1 / 60],
    ["monthly", 1 / 15],
    ["weekly", 1 / 3.5],
    ["daily", 2],
    ["more often", Infinity],
];
const COUNT_CLASSES = [
    ["never", 0],
    ["once", 1],
    ["2 to 4 times", 4],
    ["5 to 19 times", 19],
    ["more often", Infinity],
];
/** Pages by the changes seen of them, and by the rate forecast for them. */
export function pageClasses(pages) {
    const forecast = pages.flatMap(({ forecast: own }) => (own === null ? [] : [own.ratePerDay]));
    const counts = pages.filter(({ counted }) => counted.looks > 0).map(({ counted }) => counted.changes);
    return {
        countClasses: classesOf(COUNT_CLASSES, counts),
        rateClasses: classesOf(RATE_CLASSES, forecast),
        unforecast: pages.length - forecast.length,
    };
}
function classesOf(classes, values) {
    return classes.map(([label, most], i) => ({
        label,
        pages: values.filter((value) => value <= most && value > (classes[i - 1]?.[1] ?? -1)).length,
    }));
}

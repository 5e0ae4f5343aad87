import { CONDITIONS } from "../watch-schema.js";
import { gauge } from "./metric-text.js";
const PAGE_STATES = ["watched", "asleep", "gone"];
/** Sites, pages, looks, versions, budgets and deliveries; nothing where nothing is watched. */
export function watchMetrics(sites, deliveries) {
    const isWhole = sites.every(({ figures }) => figures !== null);
    return [
        ...(sites.length > 0 ? conditionMetrics(sites) : []),
        ...(sites.length > 0 && isWhole ? figureMetrics(sites.map(({ figures }) => figures)) : []),
        ...(deliveries === null ? [] : deliveryMetrics(deliveries)),
    ];
}
function conditionMetrics(sites) {
    return CONDITIONS.map((condition) => ({
        ...gauge("isochron_watch_sites", "Sites under watch, by condition.", sites.filter((one) => one.condition === condition).length),
        labels: { condition },
    }));
}
function figureMetrics(figures) {
    const sum = (of) => figures.reduce((all, one) => all + of(one), 0);
    return [
        ...PAGE_STATES.map((state) => ({
            ...gauge("isochron_watch_pages", "Pages under watch, by state.", sum(({ pages }) => pages[state])),
            labels: { state },
        })),
        gauge("isochron_watch_looks", "Looks at pages since each watch began.", sum(({ looks }) => looks)),
        gauge("isochron_watch_versions", "New versions that they found.", sum(({ versions }) => versions)),
        gauge("isochron_watch_requests_today", "Requests spent on the UTC day of each site's last turn.", sum(({ requestsToday }) => requestsToday.spent)),
        gauge("isochron_watch_bytes_this_month", "Bytes received in the UTC month of each site's last turn.", sum(({ bytesThisMonth }) => bytesThisMonth.spent)),
    ];
}
function deliveryMetrics({ waiting, delivered, givenUp, repeated }) {
    const states = { waiting, delivered, "given-up": givenUp, repeated };
    return Object.entries(states).map(([state, value]) => ({
        ...gauge("isochron_watch_deliveries", "Messages of news, by what became of them.", value),
        labels: { state },
    }));
}

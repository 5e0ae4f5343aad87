// A survey for people: what was found, how sure it is, and what to type next.
import { count, duration, percent } from "#chart/index.js";
import { printable } from "#formats/index.js";
const TRAPS = {
    "repeating-path": "path segments that repeat",
    "session-id": "session ids in addresses",
    calendar: "a calendar",
    "many-parameters": "many parameters",
    "one-shape": "many addresses of one shape",
};
/** The whole survey as text that ends with a line end; strings from the web are made harmless. */
export function renderSurveyTerminal(report) {
    const rows = [
        ["Site", report.landedOn === report.url ? report.url : `${report.url} → ${report.landedOn}`],
        ["Looked at", `${report.requests} requests`],
        ...scriptBuiltRow(report),
        ["Size", sizeLine(report)],
        ["Robots", robotsLine(report)],
        ...report.sitemaps.map(({ url, pages, further, problem }) => [
            "Sitemap",
            `${url}: ${problem ?? (further > 0 ? `index of ${count(further)}` : `${count(pages)} pages`)}`,
        ]),
        ...report.feeds.map((url) => ["Feed", url]),
        ...report.traps.map(({ kind, urls, example }) => [
            "Trap?",
            `${TRAPS[kind]}: ${count(urls)} addresses like ${example}`,
        ]),
        ["Server", habitsLine(report)],
        [
            "Links to",
            report.otherHosts.map(({ host, links }) => `${host} (${links})`).join(", ") || "no other host",
        ],
        ["Suggested", `--scope ${report.suggestion.scope}, a pause of ${duration(report.suggestion.delayMs)}`],
        ...report.ownerWays.map(({ command, tells }) => [
            "Is it yours?",
            `${command}: ${tells}`,
        ]),
        ["Would take", `about ${duration(report.suggestion.durationMs)} for visits and revisits`],
    ];
    const lines = rows.map(([label, text]) => `  ${label.padEnd(13)}${printable(text)}`);
    return `${lines.join("\n")}\n\n  ${printable(report.suggestion.command)}\n`;
}
/** Without a browser such a site's archive would hold shells: better known before than after. */
function scriptBuiltRow({ documents }) {
    if (documents.scriptBuilt === 0)
        return [];
    const share = `${count(documents.scriptBuilt)} of ${count(documents.looked)} pages looked at`;
    const beware = `${share} are built by scripts in the reader’s browser: a capture shows them in Chromium where there is one, twice each, some seconds a page beside their requests`;
    const signs = documents.signs.map(({ why, pages }) => `${why} (${count(pages)})`);
    return [
        ["Beware", beware],
        ["Signs", signs.join("; ")],
    ];
}
function sizeLine({ size, requisitesSeen }) {
    const range = size.high === null ? `at least ${count(size.low)}` : `${count(size.low)} to ${count(size.high)}`;
    return `about ${count(size.pages)} pages (${range}; by ${size.method}), and at least ${count(requisitesSeen)} images, scripts and style sheets`;
}
function robotsLine({ robots }) {
    const state = {
        rules: "robots.txt has rules",
        none: "no robots.txt",
        "disallows-all": "the server fails to give robots.txt, so nothing may be asked for",
        unreachable: "robots.txt cannot be reached, so nothing may be asked for",
    }[robots.state];
    const delay = robots.crawlDelaySeconds === null ? "" : `, asks for ${robots.crawlDelaySeconds} s between requests`;
    return `${state}${robots.seedAllowed ? "" : ", excludes the seed"}${delay}; ${count(robots.allowed)} of the addresses found are allowed, ${count(robots.disallowed)} are not`;
}
function habitsLine({ habits }) {
    const conditional = habits.notModified === null
        ? "no validator to ask with"
        : habits.notModified
            ? "answers 304"
            : "ignores conditions";
    return [
        habits.server ?? "unnamed",
        `${duration(habits.medianResponseMs)} per answer (slowest ${duration(habits.slowestResponseMs)})`,
        `Last-Modified ${percent(habits.lastModified, 1)}`,
        `ETag ${percent(habits.etag, 1)}`,
        conditional,
        `compressed ${percent(habits.compressed, 1)}`,
        `cached ${percent(habits.cacheSigns, 1)}`,
        `${habits.failures} failures`,
    ].join(", ");
}

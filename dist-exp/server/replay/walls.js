/** The browser in which every escape of test/support/escapes was tried last; none got out. */
const TRIED_IN = "Chromium 156";
/** Ways out that are known and not ours to close. */
const WAYS_OUT = [
    "in browsers that do not know Connection-Allowlist (Chromium before 152, Firefox, Safari) scripts can send WebRTC packets, and the name of an address that a page tries to open is looked up and connected to before that is refused;",
    "what a reader opens with the browser's own menus (\"Open link in new tab\") leads where the page's scripts have let it lead.",
];
/** The walls of a running archive, in sentences. */
export function wallsOf(place) {
    const { domain, isSplit, replayPort, isLocal } = place;
    if (!isSplit)
        return [STILL];
    const names = [`<site>.localhost:${replayPort}`, ...(domain ? [`<site>.${domain.name}`] : [])].join(" or ");
    return [
        `Each archived site is shown in a frame, on an origin of its own (${names}).`,
        `Archived pages read nothing of each other, the archive or the token, and reach nothing outside (tried in ${TRIED_IN}). Known ways out:`,
        ...WAYS_OUT.map((words) => `- ${words}`),
        ...(domain ? [SHARED_COOKIES, NEEDS_TLS] : []),
        ...(!isLocal && !domain ? [ELSEWHERE] : []),
        "With --replay-domain none pages are shown without their scripts, and no script finds a way.",
    ];
}
const STILL = "Archived pages are shown without their scripts, in a frame that loads nothing from the live web.";
const SHARED_COOKIES = "- below one domain browsers let archived sites share cookies (Domain=); nothing here reads them.";
const NEEDS_TLS = "- over plain http browsers do not say what a request is for, so pages are shown without their scripts; use https.";
const ELSEWHERE = "Readers on other machines see pages without their scripts: set --replay-domain to change that.";

/** Its pages for {@link RoundPages}. */
export function coursePages(course) {
    return {
        paths: () => pathsOf(course.pages()),
        isWatched: (number) => course.mind.has(number),
        get count() {
            return course.count;
        },
        unseen: () => unseenPages(course),
    };
}
/** Pages under watch that were never looked at. */
export function* unseenPages(course) {
    for (const { number, state } of course.pages())
        if (state === "watched" && course.mind.lookedAt(number) === null)
            yield number;
}
/** What a look says to a round: a first one shows the page as it stands. */
export function roundFinding(found) {
    if (found === "failed" || found === "refused")
        return "silent";
    return found === "first" ? "same" : found;
}
/** By number; a number that no page has any more lies at the root. */
function pathsOf(pages) {
    const paths = [];
    for (const { number, url } of pages)
        paths[number] = pathOf(url);
    return Array.from(paths, (path) => path ?? "");
}
function pathOf(url) {
    return new URL(url).pathname;
}

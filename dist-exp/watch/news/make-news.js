import { oneLine } from "#formats/index.js";
import { newsId } from "./news-id.js";
import { summaryOfChange, textOfChange, titleOfPageNews } from "./news-words.js";
const MOST_TITLE_CHARS = 200;
const MOST_SUMMARY_CHARS = 500;
const NOTES = {
    changed: "It differs from what was seen before.",
    new: "It was seen for the first time.",
    gone: "It is not there any more.",
    back: "It is there again.",
    moved: "It leads to another address.",
};
/** News of a page. */
export function pageNews(event) {
    const { site, url, kind, version, at, since, captureId, title, change, note = NOTES[kind] } = event;
    return {
        id: newsId({ site, kind, url, mark: version, since }),
        site,
        kind,
        url,
        at,
        since,
        title: titleOfPageNews(kind, url, title),
        summary: change === null ? oneLine(note, MOST_SUMMARY_CHARS) : summaryOfChange(change),
        importance: change === null ? 1 : change.importance,
        verdict: change === null ? null : change.verdict,
        captureId,
        ...(change !== null && { changedText: textOfChange(change) }),
    };
}
/** News of a site as a whole. */
export function siteNews({ site, kind, mark, at, captureId, title, summary }) {
    return {
        id: newsId({ site, kind, url: null, mark, since: null }),
        site,
        kind,
        url: null,
        at,
        since: null,
        title: oneLine(title, MOST_TITLE_CHARS),
        summary: oneLine(summary, MOST_SUMMARY_CHARS),
        importance: 1,
        verdict: null,
        captureId,
    };
}

import { newsWhere } from "./news-where.js";
import { readerView } from "./reader-view.js";
import { wholeWithheld } from "./withheld.js";
/** Wraps a reader of news. */
export function readerNews(news, rules, reader) {
    const view = readerView(rules, reader);
    return {
        async list(asked) {
            const judge = await view.judge();
            return judge.isOpen ? news.list(asked) : newsWhere(news, asked, (item) => mayBeTold(judge, item));
        },
        async find(id) {
            const [judge, found] = [await view.judge(), await news.find(id)];
            return found !== null && (judge.isOpen || mayBeTold(judge, found.item)) ? found : null;
        },
        async counts() {
            if ((await view.judge()).isOpen)
                return news.counts();
            throw wholeWithheld("The figures of a watch are");
        },
    };
}
/**
 * News of a page speak of both looks, so both must be open to be listed. News of a site speak of all its pages: they are
 * for readers to whom everything is open, as figures of runs are.
 */
function mayBeTold(judge, { url, at, since, site }) {
    if (url === null)
        return false;
    const looks = since === null ? [at] : [since, at];
    return looks.every((look) => judge.isListed({ url, at: look, collection: site }));
}

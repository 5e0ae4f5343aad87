// News as one group of readers sees them: as if what is kept from them had never been looked at.
import type { NewsItem } from "#model/index.js";
import type { NewsReader, PlacedNews, RuleBook } from "#ports/index.js";
import type { Judge } from "./judge.js";
import { readerView, type Reader } from "./reader-view.js";
import { wholeWithheld } from "./withheld.js";

/** News read at once; what is hidden among them is made up for by the next. */
const READ_AT_ONCE = 200;
/** News gone through for one answer. */
const MOST_READ = 20_000;

/** Wraps a reader of news. */
export function readerNews(news: NewsReader, rules: RuleBook, reader: Reader): NewsReader {
  const view = readerView(rules, reader);
  return {
    async list(asked) {
      const judge = await view.judge();
      if (judge.isOpen) return news.list(asked);
      const told: PlacedNews[] = [];
      let before = asked.before;
      for (let read = 0; read < MOST_READ && told.length < asked.limit; read += READ_AT_ONCE) {
        const part = await news.list({
          ...asked,
          limit: READ_AT_ONCE,
          ...(before !== undefined && { before }),
        });
        told.push(...part.filter(({ item }) => mayBeTold(judge, item)));
        if (part.length < READ_AT_ONCE) break;
        before = part.at(-1)!.no;
      }
      return told.slice(0, asked.limit);
    },
    async find(id) {
      const [judge, found] = [await view.judge(), await news.find(id)];
      return found !== null && (judge.isOpen || mayBeTold(judge, found.item)) ? found : null;
    },
    async counts() {
      if ((await view.judge()).isOpen) return news.counts();
      throw wholeWithheld("The figures of a watch are");
    },
  };
}

/**
 * News of a page speak of both looks, so both must be open to be listed. News of a site speak of all its pages: they are
 * for readers to whom everything is open, as figures of runs are.
 */
function mayBeTold(judge: Judge, { url, at, since, site }: NewsItem): boolean {
  if (url === null) return false;
  const looks = since === null ? [at] : [since, at];
  return looks.every((look) => judge.isListed({ url, at: look, collection: site }));
}

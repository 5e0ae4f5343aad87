// The newest news of which something holds: read in parts until there are enough, so that what is passed over leaves no
// gap, and up to a bound, so that no question takes for ever.
import type { NewsItem } from "#model/index.js";
import type { NewsAsked, NewsReader, PlacedNews } from "#ports/index.js";

const READ_AT_ONCE = 200;
/** News gone through for one answer. */
const MOST_READ = 20_000;

/** Those asked for that pass. */
export async function newsWhere(
  news: NewsReader,
  asked: NewsAsked,
  passes: (item: NewsItem) => boolean,
): Promise<PlacedNews[]> {
  const found: PlacedNews[] = [];
  let before = asked.before;
  for (let read = 0; read < MOST_READ && found.length < asked.limit; read += READ_AT_ONCE) {
    const part = await news.list({ ...asked, limit: READ_AT_ONCE, ...(before !== undefined && { before }) });
    found.push(...part.filter(({ item }) => passes(item)));
    if (part.length < READ_AT_ONCE) break;
    before = part.at(-1)!.no;
  }
  return found.slice(0, asked.limit);
}

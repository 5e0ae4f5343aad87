const READ_AT_ONCE = 200;
/** News gone through for one answer. */
const MOST_READ = 20_000;
/** Those asked for that pass. */
export async function newsWhere(news, asked, passes) {
    const found = [];
    let before = asked.before;
    for (let read = 0; read < MOST_READ && found.length < asked.limit; read += READ_AT_ONCE) {
        const part = await news.list({ ...asked, limit: READ_AT_ONCE, ...(before !== undefined && { before }) });
        found.push(...part.filter(({ item }) => passes(item)));
        if (part.length < READ_AT_ONCE)
            break;
        before = part.at(-1).no;
    }
    return found.slice(0, asked.limit);
}

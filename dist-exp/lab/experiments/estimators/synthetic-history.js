const WEEK_SECONDS = 7 * 86_400;
const DIRECTORIES = 10;
/** Draws `weeks` weeks of a site; a third of the pages is bursty, and a directory is edited in bulk now and then. */
export function syntheticHistory(pages, weeks, random) {
    const events = [];
    const paths = Array.from({ length: pages }, (_, page) => `d${page % DIRECTORIES}/p${page}.html`);
    for (let page = 0; page < pages; page++)
        events.push({ time: 0, page, content: 1 });
    const awake = new Uint8Array(pages);
    const rates = Float64Array.from({ length: pages }, () => 0.002 * 200 ** random.next());
    for (let week = 1; week < weeks; week++) {
        const bulk = random.next() < 0.05 ? Math.floor(random.next() * DIRECTORIES) : -1;
        for (let page = 0; page < pages; page++) {
            const bursty = page % 3 === 0;
            if (bursty && random.next() < (awake[page] === 1 ? 0.2 : 0.01))
                awake[page] = 1 - awake[page];
            const rate = bursty ? (awake[page] === 1 ? 0.7 : 0.001) : rates[page];
            const changes = page % DIRECTORIES === bulk || random.next() < -Math.expm1(-rate);
            if (changes)
                events.push({ time: (week + random.next() * 0.99) * WEEK_SECONDS, page, content: week + 1 });
        }
    }
    events.sort((a, b) => a.time - b.time);
    return {
        name: "synthetic",
        paths,
        times: Float64Array.from(events, ({ time }) => Math.floor(time)),
        pages: Int32Array.from(events, ({ page }) => page),
        contents: Float64Array.from(events, ({ content }) => content),
    };
}

// Pages that are more than a GET of their address, by address: pages themselves are found by their whole URL only.
import { addressOf, pagesLike, requestPartOf } from "#model/index.js";
import { urlKey } from "#formats/urls/url-key.js";
/** More of one address are not looked through: somebody waits for the page. */
const MOST_PAGES = 500;
/** The requests of one catalog; none in a file that is older than they are. */
export class RequestTable {
    #statements;
    constructor(driver) {
        const table = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'requests'";
        const isThere = driver.prepare(table).get() !== undefined;
        this.#statements = isThere
            ? {
                put: driver.prepare("INSERT OR IGNORE INTO requests VALUES (?, ?)"),
                like: driver.prepare(`SELECT url FROM requests WHERE address_key = ? AND url >= ? AND url < ?
               AND CASE WHEN ? = '' THEN instr(url, '&:body=') = 0 ELSE substr(url, -length(?)) = ? END
               ORDER BY url LIMIT ${MOST_PAGES}`),
            }
            : null;
    }
    /** For a transaction under way; a plain page is none. */
    put(url) {
        if (requestPartOf(url) !== null)
            this.#statements?.put.run(urlKey(addressOf(url)), url);
    }
    /** Pages that ask an address by this method with this body. */
    to(address, asked) {
        const { from, before, end: told } = pagesLike(address, asked);
        const end = told ?? "";
        const rows = this.#statements?.like.all(urlKey(address), from, before, end, end, end) ?? [];
        return rows.map((row) => row["url"]);
    }
}

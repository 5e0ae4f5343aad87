// Looks as they lie in a page's row: numbers, since a page may have been looked at a thousand times. Names of captures,
// sites and parts are numbered.
import { instant } from "#model/index.js";
/** Names by number, and looks written with them. */
export class LookRows {
    #add;
    #byName;
    #byNo;
    #names = new Map();
    #numbers = new Map();
    constructor(driver) {
        this.#add = driver.prepare("INSERT OR IGNORE INTO names (name) VALUES (?)");
        this.#byName = driver.prepare("SELECT no FROM names WHERE name = ?");
        this.#byNo = driver.prepare("SELECT name FROM names WHERE no = ?");
    }
    write(looks, numberOf) {
        const rows = looks.map(({ at, captureId, site, text, parts = [] }) => {
            const names = [captureId, site].map((name) => this.#numberOf(name));
            return [at, ...names, text === null ? 0 : numberOf(text), ...parts.map((part) => this.#numberOf(part))];
        });
        return JSON.stringify(rows);
    }
    read(text) {
        return JSON.parse(text).map(([at, capture, site, no, ...parts]) => ({
            at: instant(at),
            captureId: this.#nameOf(capture),
            site: this.#nameOf(site),
            text: no === 0 ? null : String(no),
            ...(parts.length > 0 && { parts: parts.map((part) => this.#nameOf(part)) }),
        }));
    }
    /** Numbers that were given in a transaction which did not hold are nobody's. */
    forget() {
        this.#names.clear();
        this.#numbers.clear();
    }
    #numberOf(name) {
        const known = this.#numbers.get(name);
        if (known !== undefined)
            return known;
        this.#add.run(name);
        const no = Number(this.#byName.get(name)["no"]);
        this.#numbers.set(name, no);
        return no;
    }
    #nameOf(no) {
        const known = this.#names.get(no);
        if (known !== undefined)
            return known;
        const name = String(this.#byNo.get(no)?.["name"] ?? "");
        this.#names.set(no, name);
        return name;
    }
}

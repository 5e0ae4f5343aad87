// Scripts that stand in a page: which modules they name, by address or by a name that an import map explains.
import { addressesOf, isAddress, mappedAddresses, readImportMap } from "./import-map.js";
import { moduleSpecifiers } from "./module-imports.js";
const SCRIPT_TYPES = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/;
/** Longer scripts are data. */
const MAX_SCRIPT_CHARS = 4 * 1024 * 1024;
/** Takes the scripts of one page in order. */
export class InlineScripts {
    #bare = [];
    #isMap = false;
    #map = new Map();
    /** Whether the text of a script element of the given type is to be taken. */
    begin(type) {
        const essence = (type ?? "").split(";", 1)[0].trim().toLowerCase();
        this.#isMap = essence === "importmap";
        return this.#isMap || SCRIPT_TYPES.test(essence);
    }
    /** The text of the script begun last; gives the places of addresses. */
    take(script) {
        if (script.length > MAX_SCRIPT_CHARS)
            return [];
        if (this.#isMap)
            return addressesIn(script, readImportMap(script, this.#map));
        const specifiers = moduleSpecifiers(script);
        for (const { value } of specifiers)
            if (!isAddress(value))
                this.#bare.push(value);
        return specifiers.filter(({ value }) => isAddress(value));
    }
    /** Addresses of the import maps, and of all names that were imported. */
    modules() {
        const named = this.#bare.flatMap((name) => addressesOf(this.#map, name));
        return [...mappedAddresses(this.#map), ...named];
    }
}
/** Where a map's addresses stand as values, so that replay can lead them into the archive. */
function addressesIn(json, addresses) {
    return [...json.matchAll(/:\s{0,99}"([^"\\]{1,4096})"/g)].flatMap((match) => {
        const [whole, value] = [match[0], match[1]];
        if (!addresses.has(value) || !isAddress(value))
            return [];
        const end = match.index + whole.length - 1;
        return [{ start: end - value.length, end, value }];
    });
}

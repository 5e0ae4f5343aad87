// Image candidates of a srcset attribute (HTML standard, "parse a srcset attribute").
import { isAsciiSpace } from "./ascii-space.js";
/** Places of the URLs of all candidates. */
export function scanSrcset(text) {
    const found = [];
    let at = 0;
    while (at < text.length) {
        while (at < text.length && (isAsciiSpace(text, at) || text[at] === ","))
            at++;
        const start = at;
        while (at < text.length && !isAsciiSpace(text, at))
            at++;
        let end = at;
        while (end > start && text[end - 1] === ",")
            end--;
        if (end > start)
            found.push({ start, end });
        // A comma right after the URL ends the candidate; otherwise its descriptors follow.
        if (end === at)
            at = descriptorsEnd(text, at);
    }
    return found;
}
function descriptorsEnd(text, from) {
    let depth = 0;
    for (let at = from; at < text.length; at++) {
        if (text[at] === "(")
            depth++;
        else if (text[at] === ")")
            depth = Math.max(0, depth - 1);
        else if (text[at] === "," && depth === 0)
            return at + 1;
    }
    return text.length;
}

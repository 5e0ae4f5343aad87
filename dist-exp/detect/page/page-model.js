// A version of a page as the detector sees it: elements in blocks. The words are those of bensaad2011 section 3.
/** Kinds of things that no reader of the text sees. */
export const UNSEEN_KINDS = ["scripts", "head", "site name", "hidden", "scrubbed", "described"];
/** Whether a block belongs to the site's frame (menu, header, footer) and not to this page. */
export function isFrame(role) {
    return role !== "content" && role !== "aside";
}
/** All elements of a page in reading order. */
export function elementsOf(page) {
    return page.blocks.flatMap((block) => block.elements);
}
/** Each element with its number among the elements of its place. */
export function withSlots(elements) {
    const counts = new Map();
    return elements.map((element) => {
        const slot = counts.get(element.place) ?? 0;
        counts.set(element.place, slot + 1);
        return [element, slot];
    });
}
/** The visible text, one line per text element. */
export function visibleText(page) {
    return elementsOf(page)
        .filter((element) => element.kind === "text")
        .map((element) => element.shown)
        .join("\n");
}
/** Words of a text, split at white space. */
export function wordsOf(text) {
    return text.split(/\s+/).filter((word) => word !== "");
}
/** How many words a text has, without making them. */
export function countWords(text) {
    let [count, inWord] = [0, false];
    for (let i = 0; i < text.length; i++) {
        const isSpace = text.charCodeAt(i) <= 32;
        if (!isSpace && !inWord)
            count++;
        inWord = !isSpace;
    }
    return count;
}

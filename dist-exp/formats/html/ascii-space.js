// White space as HTML and CSS know it: tab, line feed, form feed, carriage return, space.
/** Whether the character at the offset is white space. */
export function isAsciiSpace(text, at) {
    const code = text.charCodeAt(at);
    return code === 0x20 || (code >= 0x09 && code <= 0x0d && code !== 0x0b);
}
/** The range without white space at its ends. */
export function trimRange(text, from, to) {
    let [start, end] = [from, to];
    while (start < end && isAsciiSpace(text, start))
        start++;
    while (end > start && isAsciiSpace(text, end - 1))
        end--;
    return { start, end };
}

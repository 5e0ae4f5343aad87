// Text for a terminal: hostile strings made harmless, columns cut and padded, colour only when asked for.
/** Cuts a string in its middle so that both ends stay legible. */
export function shorten(text, width) {
    const chars = Array.from(text);
    if (chars.length <= width)
        return text;
    const head = Math.ceil((width - 1) * 0.6);
    return `${chars.slice(0, head).join("")}…${chars.slice(chars.length - (width - 1 - head)).join("")}`;
}
/** Breaks a sentence into lines of at most `width` characters where words allow it. */
export function wrap(text, width) {
    const lines = [];
    let line = "";
    for (const word of text.split(" ")) {
        if (line !== "" && line.length + 1 + word.length > width) {
            lines.push(line);
            line = word;
        }
        else
            line = line === "" ? word : `${line} ${word}`;
    }
    return [...lines, line];
}
/** ANSI styles, or none. */
export function ink(colour) {
    const style = (on, off) => (text) => colour ? `\u001b[${on}m${text}\u001b[${off}m` : text;
    return {
        strong: style(1, 22),
        faint: style(2, 22),
        good: style(32, 39),
        warn: style(33, 39),
        bad: style(31, 39),
    };
}

// Commands that are told to be typed: a word with spaces or signs of the shell goes between quotes.
/** The text as one word of a POSIX shell, as it is where that does. */
export function shellWord(text) {
    return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

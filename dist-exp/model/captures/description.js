/** The fifteen elements, in the order in which Dublin Core lists them. */
export const DC_ELEMENTS = [
    "title",
    "creator",
    "subject",
    "description",
    "publisher",
    "contributor",
    "date",
    "type",
    "format",
    "identifier",
    "source",
    "language",
    "relation",
    "coverage",
    "rights",
];
/** More than any catalogue needs; beyond it a description is refused. */
export const MOST_DC_VALUES = 200;
/** Characters of one value. */
export const MOST_DC_CHARS = 8192;
/** Characters of all values together. */
export const MOST_DC_CHARS_IN_ALL = 65_536;
/** The pairs of element and value in the elements' order. */
export function dcPairs(elements) {
    return DC_ELEMENTS.flatMap((name) => (elements[name] ?? []).map((value) => [name, value]));
}
/** Whether elements are few and short enough to be kept. */
export function isWithinBounds(elements) {
    const values = dcPairs(elements).map(([, value]) => value);
    const chars = values.reduce((sum, { length }) => sum + length, 0);
    return (values.length <= MOST_DC_VALUES &&
        chars <= MOST_DC_CHARS_IN_ALL &&
        values.every(({ length }) => length > 0 && length <= MOST_DC_CHARS));
}

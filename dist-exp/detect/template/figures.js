const FIGURE = /\d[\d.,]*/g;
/** The line with every figure alike; unchanged where it has none. */
export function withoutFigures(line) {
    return line.replace(FIGURE, "0");
}
/** Whether one line became the other by its figures alone. */
export function isFigureEdit({ before, after, }) {
    if (before?.kind !== "text" || after?.kind !== "text" || before.value === after.value)
        return false;
    return withoutFigures(before.value) === withoutFigures(after.value);
}

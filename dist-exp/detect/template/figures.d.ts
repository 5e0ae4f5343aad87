import type { PageElement } from "../page/page-model.js";
/** The line with every figure alike; unchanged where it has none. */
export declare function withoutFigures(line: string): string;
/** Whether one line became the other by its figures alone. */
export declare function isFigureEdit({ before, after, }: {
    readonly before: PageElement | null;
    readonly after: PageElement | null;
}): boolean;

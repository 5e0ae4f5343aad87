import { type Verdict } from "#model/index.js";
/** The stroke of a verdict: the theme's colour, or one that is legible on any ground. */
export declare function verdictColour(verdict: Verdict): string;
/** The dash pattern of a verdict; `null` is a solid line. */
export declare function verdictDash(verdict: Verdict): string | null;
/** Style sheet with the verdicts' colours for light and dark pages. */
export declare const CHART_THEME_CSS: string;

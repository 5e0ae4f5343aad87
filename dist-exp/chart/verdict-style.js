// How each verdict looks: a colour and a dash, so that no meaning hangs on colour alone.
import { VERDICTS } from "#model/index.js";
const STYLES = {
    sharp: { light: "#1c6b58", dark: "#67c3a8", plain: "#2f8f77", dash: null },
    attested: { light: "#33639f", dark: "#8fb8ea", plain: "#5585c0", dash: "9 3" },
    seen: { light: "#7b766a", dark: "#aaa597", plain: "#8c877a", dash: "3 3" },
    changed: { light: "#bb4a12", dark: "#f39a60", plain: "#d4692f", dash: "6 2 1.5 2" },
    "self-varying": { light: "#8a6100", dark: "#e2b850", plain: "#b08420", dash: "1.5 2" },
    gone: { light: "#77408a", dark: "#cb9fdb", plain: "#9c68ae", dash: "12 3 1.5 3" },
    failed: { light: "#a3213a", dark: "#f28b98", plain: "#cb5266", dash: "1 4" },
    blocked: { light: "#7a3b2e", dark: "#d79a8b", plain: "#a4685a", dash: "1 5" },
    excluded: { light: "#5d676d", dark: "#9aa6ad", plain: "#7b868c", dash: "2 6" },
    late: { light: "#4c5f86", dark: "#9db0d8", plain: "#7487ae", dash: "4 5" },
    skipped: { light: "#6d7478", dark: "#a3abaf", plain: "#868d91", dash: "1 7" },
};
/** The stroke of a verdict: the theme's colour, or one that is legible on any ground. */
export function verdictColour(verdict) {
    return `var(--isochron-${verdict}, ${STYLES[verdict].plain})`;
}
/** The dash pattern of a verdict; `null` is a solid line. */
export function verdictDash(verdict) {
    return STYLES[verdict].dash;
}
function variables(ground) {
    return VERDICTS.map((verdict) => `--isochron-${verdict}:${STYLES[verdict][ground]}`).join(";");
}
/** Style sheet with the verdicts' colours for light and dark pages. */
export const CHART_THEME_CSS = `:root{${variables("light")}}
@media (prefers-color-scheme:dark){:root{${variables("dark")}}}
@media print{:root{${variables("light")}}}
`;

/** The interface's colours, light and dark. */
export declare const COLOURS = ":root{color-scheme:light dark;--ground:#fbfaf7;--card:#fff;--ink:#1e2427;--faint:#5c6468;\n--rule:#e0dcd2;--link:#1c5a7a;--even:#8fa5ae;--odd:#4f6f7d}\n@media (prefers-color-scheme:dark){:root{--ground:#15191b;--card:#1b2023;--ink:#e6e4de;--faint:#a3aaad;\n--rule:#333a3e;--link:#8cc4e0;--even:#5f7782;--odd:#9db9c6}}\n.observed{--tone:var(--isochron-sharp)}.seen{--tone:var(--isochron-late)}.attested,.served{--tone:var(--isochron-attested)}\n.possible{--tone:var(--isochron-seen)}.nearest{--tone:var(--isochron-changed)}.missing{--tone:var(--isochron-failed)}";
/** The style sheet. */
export declare const BANNER_STYLE: string;

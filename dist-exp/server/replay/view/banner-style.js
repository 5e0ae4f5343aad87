// How the banner looks: the interface's colours, light and dark, and the verdicts' for how well things are known.
import { CHART_THEME_CSS } from "#chart/index.js";
/** The interface's colours, light and dark. */
export const COLOURS = `:root{color-scheme:light dark;--ground:#fbfaf7;--card:#fff;--ink:#1e2427;--faint:#5c6468;
--rule:#e0dcd2;--link:#1c5a7a;--even:#8fa5ae;--odd:#4f6f7d}
@media (prefers-color-scheme:dark){:root{--ground:#15191b;--card:#1b2023;--ink:#e6e4de;--faint:#a3aaad;
--rule:#333a3e;--link:#8cc4e0;--even:#5f7782;--odd:#9db9c6}}
.observed{--tone:var(--isochron-sharp)}.seen{--tone:var(--isochron-late)}.attested,.served{--tone:var(--isochron-attested)}
.possible{--tone:var(--isochron-seen)}.nearest{--tone:var(--isochron-changed)}.missing{--tone:var(--isochron-failed)}`;
const LAYOUT = `*{box-sizing:border-box}html,body{height:100%;margin:0}
body{display:flex;flex-direction:column;background:var(--ground);color:var(--ink);
font:14px/1.45 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;font-variant-numeric:tabular-nums}
iframe{flex:1;border:0;width:100%;min-height:0;background:#fff}
header{position:relative;z-index:1;border-bottom:1px solid var(--rule);padding:.45rem .9rem .3rem}
.top{display:flex;flex-wrap:wrap;gap:.25rem 1.1rem;align-items:center}
.mark{display:flex;flex:none}.mark svg{width:26px;height:26px;display:block}
.what{flex:1 1 22rem;min-width:0}.what p,.what details{margin:0}
.line{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.line code{font-weight:600}.faint{color:var(--faint)}
code{font:.94em ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
a{color:var(--link);text-underline-offset:.15em}
:focus-visible{outline:2px solid var(--link);outline-offset:2px;border-radius:3px}
.skip{position:absolute;left:-99rem}.skip:focus{left:.9rem;top:.3rem;background:var(--card);padding:.2rem .6rem;z-index:3}
.ways{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center}`;
const VERSIONS = `.versions{display:flex;align-items:center;gap:.15rem}
.versions a,.versions .none{display:grid;place-items:center;width:1.9rem;height:1.75rem;border-radius:.35rem;
text-decoration:none;border:1px solid var(--rule);background:var(--card);color:var(--ink)}
.versions a:hover{border-color:var(--faint)}.versions .none{opacity:.35}
.versions svg{width:14px;height:14px}.versions span.number{padding:0 .5rem;white-space:nowrap}
.strip{display:flex;align-items:center;gap:.6rem;font-size:.78rem;color:var(--faint);margin-top:.15rem}
.strip ol{position:relative;flex:1;height:20px;margin:0;padding:0;list-style:none}
.strip ol::before{content:"";position:absolute;left:0;right:0;top:50%;border-top:1px solid var(--rule)}
.strip a{position:absolute;top:0;width:12px;height:20px;margin-left:-6px}
.strip a::before{content:"";position:absolute;left:4px;top:5px;width:4px;height:10px;border-radius:2px;background:var(--even)}
.strip .odd::before{background:var(--odd)}.strip .many::before{left:3px;width:6px;top:4px;height:12px}
.strip .turn::before{border-radius:0;background:linear-gradient(90deg,var(--even) 50%,var(--odd) 50%)}
.strip a:hover::before{top:2px;height:16px}
.strip a[aria-current]::before{background:var(--ink);top:1px;height:18px;left:3px;width:6px;border-radius:3px}`;
const EVIDENCE = `details{position:static}summary{cursor:pointer;list-style:none;font-size:.93rem;width:fit-content;max-width:100%;
display:flex;flex-wrap:wrap;align-items:center;gap:0 .5rem;padding:.05rem .4rem .05rem .3rem;margin-left:-.3rem;border-radius:.35rem}
summary::-webkit-details-marker{display:none}summary:hover{background:color-mix(in srgb,var(--ink) 7%,transparent)}
summary::after{content:"";width:.42em;height:.42em;border:solid currentColor;border-width:0 1.5px 1.5px 0;
transform:rotate(45deg) translate(-.1em,-.1em);margin-left:.1rem}
details[open] summary::after{transform:rotate(225deg) translate(-.1em,-.1em)}
.state{display:inline-flex;align-items:center;gap:.4rem;white-space:nowrap}
.state b{font-weight:600;color:var(--tone)}.state svg{width:11px;height:11px;color:var(--tone);flex:none}
.panel{position:absolute;left:0;right:0;top:100%;z-index:2;max-height:min(34rem,72vh);overflow:auto;background:var(--card);
border-bottom:1px solid var(--rule);box-shadow:0 14px 28px -18px #000a;padding:1rem 1.4rem 1.4rem}
.panel>*{max-width:62rem;margin-left:auto;margin-right:auto}.panel>p{margin:0 auto .5rem}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.3rem 1.4rem;margin:0}
dt{color:var(--faint)}dd{margin:0;overflow-wrap:anywhere}
h2{font:500 1.15rem/1.3 "Iowan Old Style","Palatino Linotype",Palatino,Georgia,serif;margin:1.3rem auto .3rem}
.scroll{overflow-x:auto}table{width:100%;border-collapse:collapse;font-size:.93rem}
th,td{text-align:left;vertical-align:top;padding:.3rem 1rem .3rem 0;border-bottom:1px solid var(--rule)}
thead th{font-weight:500;color:var(--faint);white-space:nowrap}tbody th{font-weight:400;overflow-wrap:anywhere;min-width:14rem}
tbody th small{color:var(--faint);display:block}.time{white-space:nowrap}
.legend{display:flex;flex-wrap:wrap;gap:.2rem 1.2rem;padding:0;margin:.5rem auto;list-style:none}
@media (max-width:44rem){.mark{display:none}.panel{padding:.8rem .9rem}dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:.5rem}.line{white-space:normal;overflow-wrap:anywhere}}
@media print{.ways,.strip,iframe{display:none}}`;
/** The style sheet. */
export const BANNER_STYLE = [COLOURS, CHART_THEME_CSS, LAYOUT, VERSIONS, EVIDENCE].join("\n");

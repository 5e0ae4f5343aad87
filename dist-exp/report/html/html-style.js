// The HTML report's style sheet and its one small script. Both are constants: nothing from the web enters them.
import { createHash } from "node:crypto";
import { CHART_THEME_CSS } from "#chart/index.js";
/** Calm, printable, light and dark. */
export const STYLE = `${CHART_THEME_CSS}
:root{color-scheme:light dark;--ground:#fbfaf7;--card:#fff;--ink:#1e2427;--faint:#5c6468;--rule:#e0dcd2;--link:#1c5a7a;--isochron-ground:var(--card)}
@media (prefers-color-scheme:dark){:root{--ground:#15191b;--card:#1b2023;--ink:#e6e4de;--faint:#a3aaad;--rule:#333a3e;--link:#8cc4e0}}
@media print{:root{--ground:#fff;--card:#fff;--ink:#000;--faint:#444;--rule:#bbb;--link:#000}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;font-variant-numeric:tabular-nums}
main{max-width:62rem;margin:0 auto;padding:3.5rem 1.5rem 4rem}
h1,h2,.figure{font-family:"Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua",Georgia,"Liberation Serif",serif;font-weight:500;line-height:1.2}
h1{font-size:1.35rem;margin:.2rem 0 2.4rem;overflow-wrap:anywhere}
h2{font-size:1.45rem;margin:3.6rem 0 .6rem}
p{max-width:44rem;margin:.5rem 0}
a{color:var(--link)}
.eyebrow{font-size:.8rem;letter-spacing:.09em;text-transform:uppercase;color:var(--faint);margin:0}
.figure{font-size:clamp(2.6rem,7vw,4.4rem);margin:0;letter-spacing:-.01em}
.figure small{font-size:.45em;color:var(--faint)}
.lead{font-size:1.2rem;margin:.3rem 0 1.2rem}
.bar{height:.6rem;border-radius:.3rem;background:var(--rule);overflow:hidden;margin:0 0 1.3rem}
.bar,.bar i{print-color-adjust:exact}
.bar i{display:block;height:100%;background:var(--isochron-sharp)}
.faint{color:var(--faint)}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.3rem 1.6rem;margin:1.8rem 0 0}
dt{color:var(--faint)}
dd{margin:0;overflow-wrap:anywhere}
figure{margin:1.2rem 0 0;padding:1.2rem 1.2rem .9rem;background:var(--card);border:1px solid var(--rule);border-radius:.5rem;overflow-x:auto;break-inside:avoid}
figure svg{display:block;min-width:40rem;height:auto}
figcaption{color:var(--faint);font-size:.9rem;margin-top:.8rem}
.scroll{overflow-x:auto}
table{width:100%;border-collapse:collapse;margin:1rem 0 0;font-size:.94rem}
th,td{text-align:left;padding:.45rem .8rem .45rem 0;border-bottom:1px solid var(--rule);vertical-align:top}
thead th{font-weight:500;color:var(--faint);white-space:nowrap}
tbody th{font-weight:500;white-space:nowrap}
td.n,th.n{text-align:right;white-space:nowrap;padding-right:1.4rem}
td.url{overflow-wrap:anywhere;min-width:16rem}
td small{display:block;color:var(--faint)}
td.example{overflow-wrap:anywhere}
td.time{white-space:nowrap;font-size:.88rem}
table.measures th{white-space:normal;min-width:11rem;padding-right:1.4rem}
table.measures small{display:block;font-weight:400;color:var(--faint)}
table.measures dl{margin:0;gap:0 1rem;grid-template-columns:1fr max-content}
table.measures dd{text-align:right}
table.measures td{min-width:15rem;padding-right:1.4rem}
table.measures td p{margin:.3rem 0 0;font-size:.88rem}
ul.addresses{overflow-wrap:anywhere}
thead button{font:inherit;color:inherit;background:none;border:0;padding:0;cursor:pointer}
thead button:hover,thead button:focus-visible{color:var(--ink);text-decoration:underline}
th[aria-sort=ascending] button::after{content:" ↑"}
th[aria-sort=descending] button::after{content:" ↓"}
.v{display:inline-flex;align-items:center;gap:.5rem;white-space:nowrap}
.v::before{content:"";width:.7rem;height:.7rem;border-radius:50%;border:2px solid var(--c);background:transparent}
.v.sharp::before{background:var(--c)}
ul{max-width:46rem;padding-left:1.2rem}
li{margin:.4rem 0}
code{font:.9em ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;overflow-wrap:anywhere}
footer{margin-top:4rem;padding-top:1rem;border-top:1px solid var(--rule);color:var(--faint);font-size:.9rem}
@media print{main{padding:0;max-width:none}h2{break-after:avoid}tr{break-inside:avoid}figure svg{min-width:0}}
`;
/** Sorts a table by the column whose head is pressed; without scripts the tables stand in the report's order. */
export const SCRIPT = `
for (const head of document.querySelectorAll("table[data-sortable] thead th")) {
  const button = document.createElement("button");
  button.append(...head.childNodes);
  head.append(button);
  button.addEventListener("click", () => {
    const down = head.getAttribute("aria-sort") === "ascending";
    for (const other of head.parentNode.children) other.removeAttribute("aria-sort");
    head.setAttribute("aria-sort", down ? "descending" : "ascending");
    const body = head.closest("table").tBodies[0];
    const key = (row) => row.cells[head.cellIndex].dataset.key ?? row.cells[head.cellIndex].textContent;
    const order = new Intl.Collator("en", { numeric: true }).compare;
    const rows = [...body.rows].sort((a, b) => order(key(a), key(b)) * (down ? -1 : 1));
    body.append(...rows);
  });
}
`;
/** Lets the page run its own script and nothing else, and ask nobody for anything. */
export const CONTENT_SECURITY_POLICY = `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; ` +
    `script-src 'sha256-${createHash("sha256").update(SCRIPT).digest("base64")}'`;

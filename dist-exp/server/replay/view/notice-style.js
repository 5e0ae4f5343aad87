// How our own pages beside archived ones look: as the interface does, from one sheet, and with nothing to fetch.
import { COLOURS } from "./banner-style.js";
const LAYOUT = `*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);
font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;font-variant-numeric:tabular-nums}
header,main,footer{max-width:48rem;margin:0 auto;padding:0 1.5rem}
header{padding-top:1.4rem;font:500 1.25rem/1.2 var(--serif)}
header small{font:.94rem system-ui,sans-serif;color:var(--faint);margin-left:.7rem}
main{padding-top:9vh;padding-bottom:2rem}
h1{font:500 clamp(1.7rem,5vw,2.4rem)/1.2 var(--serif);margin:0 0 1.2rem;overflow-wrap:anywhere}
h2{font:500 1.25rem/1.2 var(--serif);margin:2.4rem 0 .6rem}
p{margin:.5rem 0;max-width:44rem}a{color:var(--link);text-underline-offset:.15em}
code{font:.92em ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;overflow-wrap:anywhere}
ul{list-style:none;margin:0;padding:0;border-top:1px solid var(--rule)}
li{padding:.7rem 0;border-bottom:1px solid var(--rule);overflow-wrap:anywhere}
li a{display:block;font:500 1.1rem/1.3 var(--serif)}li small,.faint,footer{color:var(--faint)}
footer{padding-bottom:3rem;font-size:.94rem}
:focus-visible{outline:2px solid var(--link);outline-offset:3px;border-radius:2px}`;
const SERIF = ':root{--serif:"Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua",Georgia,"Liberation Serif",serif}';
/** The sheet. */
export const NOTICE_STYLE = [COLOURS, SERIF, LAYOUT].join("\n");

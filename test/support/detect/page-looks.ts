// Pages of the histories as a browser lays them out. The histories hold no style sheets: stand-ins of our own give the
// names that the two sites use about the look they have (columns, bars, bands, what stays folded).
import type { LayoutBox, PageToRender, Renderer } from "#ports/index.js";
import { markupPage, renderingOf, testRenderer } from "../render/rendering.js";
import type { Pack } from "./page-packs.js";

const RUST_BLOG = `
body { margin: 0; font: 18px/1.6 sans-serif; color: black; background: white; }
.flex { display: flex; } .flex-wrap { flex-wrap: wrap; } .flex-auto { flex: 1 1 auto; } .list { list-style: none; }
nav { padding: 0 32px; align-items: center; } .brand { font-size: 32px; } .brand img { width: 80px; height: 80px; }
ul.nav li { padding: 8px 32px; }
.center { margin-left: auto; margin-right: auto; } .mw8-l { max-width: 1020px; } .mw9-l { max-width: 1200px; } .ph3 { padding: 0 16px; }
section { padding: 30px 0 60px; } section header { padding: 30px 0 60px; } section header h2 { font-size: 46px; margin: 0; }
.publish-date-author { margin: -60px 0 60px; } .post h2 { font-size: 36px; } .post h3 { font-size: 30px; }
pre { background: #f4f5f5; overflow: auto; padding: 8px; } blockquote { background: #f7f9f9; border-left: 8px solid #c3cdd2; padding: 32px; margin: 0 0 32px; }
.posts { background: #2a3439; color: white; }
footer { background: black; color: white; padding: 30px 0; } footer ul { list-style: none; padding: 0; } footer img { width: 40px; height: 40px; }
.row::after { content: ""; display: table; clear: both; } .four.columns { float: left; width: 32%; } .attribution { text-align: center; padding-top: 30px; }`;

const APACHE = `
* { box-sizing: border-box; } body { margin: 0; font: 16px/1.5 sans-serif; color: #333; background: white; }
.container { width: 1170px; margin: 0 auto; padding: 0 15px; } .inner { max-width: 1200px; margin: 0 auto; padding: 0 24px; }
.row { margin: 0 -15px; } .row::after, .nav::after { content: ""; display: table; clear: both; }
[class*="col-"] { float: left; padding: 0 15px; }
.col-md-12, .col-sm-12 { width: 100%; } .col-md-9, .col-sm-9 { width: 75%; } .col-md-8, .col-sm-8 { width: 66.6%; } .col-md-7 { width: 58.3%; } .col-md-6, .col-sm-6 { width: 50%; }
.col-md-5 { width: 41.6%; } .col-md-4, .col-sm-4 { width: 33.3%; } .col-md-3, .col-sm-3 { width: 25%; } .col-md-2, .col-sm-2 { width: 16.6%; }
.navbar, .nav { list-style: none; padding: 0; margin: 0; } .nav > li { float: left; padding: 12px; } .navbar-toggle, .visible-xs, .hidden-lg { display: none; }
.dropdown-menu, .tab-pane, .carousel-inner > .item { display: none; } .tab-pane.active, .carousel-inner > .item.active { display: block; }
.sr-only { position: absolute; width: 1px; height: 1px; overflow: hidden; } .list-unstyled { list-style: none; padding: 0; }
.hero { background: #10104a; color: white; } .grad-purple { background: linear-gradient(#5b2c83, #c22270); color: white; } .bg-gray { background: #f2f2f2; }
.bg-primary, footer { background: #282661; color: white; } .text-center { text-align: center; }
.flex { display: flex; } .flex-column { flex-direction: column; } .flex-1 { flex: 1; } .flex-2 { flex: 2; } .gap-large { gap: 48px; } .gap-medium { gap: 24px; }
.py-large { padding-top: 48px; padding-bottom: 48px; } .py-xl { padding-top: 72px; padding-bottom: 72px; } .hero-icon img { width: 200px; height: 200px; }
pre { background: #f5f5f5; padding: 9px; } td, th { padding: 8px; } h1 { font-size: 36px; } h2 { font-size: 30px; } h3 { font-size: 24px; }`;

const STAND_INS: Readonly<Record<Pack, string>> = { "apache-www": APACHE, "rust-blog-html": RUST_BLOG };

/** A renderer for pages that are still: nobody answers what they ask for, so they need not be waited for. */
export function stillRenderer(): ReturnType<typeof testRenderer> {
  return testRenderer({ limits: { quietVirtualMs: 100, quietRealMs: 20, maxBusyMs: 60_000 } });
}

/** The boxes of a page as it is laid out, with the stand-in of its site or with the browser's own styles alone. */
export async function boxesOf(
  renderer: Renderer,
  html: string,
  look: Pack | "bare",
): Promise<readonly LayoutBox[]> {
  const outcome = await renderer.render(pageOf(html, look));
  return renderingOf(outcome).tree.boxes;
}

function pageOf(html: string, look: Pack | "bare"): PageToRender {
  const page = markupPage("");
  const style = look === "bare" ? "" : STAND_INS[look];
  return {
    ...page,
    document: { ...page.document, body: Buffer.from(html) },
    answer: ({ url }) =>
      Promise.resolve(
        /\/(?:app|styles)\.css$/.test(url)
          ? {
              kind: "response",
              id: url,
              status: 200,
              headers: [["Content-Type", "text/css"]],
              body: Buffer.from(style),
            }
          : { kind: "failed", code: "not-there" },
      ),
  };
}

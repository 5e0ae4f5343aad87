// How one can know that a site stood so at one moment: a minute's reading, drawn.
import { SHOWN_CANNOT_PROVE } from "#server/api-schema.js";
import { hrefOf } from "../shell/route.js";
import { Title } from "../shell/title.js";
import { KINDS_OF_PAGES, PageLine } from "./page-line.js";

/** The page. */
export function View() {
  return (
    <article class="how">
      <Title text="How we know" />
      <h1>How we know</h1>
      <p class="lead">
        A crawl of a site takes hours. The site changes meanwhile. So how can anybody say what stood there at
        one moment?
      </p>
      <Sequence />
      <section aria-labelledby="kinds">
        <h2 id="kinds">What can come of a page</h2>
        <dl class="kinds">
          {KINDS_OF_PAGES.map((kind) => (
            <div key={kind.name}>
              <dt>
                <PageLine kind={kind} />
                {kind.name}
              </dt>
              <dd>{kind.meaning}</dd>
            </div>
          ))}
        </dl>
        <p>
          The three kinds of evidence stand side by side. They are never added up, and every page that is
          known to belong to the site is counted, whatever came of it.
        </p>
      </section>
      <Limits />
    </article>
  );
}

function Sequence() {
  return (
    <ol class="sequence">
      <li>
        <Step step={1} />
        <h2>Visit every page</h2>
        <p>One after the other, politely. Each page is kept as it came, byte by byte.</p>
      </li>
      <li>
        <Step step={2} />
        <h2>Fix a moment: t*</h2>
        <p>When every page has been seen once. This is the moment that the capture speaks about.</p>
      </li>
      <li>
        <Step step={3} />
        <h2>Visit every page again</h2>
        <p>Is it the same as before? Then it was seen so on both sides of the moment.</p>
      </li>
    </ol>
  );
}

function Limits() {
  return (
    <section aria-labelledby="limits">
      <h2 id="limits">What this cannot prove</h2>
      <ul>
        {SHOWN_CANNOT_PROVE.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p>
        You need not believe us: every capture has a certificate that names the records it rests on, and{" "}
        <code>isochron verify</code> checks it from those records alone.
      </p>
      <p class="actions">
        <a class="button strong" href={hrefOf([])}>
          To the sites
        </a>
      </p>
    </section>
  );
}

/** Four pages as lines; what each step adds is drawn strong. */
function Step({ step }: { readonly step: 1 | 2 | 3 }) {
  const pages = [0, 1, 2, 3];
  const names = [
    "Four pages are visited one after the other",
    "A moment after the last visit is fixed",
    "All four are visited again, after the moment",
  ];
  return (
    <svg class="step" viewBox="0 0 240 110" role="img" aria-label={names[step - 1]}>
      {pages.map((i) => (
        <line key={i} class="way" x1="20" x2="225" y1={22 + i * 22} y2={22 + i * 22} />
      ))}
      {step === 3 &&
        pages.map((i) => (
          <line key={i} class="seen" x1={32 + i * 20} x2={208 - i * 20} y1={22 + i * 22} y2={22 + i * 22} />
        ))}
      {pages.map((i) => (
        <circle key={i} class={step === 1 ? "look new" : "look"} cx={32 + i * 20} cy={22 + i * 22} r="5" />
      ))}
      {step > 1 && <line class={step === 2 ? "moment new" : "moment"} x1="120" x2="120" y1="6" y2="98" />}
      {step > 1 && (
        <text x="120" y="109" text-anchor="middle">
          t*
        </text>
      )}
      {step === 3 &&
        pages.map((i) => <circle key={i} class="look new" cx={208 - i * 20} cy={22 + i * 22} r="5" />)}
    </svg>
  );
}

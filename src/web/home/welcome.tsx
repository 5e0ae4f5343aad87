// An archive that holds nothing yet, and what to do first.
import { hrefOf } from "../shell/route.js";

const FIRST: readonly (readonly [string, string])[] = [
  [
    "isochron survey https://example.org/",
    "looks at a site politely: how large it is and how long a capture takes.",
  ],
  ["isochron capture https://example.org/", "captures it. It appears here as soon as it is begun."],
  ["isochron import collection.warc.gz", "takes in what other tools have captured."],
  ["isochron demo", "shows all of it on a small living site on this machine."],
];

/** Greets, and names the first steps. */
export function Welcome() {
  return (
    <section class="welcome">
      <h1>Welcome. This archive is empty.</h1>
      <p class="lead">
        It will hold web sites as of one moment, with what proves it.{" "}
        <a href={hrefOf(["how"])}>How can one know that?</a>
      </p>
      <h2>What to do first</h2>
      <dl class="steps">
        {FIRST.map(([command, what]) => (
          <div key={command}>
            <dt>
              <code>{command}</code>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

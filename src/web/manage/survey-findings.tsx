// What a survey found, as sentences with their figures.
import { count, duration, pagesWord } from "#chart/index.js";
import type { Survey } from "#server/manage-schema.js";

const ROBOTS: Readonly<Record<Survey["robots"]["state"], string>> = {
  rules: "robots.txt has rules, which are obeyed",
  none: "no robots.txt: everything may be asked for",
  "disallows-all": "robots.txt allows nothing to us",
  unreachable: "robots.txt could not be read: nothing may be asked for until it can",
};

const TRAPS: Readonly<Record<string, string>> = {
  "repeating-path": "paths that repeat themselves",
  "session-id": "addresses with session ids",
  calendar: "calendars without an end",
  "many-parameters": "addresses with many parameters",
  "one-shape": "very many addresses of one shape",
};

/** The findings. */
export function SurveyFindings({ survey }: { readonly survey: Survey }) {
  const { size, robots, documents, traps, habits, suggestion, ownerWays } = survey;
  return (
    <section class="findings" aria-label="What the survey found">
      <p class="figure">
        ≈ {count(size.pages)} <small>{size.pages === 1 ? "page" : "pages"}</small>
      </p>
      <p class="faint">
        {size.high === null
          ? `at least ${count(size.low)}`
          : `between ${count(size.low)} and ${count(size.high)}`}
        , by {size.method}; a capture takes about {duration(suggestion.durationMs)}
      </p>
      <dl>
        <dt>Looked at</dt>
        <dd>
          {count(survey.requests)} requests, {count(habits.failures)} of them failed; an answer takes{" "}
          {duration(habits.medianResponseMs)}
          {survey.landedOn !== survey.url && `; the address leads to ${survey.landedOn}`}
        </dd>
        <dt>Rules</dt>
        <dd>
          {ROBOTS[robots.state]}
          {robots.disallowed > 0 &&
            ` (of the pages found ${count(robots.allowed)} are allowed, ${count(robots.disallowed)} not)`}
          {robots.crawlDelaySeconds !== null &&
            `; it asks for ${robots.crawlDelaySeconds} s between requests`}
        </dd>
        <dt>Scripts</dt>
        <dd>
          {documents.scriptBuilt === 0
            ? "no page looked at is built by scripts"
            : `this site is built by scripts: ${count(documents.scriptBuilt)} of ${pagesWord(documents.looked)} looked at need a browser`}
        </dd>
        <dt>Traps</dt>
        <dd>
          {traps.length === 0
            ? "no sign of endless addresses"
            : traps.map((trap) => (
                <span key={trap.kind} class="trap">
                  {TRAPS[trap.kind] ?? trap.kind}, such as {trap.example}
                </span>
              ))}
        </dd>
        <dt>Is it yours?</dt>
        <dd>
          {ownerWays.map(({ command, tells }) => (
            <span key={command} class="trap">
              <code>{command}</code>: {tells}
            </span>
          ))}
        </dd>
      </dl>
    </section>
  );
}

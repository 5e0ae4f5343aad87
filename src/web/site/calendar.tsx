// When the site was captured: a year of days, graded by how much changed and how sharp it was, each leading to its captures.
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { percent } from "#chart/index.js";
import type { CaptureListing } from "#server/api-schema.js";
import { fetchSiteCaptures } from "../home/sites-api.js";
import { Word } from "../parts/word.js";
import { Loaded } from "../shell/loaded.js";
import { useTimes } from "../shell/times.js";
import { CalendarDay } from "./calendar-day.js";
import { capturedDays, changeGrade, sharpGrade, weeksOf, type CapturedDay } from "./calendar-days.js";
import { askedHere, type SitePartProps } from "./site-part.js";

const HALF_DAY_MS = 14 * 3_600_000;
const PIECE = 500;
const MOST_PIECES = 4;
const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2001, month, 1)).toLocaleDateString("en-GB", { month: "long", timeZone: "UTC" }),
);

interface Year {
  readonly captures: readonly CaptureListing[];
  readonly isCut: boolean;
}

/** The calendar of a year, and the captures of a day in it. */
export function SiteCalendar(props: SitePartProps) {
  const { told, place } = props;
  const { site, last, firstAt } = told.listing;
  const year = yearAsked(place.query.get("year")) ?? new Date(last.asOf ?? last.startedAt).getUTCFullYear();
  const isBefore = new Date(firstAt).getUTCFullYear() < year;
  const isAfter = new Date(last.asOf ?? last.startedAt).getUTCFullYear() > year;
  const step = (to: number): string => askedHere(place, { year: String(to), day: "" });
  return (
    <section aria-labelledby="calendar" class="calendar">
      <h2 id="calendar">Captured in {year}</h2>
      <p class="years">
        {isBefore && <a href={step(year - 1)}>← {year - 1}</a>}
        {isAfter && <a href={step(year + 1)}>{year + 1} →</a>}
      </p>
      <Loaded what={`year ${year} ${site}`} load={() => readYear(site, year)}>
        {(read) => <Days {...props} year={year} read={read} />}
      </Loaded>
    </section>
  );
}

function Days({ told, place, year, read }: SitePartProps & { readonly year: number; readonly read: Year }) {
  const { zone } = useTimes();
  const grid = useRef<HTMLDivElement>(null);
  const days = capturedDays(read.captures, zone).filter(({ day }) => day.startsWith(`${year}-`));
  const byDay = new Map(days.map((one) => [one.day, one]));
  const chosen = byDay.get(place.query.get("day") ?? "");
  const current = (chosen ?? days.at(-1))?.day;
  if (days.length === 0) return <p>Nothing was captured in this year.</p>;
  return (
    <>
      <div class="months" ref={grid} onKeyDown={(event) => moveBy(event, grid.current)}>
        {MONTHS.map((name, month) => (
          <Month
            key={name}
            name={`${name} ${year}`}
            isEmpty={!days.some(({ day }) => Number(day.slice(5, 7)) === month + 1)}
            weeks={weeksOf(year, month)}
            cell={(day) => {
              const own = byDay.get(day);
              const number = Number(day.slice(8));
              if (!own) return <span class="faint">{number}</span>;
              return (
                <a
                  class={`day changed-${changeGrade(own.differing) ?? "unknown"} sharp-${sharpGrade(own.sharp) ?? "unknown"}`}
                  href={askedHere(place, { year: String(year), day })}
                  aria-label={wordsOf(own)}
                  aria-current={own === chosen ? "date" : undefined}
                  tabIndex={day === current ? 0 : -1}
                >
                  {number}
                </a>
              );
            }}
          />
        ))}
      </div>
      <Legend />
      {read.isCut && (
        <p class="faint">Only the newest {PIECE * MOST_PIECES} captures of this year are shown.</p>
      )}
      <div aria-live="polite">{chosen && <CalendarDay told={told} chosen={chosen} />}</div>
    </>
  );
}

interface MonthProps {
  readonly name: string;
  /** Left out where there is little room. */
  readonly isEmpty: boolean;
  readonly weeks: readonly (readonly (string | null)[])[];
  readonly cell: (day: string) => ComponentChildren;
}

function Month({ name, isEmpty, weeks, cell }: MonthProps) {
  return (
    <table class={isEmpty ? "month empty" : "month"}>
      <caption>{name}</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((day) => (
            <th key={day} scope="col" abbr={day}>
              <span aria-hidden="true">{day[0]}</span>
              <span class="unseen">{day}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, i) => (
          <tr key={i}>
            {week.map((day, k) => (
              <td key={k}>{day !== null && cell(day)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Legend() {
  const changed = ["nothing differed", "up to 1 %", "up to 5 %", "up to a fifth", "more than a fifth"];
  const sharp = ["below 50 %", "from 50 %", "from 80 %", "from 95 %"];
  return (
    <dl class="legend">
      <dt>
        The ground: pages <Word name="differing">that differed</Word> around t*
      </dt>
      <dd>
        {changed.map((words, grade) => (
          <span key={words}>
            <i class={`day changed-${grade}`} aria-hidden="true" /> {words}
          </span>
        ))}
      </dd>
      <dt>
        The bar below: pages <Word name="sharp" /> at t*
      </dt>
      <dd>
        {sharp.map((words, i) => (
          <span key={words}>
            <i class={`day sharp-${i + 1}`} aria-hidden="true" /> {words}
          </span>
        ))}
      </dd>
    </dl>
  );
}

function wordsOf({ day, captures, sharp, differing }: CapturedDay): string {
  const date = new Date(`${day}T12:00Z`).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
  const times = captures.length === 1 ? "1 capture" : `${captures.length} captures`;
  const figures = [
    sharp === null ? null : `${percent(sharp, 1)} sharp`,
    differing === null ? null : `${percent(differing, 1)} differed`,
  ].filter((one) => one !== null);
  return [`${date}: ${times}`, ...figures].join(", ");
}

async function readYear(site: string, year: number): Promise<Year> {
  const span = {
    from: String(Date.UTC(year, 0, 1) - HALF_DAY_MS),
    to: String(Date.UTC(year + 1, 0, 1) + HALF_DAY_MS),
    limit: String(PIECE),
  };
  const captures: CaptureListing[] = [];
  let cursor: string | null = null;
  for (let piece = 0; piece < MOST_PIECES; piece++) {
    const read = await fetchSiteCaptures(site, { ...span, ...(cursor !== null && { cursor }) });
    captures.push(...read.captures);
    if (read.next === null) return { captures, isCut: false };
    cursor = read.next;
  }
  return { captures, isCut: true };
}

function yearAsked(text: string | null): number | null {
  return text !== null && /^\d{4}$/.test(text) ? Number(text) : null;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Arrows lead from one captured day to the next: up and down at least a week further, as far as there are any. */
function moveBy(event: KeyboardEvent, grid: HTMLElement | null): void {
  const step = STEPS[event.key];
  const links = [...(grid?.querySelectorAll<HTMLAnchorElement>("a.day") ?? [])];
  const at = links.findIndex((link) => link === document.activeElement);
  if (step === undefined || at === -1) return;
  event.preventDefault();
  const dayOf = (link: HTMLAnchorElement): number =>
    Date.parse(new URLSearchParams(link.hash.split("?")[1]).get("day") ?? "") / 86_400_000;
  const from = dayOf(links[at]!);
  const ahead = step > 0 ? links.slice(at + 1) : links.slice(0, at).reverse();
  ahead.find((link) => Math.abs(dayOf(link) - from) >= Math.abs(step))?.focus();
}

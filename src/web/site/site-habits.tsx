// How the site changes: what was counted, and what is forecast from it, told apart.
import { count, heatMap, histogram, pagesWord } from "#chart/index.js";
import type { Habits } from "#server/sites-schema.js";
import { fetchHabits } from "../home/sites-api.js";
import { ChartFigure } from "../parts/chart-figure.js";
import { DataTable, type Column } from "../parts/data-table.js";
import { shownUrl } from "../parts/shown-url.js";
import { Loaded } from "../shell/loaded.js";
import { hrefOf } from "../shell/route.js";
import { useTimes } from "../shell/times.js";
import type { SitePartProps } from "./site-part.js";

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour));
const MOST_DIRECTORIES = 20;
const WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** Charts and tables, as `isochron mine` has them. */
export function SiteHabits({ told: { listing } }: SitePartProps) {
  const { site } = listing;
  return (
    <section aria-labelledby="habits">
      <h2 id="habits">How it changes</h2>
      <Loaded what={`habits ${site}`} load={() => fetchHabits(site)}>
        {(habits) =>
          habits === null ? (
            <p>
              There is more to count than a view should wait for. <code>isochron mine --html {site}</code>{" "}
              counts it.
            </p>
          ) : (
            <Told habits={habits} />
          )
        }
      </Loaded>
    </section>
  );
}

function Told({ habits }: { readonly habits: Habits }) {
  const times = useTimes();
  const { pages, changes, from, to, quiet, hours, countClasses } = habits;
  const span = from === null || to === null ? "" : `, between ${times.day(from)} and ${times.day(to)}`;
  const [title, unit] = hours.isForecast
    ? ["Forecast rate of change by hour and weekday (UTC)", "× the mean"]
    : ["Changes counted by hour and weekday (UTC)", "changes"];
  return (
    <>
      <p>
        {count(changes)} changes of {pagesWord(pages)} were seen{span}. {quiet}
      </p>
      {changes > 0 && (
        <ChartFigure
          draw={(widthPx) => heatMap({ title, columns: HOURS, rows: WEEKDAYS, unit }, hours.values, widthPx)}
          caption={
            hours.isForecast
              ? "Forecast: 1 is the mean."
              : "Counted: changes that happened together count once. No pattern is claimed."
          }
        />
      )}
      <ChartFigure
        draw={(widthPx) =>
          histogram(
            { title: "Counted: pages by changes seen", xLabel: "seen changed", yLabel: "pages" },
            countClasses.map(({ label, pages: own }) => ({ label, count: own })),
            widthPx,
          )
        }
        caption="Pages that were looked at more than once."
      />
      <Busiest habits={habits} />
      <Directories habits={habits} />
    </>
  );
}

const BUSIEST: readonly Column<Habits["busiest"][number]>[] = [
  {
    name: "page",
    cell: ({ path }) => (
      <a href={hrefOf(["page", path])}>
        <bdi>{shownUrl(path)}</bdi>
      </a>
    ),
    class: "url",
  },
  { name: "counted", cell: ({ counted }) => counted },
  { name: "forecast (with probability 0.9)", cell: ({ forecast }) => forecast },
];

function Busiest({ habits: { busiest, unforecast } }: { readonly habits: Habits }) {
  if (busiest.length === 0) return <p>Too little was seen for a forecast of any page.</p>;
  return (
    <>
      <h3>Pages that change most</h3>
      <DataTable
        label="Pages that change most"
        rows={busiest}
        rowKey={({ path }) => path}
        columns={BUSIEST}
      />
      {unforecast > 0 && <p class="faint">{pagesWord(unforecast)} were seen too little for a forecast.</p>}
    </>
  );
}

const DIRECTORIES: readonly Column<Habits["directories"][number]>[] = [
  {
    name: "directory",
    cell: ({ path }) => <bdi>{path === "" ? "(root)" : shownUrl(path)}</bdi>,
    key: ({ path }) => path,
    class: "url",
  },
  { name: "pages", cell: ({ pages }) => count(pages), key: ({ pages }) => pages, isNumeric: true },
  { name: "changed in", cell: ({ changedIn }) => changedIn, key: ({ frequency }) => frequency },
  { name: "moves", cell: ({ class: kind }) => kind, key: ({ class: kind }) => kind },
];

function Directories({ habits: { directories } }: { readonly habits: Habits }) {
  if (directories.length === 0) return null;
  return (
    <>
      <h3>Directories that move</h3>
      <DataTable
        label="Directories that move"
        rows={directories.slice(0, MOST_DIRECTORIES)}
        rowKey={({ path }) => path}
        columns={DIRECTORIES}
      />
    </>
  );
}

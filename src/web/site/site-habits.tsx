// How the site changes: what was counted, and what is forecast from it, told apart.
import { count, heatMap, histogram, pagesWord } from "#chart/index.js";
import type { Habits } from "#server/sites-schema.js";
import { fetchHabits } from "../home/sites-api.js";
import { ChartFigure } from "../parts/chart-figure.js";
import { shownUrl } from "../parts/shown-url.js";
import { Loaded } from "../shell/loaded.js";
import { hrefOf } from "../shell/route.js";
import { useTimes } from "../shell/times.js";
import type { SitePartProps } from "./site-part.js";

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour));
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

function Busiest({ habits: { busiest, unforecast } }: { readonly habits: Habits }) {
  if (busiest.length === 0) return <p>Too little was seen for a forecast of any page.</p>;
  return (
    <>
      <h3>Pages that change most</h3>
      <table class="cards">
        <thead>
          <tr>
            <th scope="col">page</th>
            <th scope="col">counted</th>
            <th scope="col">forecast (with probability 0.9)</th>
          </tr>
        </thead>
        <tbody>
          {busiest.map(({ path, counted, forecast }) => (
            <tr key={path}>
              <td class="url" data-label="page">
                <a href={hrefOf(["page", path])}>
                  <bdi>{shownUrl(path)}</bdi>
                </a>
              </td>
              <td data-label="counted">{counted}</td>
              <td data-label="forecast">{forecast}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {unforecast > 0 && <p class="faint">{pagesWord(unforecast)} were seen too little for a forecast.</p>}
    </>
  );
}

function Directories({ habits: { directories } }: { readonly habits: Habits }) {
  if (directories.length === 0) return null;
  return (
    <>
      <h3>Directories that move</h3>
      <table class="cards">
        <thead>
          <tr>
            <th scope="col">directory</th>
            <th scope="col" class="n">
              pages
            </th>
            <th scope="col">changed in</th>
            <th scope="col">moves</th>
          </tr>
        </thead>
        <tbody>
          {directories.slice(0, 20).map(({ path, pages, changedIn, class: kind }) => (
            <tr key={path}>
              <td class="url" data-label="directory">
                <bdi>{path === "" ? "(root)" : shownUrl(path)}</bdi>
              </td>
              <td class="n" data-label="pages">
                {count(pages)}
              </td>
              <td data-label="changed in">{changedIn}</td>
              <td data-label="moves">{kind}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

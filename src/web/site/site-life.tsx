// The archive's life as one picture: how much of the site is proved at every instant.
import { count, coverageChart, pagesWord } from "#chart/index.js";
import { fetchLife } from "../home/sites-api.js";
import { ChartFigure } from "../parts/chart-figure.js";
import { Word } from "../parts/word.js";
import { Loaded } from "../shell/loaded.js";
import { useTimes } from "../shell/times.js";
import type { SitePartProps } from "./site-part.js";

/** The picture, and its highest point in words. */
export function SiteLifePicture({ told: { listing } }: SitePartProps) {
  const times = useTimes();
  return (
    <section aria-labelledby="life">
      <h2 id="life">Proved at every instant</h2>
      <Loaded what={`life ${listing.site}`} load={() => fetchLife(listing.site)}>
        {({ pages, steps }) => {
          const best = steps.reduce((top, step) => (step.count > top.count ? step : top), {
            at: 0,
            count: 0,
          });
          if (best.count === 0)
            return (
              <p>
                No page was seen twice in one state, or not everything is open to you: nothing is told as{" "}
                <Word name="proved" /> at any instant.
              </p>
            );
          return (
            <>
              <p>
                Most was <Word name="proved" /> together at {times.full(best.at)}: {count(best.count)} of{" "}
                {pagesWord(pages)} that were looked at.
              </p>
              <ChartFigure
                draw={(widthPx) =>
                  coverageChart("Pages with an observed interval over each instant", steps, pages, widthPx)
                }
                caption="Observed only: a page counts where two identical responses lie around the instant and none differing between. The dashed line is all pages that were looked at."
              />
            </>
          );
        }}
      </Loaded>
    </section>
  );
}

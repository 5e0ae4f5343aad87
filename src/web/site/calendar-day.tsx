// The captures of one day, each with the way into replay.
import { captureHref } from "../shell/route.js";
import { useTimes } from "../shell/times.js";
import { replayHref } from "../parts/replay-href.js";
import { CaptureFigures } from "./capture-figures.js";
import type { CapturedDay } from "./calendar-days.js";
import type { SitePartProps } from "./site-part.js";

interface CalendarDayProps extends Pick<SitePartProps, "told"> {
  readonly chosen: CapturedDay;
}

/** What was captured on the day, and how to see it. */
export function CalendarDay({ told: { seeds, replayUrl }, chosen }: CalendarDayProps) {
  const times = useTimes();
  const [seed] = seeds;
  const noon = Date.parse(`${chosen.day}T12:00Z`);
  return (
    <div class="day-captures">
      <h3>{new Date(noon).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" })}</h3>
      <ul>
        {chosen.captures.map((capture) => {
          const at = capture.asOf ?? capture.startedAt;
          return (
            <li key={capture.id}>
              <a href={captureHref(capture.id)}>{times.clock(at)}</a> · <CaptureFigures capture={capture} />
              {seed !== undefined && capture.asOf !== null && (
                <>
                  {" · "}
                  <a href={replayHref(replayUrl, seed, at)} target="_blank" rel="noopener noreferrer">
                    open as it stood
                  </a>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

// What was done here, by whom and when: read only, newest first.
import { fetchActs } from "./manage-api.js";
import { Loaded } from "../shell/loaded.js";
import { hrefOf } from "../shell/route.js";
import { useTimes } from "../shell/times.js";
import { Title } from "../shell/title.js";
import type { ViewProps } from "../shell/view-props.js";

const COLUMNS = ["when", "who", "did what", "to what", "outcome"] as const;

/** A part of the log of acts. */
export function View({ place }: ViewProps) {
  const before = place.query.get("before");
  const times = useTimes();
  return (
    <>
      <Title text="Acts" />
      <h1>Acts</h1>
      <p class="lead">
        Everything that was asked for here, and what came of it. Nothing of it is ever changed.
      </p>
      <Loaded what={`acts ${before ?? ""}`} load={() => fetchActs(before)}>
        {({ items, next }) =>
          items.length === 0 ? (
            <p>Nothing was done yet.</p>
          ) : (
            <>
              <table class="cards">
                <thead>
                  <tr>
                    {COLUMNS.map((name) => (
                      <th key={name} scope="col">
                        {name}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {items.map((act) => (
                    <tr key={act.no}>
                      <td class="time" data-label="when">
                        {times.full(act.at)}
                      </td>
                      <td data-label="who">{act.who}</td>
                      <td data-label="did what">{act.what}</td>
                      <td data-label="to what" class="url">
                        {act.about}
                      </td>
                      <td data-label="outcome" class="url">
                        {act.outcome}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
              {next !== null && (
                <p class="actions">
                  <a class="button" href={hrefOf(["acts"], { before: String(next) })}>
                    Older acts
                  </a>
                </p>
              )}
            </>
          )
        }
      </Loaded>
    </>
  );
}

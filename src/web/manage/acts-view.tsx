// What was done here, by whom and when: read only, newest first.
import type { ActList } from "#server/manage-schema.js";
import { fetchActs } from "./manage-api.js";
import { Loaded } from "../shell/loaded.js";
import { hrefOf } from "../shell/route.js";
import { useSession } from "../shell/session.js";
import { useTimes } from "../shell/times.js";
import { Title } from "../shell/title.js";
import type { ViewProps } from "../shell/view-props.js";

const COLUMNS = ["when", "who", "did what", "to what", "outcome"] as const;

/** A part of the log of acts. */
export function View({ place }: ViewProps) {
  const { manage } = useSession();
  const before = place.query.get("before");
  return (
    <>
      <Title text="Acts" />
      <h1>Acts</h1>
      <p class="lead">
        Everything that was asked for here, and what came of it. Nothing of it is ever changed.
      </p>
      {manage ? (
        <Loaded what={`acts ${before ?? ""}`} load={() => fetchActs(before)}>
          {(acts) => <Acts acts={acts} />}
        </Loaded>
      ) : (
        <p>Those who have the token for it read it here.</p>
      )}
    </>
  );
}

function Acts({ acts: { items, next } }: { readonly acts: ActList }) {
  if (items.length === 0) return <p>Nothing was done yet.</p>;
  return (
    <div class="acts">
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
            <ActRow key={act.no} act={act} />
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
    </div>
  );
}

function ActRow({ act: { at, who, what, about, outcome } }: { readonly act: ActList["items"][number] }) {
  const times = useTimes();
  const cells = [times.full(at), who, what, about, outcome];
  return (
    <tr>
      {cells.map((text, i) => (
        <td key={COLUMNS[i]} data-label={COLUMNS[i]} class={i > 2 ? "url" : undefined}>
          {text}
        </td>
      ))}
    </tr>
  );
}

// What was done here, by whom and when: read only, newest first.
import type { ActList } from "#server/manage-schema.js";
import { DataTable, type Column } from "../parts/data-table.js";
import { fetchActs } from "./manage-api.js";
import { Loaded } from "../shell/loaded.js";
import { hrefOf } from "../shell/route.js";
import { useSession } from "../shell/session.js";
import { useTimes } from "../shell/times.js";
import { Title } from "../shell/title.js";
import type { ViewProps } from "../shell/view-props.js";

type Act = ActList["items"][number];

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
  const times = useTimes();
  if (items.length === 0) return <p>Nothing was done yet.</p>;
  const columns: Column<Act>[] = [
    { name: "when", cell: ({ at }) => times.full(at) },
    { name: "who", cell: ({ who }) => who },
    { name: "did what", cell: ({ what }) => what },
    { name: "to what", cell: ({ about }) => about, class: "url" },
    { name: "outcome", cell: ({ outcome }) => outcome, class: "url" },
  ];
  return (
    <div class="acts">
      <DataTable label="Acts" rows={items} rowKey={({ no }) => no} columns={columns} />
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

// The cluster in one line, for the home: how many machines there are, and how many captures run.
import type { ApiCluster } from "#server/cluster-schema.js";
import { usePolled } from "../manage/polled.js";
import { MACHINES_HREF } from "../shell/route.js";
import { useSession } from "../shell/session.js";
import { fetchCluster } from "./machines-api.js";
import { machinesWord, runsWord } from "./machine-words.js";

const EVERY_MS = 10_000;

/** Nothing where there is no cluster. */
export function ClusterLine() {
  const { hasCluster, manage } = useSession();
  return hasCluster ? <Line isManager={manage} /> : null;
}

function Line({ isManager }: { readonly isManager: boolean }) {
  const { value, failure } = usePolled(() => fetchCluster(isManager, { limit: "1" }), {
    everyMs: EVERY_MS,
    what: `cluster ${isManager}`,
  });
  if (failure !== null)
    return (
      <p class="cluster-line trouble">
        <span aria-hidden="true">▲ </span>
        What the <a href={MACHINES_HREF}>machines</a> do is not known: {failure}.
      </p>
    );
  // The place is kept, so that nothing jumps when it is filled.
  return <p class="cluster-line">{value && <Sums sums={value.sums} />}</p>;
}

function Sums({ sums: { machines, conditions, running } }: Pick<ApiCluster, "sums">) {
  const { silent } = conditions;
  return (
    <>
      <a href={MACHINES_HREF}>
        {machinesWord(machines)}
        {running !== null && `, ${runsWord(running)} running`}
      </a>
      {silent > 0 && (
        <span class="trouble">
          {" "}
          <span aria-hidden="true">▲ </span>
          {silent === 1 ? "1 machine is silent" : `${machinesWord(silent)} are silent`}
        </span>
      )}
    </>
  );
}

// The machines of a cluster: those in trouble first, what they have in hand, and what nobody has. Those who manage tell
// them to take nothing new.
import { useState } from "preact/hooks";
import type { ApiCluster } from "#server/cluster-schema.js";
import { FormFailure } from "../manage/field.js";
import { usePolled } from "../manage/polled.js";
import { hrefOf, type Place } from "../shell/route.js";
import { useSession } from "../shell/session.js";
import { Title } from "../shell/title.js";
import type { ViewProps } from "../shell/view-props.js";
import { HandTable } from "./hand-table.js";
import { Beginning, Left, Meanings } from "./machine-notes.js";
import { MachineTable, type OnDrain } from "./machine-table.js";
import { drainMachine, fetchCluster } from "./machines-api.js";
import { handSentence, machinesSentence } from "./machine-words.js";

const EVERY_MS = 3_000;

/** The view. */
export function View({ place }: ViewProps) {
  const { manage } = useSession();
  const cursor = place.query.get("cursor");
  const asked = cursor === null ? {} : { cursor };
  const what = `machines ${manage} ${cursor ?? ""}`;
  const { value, failure, again } = usePolled(() => fetchCluster(manage, asked), { everyMs: EVERY_MS, what });
  return (
    <>
      <Title text="Machines" />
      <h1>Machines</h1>
      <FormFailure message={failure} />
      {value && <Cluster cluster={value} place={place} again={again} />}
    </>
  );
}

interface ClusterProps {
  readonly cluster: ApiCluster;
  readonly place: Place;
  readonly again: () => void;
}

function Cluster({ cluster, place, again }: ClusterProps) {
  const { at, machines, sums, left, next, canDrain } = cluster;
  const [complaint, setComplaint] = useState<string | null>(null);
  const onDrain: OnDrain = (machine, isDraining) => {
    drainMachine(machine, isDraining).then(
      () => (setComplaint(null), again()),
      (error: unknown) => setComplaint(error instanceof Error ? error.message : String(error)),
    );
  };
  if (sums.machines === 0) return <Beginning left={left} />;
  return (
    <>
      <Sums sums={sums} />
      <FormFailure message={complaint} />
      {canDrain && <ActsOnAll sums={sums} onDrain={onDrain} />}
      <MachineTable machines={machines} now={at} onDrain={canDrain ? onDrain : null} />
      <More place={place} next={next} />
      <HandTable machines={machines} />
      {left !== null && <Left left={left} />}
      <Meanings leaseMs={cluster.leaseMs} facts={cluster.facts} />
    </>
  );
}

function Sums({ sums }: Pick<ApiCluster, "sums">) {
  const hand = handSentence(sums);
  return (
    <>
      <p class="lead">{machinesSentence(sums)}</p>
      <p>
        {hand ??
          "Rules of this archive keep something from you. What machines have in hand speaks of everything, so it is not told here."}
      </p>
    </>
  );
}

function ActsOnAll({
  sums: { conditions },
  onDrain,
}: Pick<ApiCluster, "sums"> & { readonly onDrain: OnDrain }) {
  return (
    <p class="actions">
      {conditions.working > 0 && (
        <button type="button" class="button" onClick={() => onDrain(null, true)}>
          Let all machines take nothing new
        </button>
      )}
      {conditions.draining > 0 && (
        <button type="button" class="button" onClick={() => onDrain(null, false)}>
          Let all machines take sites again
        </button>
      )}
    </p>
  );
}

function More({ place, next }: { readonly place: Place; readonly next: string | null }) {
  const isFirst = !place.query.has("cursor");
  if (isFirst && next === null) return null;
  return (
    <p class="actions">
      {!isFirst && (
        <a class="button" href={hrefOf(place.path)}>
          From the beginning
        </a>
      )}
      {next !== null && (
        <a class="button" href={hrefOf(place.path, { cursor: next })}>
          More machines
        </a>
      )}
    </p>
  );
}

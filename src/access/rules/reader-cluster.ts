// A cluster as one group of readers is told of it. Which sites machines have in hand, how far their runs are and what they
// have sent hang on everything that is archived: that is told to readers to whom everything is open, as running captures
// are. Others are told which machines there are, and when each was heard of.
import type { ClusterReader, ClusterState, MachineOutline, RuleBook } from "#ports/index.js";
import { readerView, type Reader } from "./reader-view.js";

/** Where it is read how a cluster stands. */
export type ClusterSource = () => Promise<ClusterState>;

/** The cluster for those from whom nothing is kept. */
export function wholeCluster(read: ClusterSource): ClusterReader {
  return {
    async look() {
      const state = await read();
      return { at: state.at, machines: state.machines.map(outlineOf), whole: state };
    },
  };
}

/** Wraps a cluster. */
export function readerCluster(read: ClusterSource, rules: RuleBook, reader: Reader): ClusterReader {
  const view = readerView(rules, reader);
  const whole = wholeCluster(read);
  return {
    async look() {
      const { isOpen } = await view.judge();
      const told = await whole.look();
      return isOpen ? told : { ...told, whole: null };
    },
  };
}

function outlineOf({ name, software, startedAt, seenAt, isDraining }: MachineOutline): MachineOutline {
  return { name, software, startedAt, seenAt, isDraining };
}

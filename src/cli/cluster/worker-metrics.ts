// A machine's figures for Prometheus.
import type { WorkerFigures } from "#cluster/index.js";
import type { Metric } from "#server/index.js";

/** Name without `isochron_worker_`, what it says, and whether it only grows. */
const WORDS: Readonly<
  Record<keyof WorkerFigures, readonly [name: string, help: string, type: Metric["type"]]>
> = {
  sites: ["sites", "Sites that this machine works at.", "gauge"],
  mostSites: ["sites_limit", "Sites that it takes side by side.", "gauge"],
  uploadBacklogBytes: ["upload_backlog_bytes", "Bytes that are sealed and not acknowledged yet.", "gauge"],
  clockErrorMs: [
    "clock_error_milliseconds",
    "By how much its clock may differ from the database's.",
    "gauge",
  ],
  clocksWrong: ["clocks_wrong_total", "How often its clock went wrong.", "counter"],
  leasesLost: ["leases_lost_total", "Sites that it lost.", "counter"],
  requests: ["requests_total", "Requests that it made to servers.", "counter"],
  jobsDone: ["jobs_done_total", "Jobs that it did, or ended on request.", "counter"],
  jobsFailed: ["jobs_failed_total", "Jobs that failed.", "counter"],
  jobsGivenBack: ["jobs_given_back_total", "Jobs and turns that it gave back or lost.", "counter"],
  turnsDone: ["turns_done_total", "Turns of sites under watch that it had.", "counter"],
  gateTurns: ["gate_turns_total", "Turns at shared gates.", "counter"],
  gateTurnsLost: ["gate_turns_lost_total", "Turns that were lost since nobody heard of it.", "counter"],
  gateWaiting: ["gate_waiting", "Who waits for a turn.", "gauge"],
  gateWaitedMs: ["gate_waited_milliseconds_total", "All waits for turns, pauses included.", "counter"],
  gateWaitMs: ["gate_wait_milliseconds", "The mean wait for a turn, of late.", "gauge"],
  gateQuestions: ["gate_questions_total", "How often the database was asked for turns.", "counter"],
};

/** All of them; what is not known is left out. */
export function workerMetrics(figures: WorkerFigures): Metric[] {
  return Object.entries(WORDS).flatMap(([key, [name, help, type]]) => {
    const value = figures[key as keyof WorkerFigures];
    return value === null ? [] : [{ name: `isochron_worker_${name}`, help, type, value }];
  });
}

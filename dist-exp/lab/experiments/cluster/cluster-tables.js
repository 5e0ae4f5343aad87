// The tables and charts of simulated clusters.
import { lineChart } from "#chart/index.js";
import { SERIES } from "./cases.js";
import { STRETCH_MS } from "./server-log.js";
/** What was got done. */
export function speedTable({ rows, parameters }) {
    return {
        title: "Requests a second while every hand is full",
        parameters,
        columns: [
            "cluster",
            "hosts",
            "workers",
            "requests",
            "hours",
            "per s",
            "per site and min",
            "waits at gates",
        ],
        rows: rows.map((row) => [
            row.series,
            `${row.hosts}`,
            `${row.workers}`,
            `${row.requests}`,
            row.hoursSimulated.toFixed(2),
            row.requestsPerS.toFixed(1),
            row.perHandAndMin.toFixed(1),
            percent(row.gateWaits),
        ]),
    };
}
/** What the servers saw. */
export function politenessTable({ rows, parameters }) {
    return {
        title: "What the servers saw: requests too near to another, at hosts and at addresses",
        parameters,
        columns: [
            "cluster",
            "hosts",
            "requests",
            "too near",
            "sent late by a frozen worker",
            "answered longer than a lost turn",
            "robots.txt read by a cut off worker alone",
            "shortest pause left",
            "kills / freezes / cuts / crashes",
        ],
        rows: rows.map(({ tooNear, happened: { kills, freezes, cuts, restarts }, ...row }) => [
            row.series,
            `${row.hosts}`,
            `${row.requests}`,
            `${tooNear.none}`,
            `${tooNear.frozen}`,
            `${tooNear.outlived}`,
            `${tooNear.untold}`,
            row.leastPause === null ? "–" : `${(100 * row.leastPause).toFixed(2)} %`,
            `${kills} / ${freezes} / ${cuts} / ${restarts}`,
        ]),
    };
}
/** What it took. */
export function databaseTable({ rows, parameters }) {
    return {
        title: "The database, and sites taken over",
        parameters,
        columns: [
            "cluster",
            "hosts",
            "questions a request",
            "busy",
            "longest wait, ms",
            "takeovers",
            "mean, s",
            "longest, s",
        ],
        rows: rows.map((row) => [
            row.series,
            `${row.hosts}`,
            row.questionsPerRequest.toFixed(2),
            percent(row.databaseBusy),
            row.longestQuestionMs.toFixed(1),
            `${row.takeovers}`,
            row.meanTakeoverMs === null ? "–" : (row.meanTakeoverMs / 1_000).toFixed(1),
            row.takeovers === 0 ? "–" : (row.longestTakeoverMs / 1_000).toFixed(1),
        ]),
    };
}
/** Requests a second by workers. */
export function growthChart(rows) {
    const line = (name) => ({
        name,
        points: rows.filter((row) => row.series === name).map((row) => [row.workers, row.requestsPerS]),
    });
    return lineChart({ title: "Requests a second", xLabel: "workers", yLabel: "requests a second" }, [SERIES.growing, SERIES.workers].map(line));
}
/** Requests a second as time goes on, without faults and with. */
export function courseChart(rows) {
    const largest = rows.filter(({ series, hosts }) => series === SERIES.faults || hosts === rows[2].hosts);
    return lineChart({ title: "The largest cluster in its course", xLabel: "minutes", yLabel: "requests a second" }, largest.map(({ series, course }) => ({
        name: series,
        points: course.map((perS, stretch) => [(stretch * STRETCH_MS) / 60_000, perS]),
    })));
}
function percent(share) {
    return `${(100 * share).toFixed(1)} %`;
}

/** One line on how it goes. */
export function statusLine(now, before, seconds) {
    const perSecond = Math.round((now.requests - before.requests) / seconds);
    const { writer, queued, recorded, dropped, livePages } = now;
    const passed = Object.values(now.passedOver).reduce((sum, count) => sum + count, 0);
    const lost = dropped > 0 ? `, ${dropped} lost` : "";
    const waits = queued.frames > 0 ? `, ${queued.frames} waiting` : "";
    const day = writer.day === null ? "" : `, ${writer.day.contents} new contents`;
    return `${perSecond} requests/s, ${now.requests} in all; recorded ${recorded} answers of ${livePages} pages${day}${lost}; passed over ${passed}; writer ${writer.state}${waits}`;
}
/** One event as a line of JSON. */
export function eventLine(event, facts) {
    return `${JSON.stringify({ event, at: new Date().toISOString(), ...facts })}\n`;
}
/** Figures in the Prometheus text format (version 0.0.4). */
export function metricsText({ requests, unreachable, recorded, dropped, passedOver, livePages, queued, writer, }) {
    const counters = [
        { name: "requests_total", help: "Requests passed on.", values: { "": requests } },
        {
            name: "unreachable_total",
            help: "Requests that the server behind did not answer.",
            values: { "": unreachable },
        },
        { name: "answers_total", help: "Answers recorded.", values: { "": recorded } },
        {
            name: "dropped_total",
            help: "Answers lost since the archive did not keep up.",
            values: { "": dropped },
        },
        { name: "passed_over_total", help: "Answers not recorded by rule.", values: byReason(passedOver) },
        {
            name: "writer_restarts_total",
            help: "How often the writer was started again.",
            values: { "": writer.restarts },
        },
    ];
    const isWriting = writer.state === "writing" ? 1 : 0;
    const gauges = [
        { name: "pages", help: "Pages held in memory.", values: { "": livePages } },
        { name: "queue_frames", help: "Frames that wait for the writer.", values: { "": queued.frames } },
        { name: "queue_bytes", help: "Bytes that wait for the writer.", values: { "": queued.bytes } },
        { name: "writer_up", help: "Whether the archive writer writes.", values: { "": isWriting } },
    ];
    return [...exposed("counter", counters), ...exposed("gauge", gauges), ""].join("\n");
}
function byReason(counts) {
    return Object.fromEntries(Object.entries(counts).map(([why, count]) => [`{why="${why}"}`, count]));
}
/** Lines of Prometheus' text format. */
function exposed(type, metrics) {
    return metrics.flatMap(({ name, help, values }) => [
        `# HELP isochron_record_${name} ${help}`,
        `# TYPE isochron_record_${name} ${type}`,
        ...Object.entries(values).map(([labels, value]) => `isochron_record_${name}${labels} ${value}`),
    ]);
}

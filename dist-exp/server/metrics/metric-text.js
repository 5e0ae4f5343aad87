// Samples in the Prometheus text format (version 0.0.4).
/** A figure that goes up and down. */
export function gauge(name, help, value) {
    return { name, help, type: "gauge", value };
}
/** All samples of one name stand together, below their head. */
export function formatMetrics(metrics) {
    const names = [...new Set(metrics.map(({ name }) => name))];
    return names
        .map((name) => {
        const samples = metrics.filter((metric) => metric.name === name);
        const { help, type } = samples[0];
        return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${samples.map(sample).join("")}`;
    })
        .join("");
}
function sample({ name, labels = {}, value }) {
    const pairs = Object.entries(labels).map(([key, text]) => `${key}="${escapeLabel(text)}"`);
    return `${name}${pairs.length === 0 ? "" : `{${pairs.join(",")}}`} ${value}\n`;
}
function escapeLabel(text) {
    return text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n").replaceAll('"', '\\"');
}

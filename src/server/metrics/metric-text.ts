// Samples in the Prometheus text format (version 0.0.4).

/** One sample. */
export interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: "gauge" | "counter";
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

/** A figure that goes up and down. */
export function gauge(name: string, help: string, value: number): Metric {
  return { name, help, type: "gauge", value };
}

/** All samples of one name stand together, below their head. */
export function formatMetrics(metrics: readonly Metric[]): string {
  const names = [...new Set(metrics.map(({ name }) => name))];
  return names
    .map((name) => {
      const samples = metrics.filter((metric) => metric.name === name);
      const { help, type } = samples[0]!;
      return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${samples.map(sample).join("")}`;
    })
    .join("");
}

function sample({ name, labels = {}, value }: Metric): string {
  const pairs = Object.entries(labels).map(([key, text]) => `${key}="${escapeLabel(text)}"`);
  return `${name}${pairs.length === 0 ? "" : `{${pairs.join(",")}}`} ${value}\n`;
}

function escapeLabel(text: string): string {
  return text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n").replaceAll('"', '\\"');
}

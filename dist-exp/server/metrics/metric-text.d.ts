/** One sample. */
export interface Metric {
    readonly name: string;
    readonly help: string;
    readonly type: "gauge" | "counter";
    readonly labels?: Readonly<Record<string, string>>;
    readonly value: number;
}
/** A figure that goes up and down. */
export declare function gauge(name: string, help: string, value: number): Metric;
/** All samples of one name stand together, below their head. */
export declare function formatMetrics(metrics: readonly Metric[]): string;

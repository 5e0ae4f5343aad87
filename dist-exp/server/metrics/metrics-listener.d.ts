import { type Metric } from "./metric-text.js";
/** Figures, being served. */
export interface MetricsListener {
    readonly port: number;
    close(): Promise<void>;
}
/** Serves figures at `/metrics`; 0 takes any port. @throws PORT_TAKEN @throws UsageError */
export declare function listenForMetrics(port: number, metrics: () => readonly Metric[]): Promise<MetricsListener>;

/** An open door. */
export interface MetricsDoor {
    close(): void;
}
/** Answers GET /metrics. @throws the system's error when the place cannot be had */
export declare function openMetrics(host: string, port: number, text: () => string): Promise<MetricsDoor>;

/** Severity of a log line. */
export type LogLevel = "debug" | "info" | "warn" | "error";
/** Library code reports through this and never prints. */
export interface Logger {
    log(level: LogLevel, message: string, fields?: Readonly<Record<string, unknown>>): void;
}

import type { Io } from "../../src/cli/io.js";
import { main } from "../../src/cli/main.js";

/** What a command printed and how it ended. */
export interface CliResult {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs one command line in this process. */
export async function runCli(argv: readonly string[], patch: Partial<Io> = {}): Promise<CliResult> {
  const printed = { out: "", err: "" };
  const io: Io = {
    out: (text) => void (printed.out += text),
    err: (text) => void (printed.err += text),
    env: {},
    interactive: false,
    columns: 100,
    signal: new AbortController().signal,
    ...patch,
  };
  return { code: await main(argv, io), ...printed };
}

import type { Io } from "../../src/cli/io.js";
import { main } from "../../src/cli/main.js";

/** What a command printed and how it ended. */
export interface CliResult {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** An outside that prints nowhere. */
export function testIo(patch: Partial<Io> = {}): Io {
  return {
    out: () => undefined,
    err: () => undefined,
    input: (async function* () {})(),
    env: {},
    interactive: false,
    columns: 100,
    signal: new AbortController().signal,
    ...patch,
  };
}

/** Runs one command line in this process. */
export async function runCli(argv: readonly string[], patch: Partial<Io> = {}): Promise<CliResult> {
  const printed = { out: "", err: "" };
  const code = await main(argv, {
    ...testIo(patch),
    out: (text) => void (printed.out += text),
    err: (text) => void (printed.err += text),
  });
  return { code, ...printed };
}

/** A text as one line: what is wrapped for a terminal is searched as it was meant. */
export function unwrapped(text: string): string {
  return text.replace(/\s+/g, " ");
}

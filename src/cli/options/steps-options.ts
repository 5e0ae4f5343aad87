// Files of steps and of secrets: read and found right before anything is asked for.
import { readFile, stat } from "node:fs/promises";
import { UsageError } from "#errors.js";
import { parseSteps, readSecrets, secretNames } from "#formats/index.js";
import type { SiteSteps } from "#model/index.js";
import type { Secrets } from "#ports/index.js";
import type { Io } from "../io.js";
import { readOwn } from "./small-file.js";

/** It stands in the head of every WARC file. */
const LARGEST_BYTES = 100_000;

/** What is done by order, and what is filled in for it. */
export interface GivenSteps {
  readonly steps: readonly SiteSteps[];
  /** Missing where no step names one. */
  readonly secrets?: Secrets;
}

interface StepsSettings {
  readonly steps: string | null;
  readonly secrets: string | null;
  readonly browser: "never" | "auto" | "always";
}

/** Reads them; a capture that goes on has its steps already. @throws UsageError */
export async function stepsGiven(
  settings: StepsSettings,
  io: Io,
  begunWith: readonly SiteSteps[] | null,
): Promise<GivenSteps> {
  const steps = begunWith ?? (settings.steps === null ? [] : await readSteps(settings.steps));
  if (steps.length > 0 && settings.browser === "never")
    throw new UsageError("USAGE", "--steps are done in a browser: leave out --browser never");
  const names = secretNames(steps);
  if (settings.secrets !== null && names.length === 0)
    throw new UsageError(
      "USAGE",
      "--secrets: no step names a secret; give --steps with one, or leave it out",
    );
  if (names.length === 0) return { steps };
  return { steps, secrets: readSecrets(names, { environment: io.env, ...(await secretsFile(settings)) }) };
}

async function secretsFile({ secrets: path }: StepsSettings) {
  if (path === null) return {};
  const bytes = Buffer.from(await readOwn(path, `--secrets ${JSON.stringify(path)}`), "latin1");
  return { file: { path, text: bytes.toString("utf8") } };
}

async function readSteps(file: string): Promise<SiteSteps[]> {
  const name = `--steps ${JSON.stringify(file)}`;
  let bytes: Uint8Array;
  try {
    const { size } = await stat(file);
    if (size > LARGEST_BYTES) throw new Error(`has ${size} bytes; at most ${LARGEST_BYTES} are taken`);
    bytes = await readFile(file);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError("BAD_INPUT", `${name}: ${why}`, { cause: error });
  }
  return parseSteps(bytes, file);
}

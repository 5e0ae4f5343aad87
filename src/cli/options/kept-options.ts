// Everything that a capture was asked for with, kept beside it: who goes on with it types none of it again.
import { createHash } from "node:crypto";
import { resolve } from "node:path";
import type { Command } from "commander";
import { z } from "zod";
import { thisMachine } from "#adapters/index.js";
import type { SettingName } from "#config/index.js";
import type { RequestExtras } from "#fetch/index.js";
import type { Capture, SiteSteps } from "#model/index.js";
import type { Archive } from "#ports/index.js";
import type { Io } from "../io.js";
import { textsOf, type SettingTexts } from "./options.js";

/** What is kept; nothing of it leaves the machine. */
export interface KeptOptions {
  /** Where it was begun. */
  readonly machine: string;
  readonly options: SettingTexts;
  /** As `--header` takes them. */
  readonly headers: readonly string[];
  /** Of all that says which cookie goes where; `null` without cookies. */
  readonly cookies: string | null;
  /** Those that the capture itself keeps, of one that goes on: its file may be gone, or be another by now. */
  readonly steps?: readonly SiteSteps[];
}

const FILE = "asked.json";
const MOST_BYTES = 1_000_000;
const text = z.string().max(10_000);
const schema = z.object({
  machine: text,
  options: z.record(text, z.union([text, z.boolean(), z.array(text).max(10_000)])),
  headers: z.array(text).max(1000),
  cookies: text.nullable(),
});

/** Settings of the process and its terminal, not of the capture; and passwords, which no archive keeps. */
const NOT_KEPT: readonly SettingName[] = ["archive", "progress", "auth"];
/** Settings whose values are paths, which mean the same from every folder only when they are whole. */
const PATHS: readonly SettingName[] = [
  "authFile",
  "ca",
  "cookieFile",
  "secrets",
  "signCert",
  "signKey",
  "steps",
];

/** What a new capture keeps of its command line. */
export function optionsToKeep(
  command: Command,
  names: readonly SettingName[],
  io: Io,
  extras: Required<RequestExtras>,
): KeptOptions {
  const texts = textsOf(
    command,
    names.filter((name) => !NOT_KEPT.includes(name)),
    io,
  );
  const options = Object.fromEntries(
    Object.entries(texts)
      .filter(([name, value]) => !isSecret(name, value))
      .map(([name, value]) => [name, whole(name, value)]),
  );
  return { machine: thisMachine(), options, headers: extras.headers, cookies: cookiesOf(extras) };
}

/** A proxy may have a password in its address. */
function isSecret(name: string, value: unknown): boolean {
  return name === "proxy" && typeof value === "string" && value.includes("@");
}

function whole(name: string, value: unknown): unknown {
  const isPath = PATHS.includes(name as SettingName) && typeof value === "string";
  return isPath && value !== "" && value !== "none" ? resolve(value) : value;
}

/** What a capture keeps; `null` for captures of older versions, and for a file that says nothing we understand. */
export async function keptOptions({ results }: Archive, { id }: Capture): Promise<KeptOptions | null> {
  const bytes = await results.getBeside(id, FILE);
  if (bytes === null || bytes.length > MOST_BYTES) return null;
  try {
    return schema.parse(JSON.parse(Buffer.from(bytes).toString("utf8")));
  } catch {
    return null;
  }
}

/** One word for all that says which cookie goes where. */
export function cookiesOf({ cookies }: Required<RequestExtras>): string | null {
  if (cookies.length === 0) return null;
  const lines = cookies.map(({ domain, withSubdomains, path, secure, name, value }) =>
    JSON.stringify([domain, withSubdomains, path, secure, name, value]),
  );
  return createHash("sha256").update(lines.sort().join("\n")).digest("hex");
}

// Git repositories made of a list of commits by `git fast-import`: as many as a test needs, in one process.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";

/** A file as a commit leaves it; `null` takes it away. */
export type Written = Readonly<Record<string, string | Uint8Array | null>>;

/** One commit of the branch `main`. */
export interface MadeCommit {
  readonly atSeconds: number;
  readonly files: Written;
  /** Files of a branch of their own, merged by this commit. */
  readonly merged?: { readonly atSeconds: number; readonly files: Written };
}

const IDENTITY = "A Writer <writer@example.org>";
const ENV = { PATH: process.env["PATH"], HOME: "/nonexistent", GIT_CONFIG_NOSYSTEM: "1" };

/** Makes a bare repository in an empty directory. */
export async function makeRepository(dir: string, commits: Iterable<MadeCommit>): Promise<void> {
  execFileSync("git", ["init", "-q", "--bare", "-b", "main", dir], { env: ENV });
  const child = spawn("git", ["-C", dir, "fast-import", "--quiet"], {
    env: ENV,
    stdio: ["pipe", "ignore", "inherit"],
  });
  const ended = once(child, "close");
  let isFirst = true;
  for (const commit of commits) {
    const pieces = commit.merged
      ? [
          ...commitOf("side", commit.merged, isFirst ? [] : ["from refs/heads/main\n"]),
          ...commitOf("main", commit, ["merge refs/heads/side\n"]),
        ]
      : commitOf("main", commit, []);
    for (const piece of pieces) if (!child.stdin.write(piece)) await once(child.stdin, "drain");
    isFirst = false;
  }
  child.stdin.end();
  const [code] = (await ended) as [number];
  if (code !== 0) throw new Error(`git fast-import ended with ${code}`);
}

function commitOf(
  branch: string,
  { atSeconds, files }: Pick<MadeCommit, "atSeconds" | "files">,
  parents: readonly string[],
): (string | Uint8Array)[] {
  const head = `commit refs/heads/${branch}\ncommitter ${IDENTITY} ${atSeconds} +0000\ndata 1\n.\n`;
  return [
    head,
    ...parents,
    ...Object.entries(files).flatMap(([path, content]) => fileOf(path, content)),
    "\n",
  ];
}

function fileOf(path: string, content: string | Uint8Array | null): (string | Uint8Array)[] {
  if (content === null) return [`D ${quoted(path)}\n`];
  const bytes = Buffer.from(content);
  return [`M 100644 inline ${quoted(path)}\ndata ${bytes.length}\n`, bytes, "\n"];
}

/** As git reads paths: in quotes, odd bytes in octal. */
function quoted(path: string): string {
  const octal = Array.from(Buffer.from(path), (byte) =>
    byte < 0x20 || byte > 0x7e || byte === 0x22 || byte === 0x5c
      ? `\\${byte.toString(8).padStart(3, "0")}`
      : String.fromCharCode(byte),
  );
  return `"${octal.join("")}"`;
}

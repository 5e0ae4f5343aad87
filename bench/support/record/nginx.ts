// nginx as a proxy before a server, for figures beside ours; on any port that is free, in a folder of its own.
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** A running nginx. */
export interface Nginx {
  readonly child: ChildProcess;
  readonly port: number;
}

/** Starts one; `null` where it is not installed. */
export async function startNginx(dir: string, upstreamPort: number): Promise<Nginx | null> {
  if (spawnSync("nginx", ["-v"]).error) return null;
  const [folder, port] = [join(dir, "nginx"), await freePort()];
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "nginx.conf");
  writeFileSync(file, confOf(folder, port, upstreamPort));
  const child = spawn("nginx", ["-e", join(folder, "error.log"), "-p", folder, "-c", file], {
    stdio: "inherit",
  });
  await untilAnswered(port);
  return { child, port };
}

/** One worker, as there is one process of ours; connections to the server are kept as ours are. */
function confOf(folder: string, port: number, upstreamPort: number): string {
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  ${paths.join("\n  ")}
  upstream behind { server 127.0.0.1:${upstreamPort}; keepalive 256; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://behind;
      proxy_http_version 1.1;
      proxy_set_header Host $host;
      proxy_set_header Connection "";
    }
  }
}
`;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function untilAnswered(port: number): Promise<void> {
  for (let trial = 0; trial < 100; trial++) {
    if (await answers(port)) return;
    await pause(50);
  }
  throw new Error("nginx does not answer");
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const asking = request({ host: "127.0.0.1", port, path: "/0" }, (answer) => {
      answer.resume();
      answer.on("end", () => resolve(true));
    });
    asking.on("error", () => resolve(false));
    asking.end();
  });
}

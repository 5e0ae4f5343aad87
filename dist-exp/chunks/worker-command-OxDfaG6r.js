import { a as UsageError, r as IsochronError } from "./errors-D1qh0Uhd.js";
import { o as takeWorkFolder } from "./store-B-jxG4ia.js";
import { t as readExchange } from "./detect-DtnlVCiD.js";
import { r as clockKeeping } from "./adapters-skfpwjKV.js";
import { a as liveWorld, b as connectionsWithin, o as networkOf, r as cliLogger, x as descriptorLimit } from "./open-world-zuh7A_hR.js";
import { a as requirePlace, c as GroundKeeper, d as realTime, o as SiteWork, r as openCluster, s as Worker, t as CLUSTER_PLACE } from "./cluster-address-D3WV7l3N.js";
import { r as formatMetrics, s as cannotListen } from "./server-BoeAt3Ho.js";
import { i as settingsOf$1, n as addSettingsByTopic } from "./options-Bi6gmiK1.js";
import { t as SOFTWARE } from "./version-BmBHTNr7.js";
import { n as readSigningKey } from "./signing-key-EaQD4Npi.js";
import { r as understoodJob } from "./cluster-job-B3kDEkgf.js";
import { once } from "node:events";
import { hostname } from "node:os";
import { createServer } from "node:http";
//#region src/cluster/run/free-name.ts
/** Whoever is alive beats in this time. */
var BEATS_WAITED = 2.5;
/** Waits, where the name was heard of a moment ago, whether it is heard again. @throws UsageError */
async function requireFreeName(agreement, { name, beatMs, leaseMs, time }) {
	const seenAt = async () => (await agreement.machines.list()).find((machine) => machine.name === name)?.seenAt ?? null;
	const before = await seenAt();
	if (before === null || await agreement.readTime() - before > leaseMs) return;
	await time.wait(BEATS_WAITED * beatMs);
	if (await seenAt() === before) return;
	throw new UsageError("USAGE", `a worker called ${name} is at work already: give this one another --name`);
}
//#endregion
//#region src/server/metrics/metrics-listener.ts
var HOST = "127.0.0.1";
var LIMIT_MS = 1e4;
var MOST_CONNECTIONS = 16;
/** Serves figures at `/metrics`; 0 takes any port. @throws PORT_TAKEN @throws UsageError */
async function listenForMetrics(port, metrics) {
	const server = createServer({ requestTimeout: LIMIT_MS }, (request, response) => {
		const isAsked = request.method === "GET" && request.url === "/metrics";
		response.writeHead(isAsked ? 200 : 404, { "content-type": "text/plain; version=0.0.4; charset=utf-8" });
		response.end(isAsked ? formatMetrics(metrics()) : "figures are at /metrics\n");
	});
	server.headersTimeout = server.timeout = LIMIT_MS;
	server.maxConnections = MOST_CONNECTIONS;
	await listen(server, port);
	return {
		port: server.address().port,
		close: () => close(server)
	};
}
async function listen(server, port) {
	try {
		server.listen({
			host: HOST,
			port
		});
		await once(server, "listening");
	} catch (error) {
		const failure = error;
		if (failure.code !== "EADDRINUSE") throw cannotListen(HOST, port, failure);
		throw new IsochronError("PORT_TAKEN", `port ${port} is in use: name another for --metrics`, { cause: error });
	}
}
async function close(server) {
	const closed = once(server, "close");
	server.close();
	server.closeAllConnections();
	await closed;
}
//#endregion
//#region src/cli/cluster/worker-metrics.ts
/** Name without `isochron_worker_`, what it says, and whether it only grows. */
var WORDS = {
	sites: [
		"sites",
		"Sites that this machine works at.",
		"gauge"
	],
	mostSites: [
		"sites_limit",
		"Sites that it takes side by side.",
		"gauge"
	],
	uploadBacklogBytes: [
		"upload_backlog_bytes",
		"Bytes that are sealed and not acknowledged yet.",
		"gauge"
	],
	clockErrorMs: [
		"clock_error_milliseconds",
		"By how much its clock may differ from the database's.",
		"gauge"
	],
	clocksWrong: [
		"clocks_wrong_total",
		"How often its clock went wrong.",
		"counter"
	],
	leasesLost: [
		"leases_lost_total",
		"Sites that it lost.",
		"counter"
	],
	requests: [
		"requests_total",
		"Requests that it made to servers.",
		"counter"
	],
	jobsDone: [
		"jobs_done_total",
		"Jobs that it did, or ended on request.",
		"counter"
	],
	jobsFailed: [
		"jobs_failed_total",
		"Jobs that failed.",
		"counter"
	],
	jobsGivenBack: [
		"jobs_given_back_total",
		"Jobs that it gave back or lost.",
		"counter"
	],
	gateTurns: [
		"gate_turns_total",
		"Turns at shared gates.",
		"counter"
	],
	gateTurnsLost: [
		"gate_turns_lost_total",
		"Turns that were lost since nobody heard of it.",
		"counter"
	],
	gateWaiting: [
		"gate_waiting",
		"Who waits for a turn.",
		"gauge"
	],
	gateWaitedMs: [
		"gate_waited_milliseconds_total",
		"All waits for turns, pauses included.",
		"counter"
	],
	gateWaitMs: [
		"gate_wait_milliseconds",
		"The mean wait for a turn, of late.",
		"gauge"
	],
	gateQuestions: [
		"gate_questions_total",
		"How often the database was asked for turns.",
		"counter"
	]
};
/** All of them; what is not known is left out. */
function workerMetrics(figures) {
	return Object.entries(WORDS).flatMap(([key, [name, help, type]]) => {
		const value = figures[key];
		return value === null ? [] : [{
			name: `isochron_worker_${name}`,
			help,
			type,
			value
		}];
	});
}
//#endregion
//#region src/cli/cluster/run-worker.ts
/** Settings of a machine that are no cluster's and no capture's. */
var MACHINE_SETTINGS = [
	"name",
	"dir",
	"sitesAtOnce",
	"beat",
	"lease",
	"sealAge",
	"warcSize",
	"metrics",
	"allowPrivate",
	"proxy",
	"ca",
	"maxConnections",
	"maxLookups",
	"hostsAtOnce",
	"browserPath",
	"signCert",
	"signKey"
];
/** How often a machine with room looks for jobs, at most. */
var LOOK_MS = 500;
var LOOKS_PER_BEAT = 4;
/** Works until it is stopped. */
async function runWorker(settings, cluster, { key, io }) {
	requireLease(settings);
	const giveBack = await takeWorkFolder(settings.dir);
	try {
		await new MachineDesk(settings, cluster, key, io).run();
	} finally {
		giveBack();
	}
}
/** One beat may be lost on its way. */
function requireLease({ beat, lease }) {
	if (lease < 2 * beat) throw new UsageError("USAGE", "--lease: expected at least twice the --beat");
}
var MachineDesk = class {
	#settings;
	#cluster;
	#key;
	#io;
	#logger;
	#name;
	#requests = 0;
	constructor(settings, cluster, key, io) {
		this.#settings = settings;
		this.#cluster = cluster;
		this.#key = key;
		this.#io = io;
		this.#name = settings.name ?? hostname();
		const complaints = cliLogger(io);
		this.#logger = { log: (level, message, fields) => level === "info" ? io.err(`${message}\n`) : complaints.log(level, message, fields) };
	}
	async run() {
		const { agreement, facts } = this.#cluster;
		const { beat, lease, metrics, sitesAtOnce } = this.#settings;
		await requireFreeName(agreement, {
			name: this.#name,
			beatMs: beat,
			leaseMs: lease,
			time: realTime
		});
		const worker = this.#worker();
		const listener = metrics === null ? null : await listenForMetrics(metrics, () => workerMetrics(worker.figures));
		if (listener !== null) this.#io.err(`figures: http://127.0.0.1:${listener.port}/metrics\n`);
		this.#io.err(`${this.#name} works for cluster ${facts.id}, at ${sitesAtOnce} sites at a time\n`);
		this.#io.signal.addEventListener("abort", () => this.#io.err("finishing the requests in flight, and giving everything back; Ctrl-C again ends at once\n"));
		try {
			await worker.run(this.#io.signal);
		} finally {
			await listener?.close();
		}
	}
	#worker() {
		const { agreement } = this.#cluster;
		const { beat: beatMs, lease: leaseMs, sitesAtOnce: mostSites, maxConnections } = this.#settings;
		const ground = new GroundKeeper({
			agreement,
			time: realTime,
			machine: sinceStart,
			requestsAtOnce: connectionsWithin(descriptorLimit(), maxConnections)
		});
		const work = this.#workPorts();
		const ports = {
			agreement,
			ground,
			time: realTime,
			logger: this.#logger,
			siteOf: (job) => understoodJob(job)?.site ?? null,
			requests: () => this.#requests,
			openWork: (firm, at) => new SiteWork(work, firm, at)
		};
		const lookMs = Math.min(LOOK_MS, beatMs / LOOKS_PER_BEAT);
		const terms = {
			name: this.#name,
			software: SOFTWARE,
			mostSites,
			beatMs,
			leaseMs,
			lookMs
		};
		return new Worker(ports, terms);
	}
	#workPorts() {
		const { agreement, bucket, facts } = this.#cluster;
		const { dir, warcSize, sealAge } = this.#settings;
		return {
			agreement,
			bucket,
			cluster: facts.id,
			dir,
			signingKey: this.#key.pem,
			software: SOFTWARE,
			logger: this.#logger,
			time: realTime,
			readOutcome: async (exchange, limits) => (await readExchange(exchange, limits)).outcome,
			sealing: {
				maxBytes: warcSize,
				maxAgeMs: sealAge
			},
			requestOf: async (job) => requestOf(job),
			openWorld: async (archive, ground, job) => this.#open(archive, ground, settingsOf(job))
		};
	}
	async #open(archive, { clock, gates }, job) {
		const network = await networkOf({
			...this.#settings,
			...job
		});
		const opened = liveWorld(network, {
			archive,
			clock,
			gates,
			logger: cliLogger(this.#io)
		});
		const fetcher = this.#counted(opened.world.fetcher);
		return {
			world: {
				...opened.world,
				fetcher
			},
			close: opened.close
		};
	}
	#counted(fetcher) {
		return new Proxy(fetcher, { get: (target, name) => {
			const member = Reflect.get(target, name, target);
			if (typeof member !== "function") return member;
			return (...args) => {
				if (name === "fetch") this.#requests++;
				return Reflect.apply(member, target, args);
			};
		} });
	}
};
function settingsOf(job) {
	return understoodJob(job).settings;
}
function requestOf(job) {
	return understoodJob(job).request;
}
/** Which start of this machine it is; the clock itself is the database's. */
function sinceStart() {
	const { bootId, uptimeMs } = clockKeeping(() => null);
	return {
		bootId,
		uptimeMs
	};
}
//#endregion
//#region src/cli/cluster/worker-command.ts
var EXAMPLES = `
Examples:
  isochron worker --cluster postgres://isochron@db.example/archive --store s3://archive/main \\
      --signing-key /etc/isochron/signing-key.pem --dir /var/lib/isochron
  isochron worker --cluster @/etc/isochron/cluster --sites-at-once 30 --metrics 9300`;
/** Adds the verb. */
function addWorkerCommand(program, io) {
	const command = program.command("worker").description("take part in a cluster: capture the sites that nobody has, until stopped").addHelpText("after", EXAMPLES).action(() => runWorkerCommand(command, io));
	addSettingsByTopic(command, [
		...CLUSTER_PLACE,
		"signingKey",
		...MACHINE_SETTINGS
	]);
}
async function runWorkerCommand(command, io) {
	const settings = settingsOf$1(command, MACHINE_SETTINGS, io);
	const place = await requirePlace(command, io);
	const key = await readSigningKey(settingsOf$1(command, ["signingKey"], io).signingKey);
	const cluster = await openCluster(place, key.sha256);
	try {
		await runWorker(settings, cluster, {
			key,
			io
		});
	} finally {
		await cluster.close();
	}
}
//#endregion
export { addWorkerCommand };

import type { Duplex } from "node:stream";
import { type Passage } from "./pass-request.js";
/** Passes a request to change the protocol on; a server that does not agree is heard like any other. */
export declare function passUpgrade(passage: Omit<Passage, "answer" | "onAsk">, socket: Duplex, head: Buffer): void;

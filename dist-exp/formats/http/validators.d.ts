import type { Validators } from "#model/index.js";
import { type HttpHeader } from "./http-head.js";
/** Reads the validators of a response; malformed values count as absent. */
export declare function validatorsOf(headers: readonly HttpHeader[]): Validators;

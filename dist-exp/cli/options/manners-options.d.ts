import { type Command } from "commander";
import type { ResolvedSettings } from "#config/index.js";
import type { MannersSettings } from "#model/index.js";
import { type RequestExtras } from "#fetch/index.js";
import type { Io } from "../io.js";
import type { KeptOptions } from "./kept-options.js";
import { type SettingTexts } from "./options.js";
/** Settings that say how a capture behaves towards servers. */
export declare const MANNERS_SETTINGS: readonly ["maxBytes", "maxHostFailures", "shapeBudget", "robots", "robotsReason", "sharedAddresses", "cookieJar", "cookieFile", "auth", "authFile"];
/** Adds what is no setting, since it holds for one capture only. */
export declare function addHeaderOption(command: Command): void;
/** The manners asked for. */
export declare function mannersSettings(command: Command, io: Io, kept?: SettingTexts): MannersSettings;
/** The same of settings that are read already. */
export declare function mannersOf(read: ResolvedSettings<(typeof MANNERS_SETTINGS)[number]>): MannersSettings;
/** Headers, cookies and credentials given by the user, now or when the capture began. */
export declare function requestExtras(command: Command, io: Io, kept?: Pick<KeptOptions, "options" | "headers">): Promise<Required<RequestExtras>>;

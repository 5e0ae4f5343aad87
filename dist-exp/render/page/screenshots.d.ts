import type { PageToRender, Screenshot } from "#ports/index.js";
import type { CdpConnection } from "../cdp/connection.js";
import type { RenderLimits } from "../limits.js";
/** Takes the pictures that were asked for. */
export declare function takeScreenshots(connection: CdpConnection, session: string, { screenshot, withThumbnail }: Pick<PageToRender, "screenshot" | "withThumbnail">, limits: RenderLimits): Promise<Screenshot[]>;

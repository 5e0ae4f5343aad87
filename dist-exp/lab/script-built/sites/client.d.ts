import type { SiteNoise } from "./script-site.js";
import { type View } from "./town.js";
/** What a page's own markup may depend on. */
export interface ShellContext {
    readonly path: string;
    /** Name of the page in addresses: `/front`, `/story/1`. */
    readonly viewPath: string;
    readonly view: View;
}
/** A client: how a page is made in the browser, by which means. */
export interface Client {
    readonly name: string;
    /** The package it is built with, or `none`. */
    readonly framework: string;
    /** The document's body, without the scripts that every page has. */
    body(context: ShellContext): string;
    /** Sources by file name, to be bundled; those of `entries` become files of the site. */
    readonly sources: Readonly<Record<string, string>>;
    readonly entries: readonly string[];
    /** Served as they are: sources of this client, and files of packages by their names. */
    readonly plain?: readonly string[];
    readonly vendor?: Readonly<Record<string, string>>;
    readonly head?: string;
    /** Whether the API is asked under the site's other name. */
    readonly hasOtherHost?: boolean;
    /** What is asked for beside the scripts, the edition and the picture; the API's answer unless told. */
    readonly asks?: (context: ShellContext) => readonly string[];
    /** What is seen, line by line, where that is not the view and the edition. */
    readonly lines?: (view: View, edition: string) => readonly string[];
    readonly open?: "websocket";
    /** Whether the edition is a module that the client imports, not a script of every page. */
    readonly importsEdition?: boolean;
}
/** The text that a client shows. */
export declare function linesOf(client: Client, view: View, edition: string): readonly string[];
/** The whole document of a page: a shell. */
export declare function shellOf(client: Client, context: ShellContext, { api, noise }: {
    readonly api: string;
    readonly noise: SiteNoise;
}): string;

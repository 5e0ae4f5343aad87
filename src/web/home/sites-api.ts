// The API's sites as the home and a site's own view ask for them.
import {
  habitsSchema,
  siteCapturesSchema,
  siteLifeSchema,
  siteListSchema,
  siteSchema,
  treeSchema,
  type ApiSite,
  type Habits,
  type SiteCaptures,
  type SiteLife,
  type SiteList,
  type TreeLevel,
} from "#server/sites-schema.js";
import { fetchJson, withToken } from "../shell/api.js";

type Asked = Readonly<Record<string, string>>;

/** A piece of the list of sites. */
export async function fetchSites(asked: Asked): Promise<SiteList> {
  return siteListSchema.parse(await fetchJson(`/api/sites?${queryOf(asked)}`));
}

/** One site. */
export async function fetchSite(site: string): Promise<ApiSite> {
  return siteSchema.parse(await fetchJson(pathOf(site, "")));
}

/** Where the picture of its front page is. */
export function thumbnailUrl(site: string): string {
  return withToken(pathOf(site, "/thumbnail"));
}

/** How much of it is proved over time. */
export async function fetchLife(site: string): Promise<SiteLife> {
  return siteLifeSchema.parse(await fetchJson(pathOf(site, "/life")));
}

/** Some of its captures. */
export async function fetchSiteCaptures(site: string, asked: Asked): Promise<SiteCaptures> {
  return siteCapturesSchema.parse(await fetchJson(`${pathOf(site, "/captures")}?${queryOf(asked)}`));
}

/** How it changes; `null` where that is too much to count while others are served. */
export async function fetchHabits(site: string): Promise<Habits | null> {
  return habitsSchema.parse(await fetchJson(pathOf(site, "/habits"))).habits;
}

/** What lies directly below an address. */
export async function fetchTree(site: string, asked: Asked): Promise<TreeLevel> {
  return treeSchema.parse(await fetchJson(`${pathOf(site, "/tree")}?${queryOf(asked)}`));
}

function pathOf(site: string, rest: string): string {
  return `/api/sites/${encodeURIComponent(site)}${rest}`;
}

function queryOf(asked: Asked): string {
  return new URLSearchParams(asked).toString();
}

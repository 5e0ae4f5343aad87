// Where a cluster's bytes lie, as people write it. Keys to it are never part of it.
import { UsageError } from "#errors.js";
import { parsedUrl } from "#model/index.js";
import { requireKey } from "../../blobs/blob-key.js";

/** A bucket, and the folder in it that is the cluster's. */
export interface StoreAddress {
  readonly bucket: string;
  /** Without slashes at its ends; empty for the whole bucket. */
  readonly prefix: string;
}

/** How the server of a bucket is reached. */
export interface StoreServer {
  /** `null` for Amazon's own. */
  readonly endpoint: string | null;
  /** `null` for what the SDK finds in its files. */
  readonly region: string | null;
}

/** Names of buckets by Amazon's rules, which other servers keep to. */
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const MOST_PREFIX_BYTES = 512;

/** Servers that are not Amazon's know one region, mostly by this name. */
const ANY_REGION = "us-east-1";

/** Reads `s3://bucket/prefix`. @throws UsageError for anything else */
export function parseStoreAddress(text: string): StoreAddress {
  const [, bucket = "", rest = ""] = /^s3:\/\/([^/?#@:]*)(?:\/([^?#@]*))?$/.exec(text) ?? [];
  const prefix = rest.replace(/\/$/, "");
  if (!BUCKET.test(bucket) || bucket.includes("..") || !isPrefix(prefix))
    throw new UsageError("USAGE", "no store: write s3://bucket/prefix, its keys apart in the environment");
  return { bucket, prefix };
}

/** The same for people. */
export function storePlace({ bucket, prefix }: StoreAddress): string {
  return prefix === "" ? `s3://${bucket}` : `s3://${bucket}/${prefix}`;
}

/** Which server the environment names. @throws UsageError for an address that is none, or that has a secret in it */
export function storeServer(env: Readonly<Record<string, string | undefined>>): StoreServer {
  const names = ["ISOCHRON_S3_ENDPOINT", "AWS_ENDPOINT_URL_S3", "AWS_ENDPOINT_URL"];
  const name = names.find((one) => env[one]);
  const region = env.AWS_REGION || env.AWS_DEFAULT_REGION || null;
  if (name === undefined) return { endpoint: null, region };
  return { endpoint: requireEndpoint(name, env[name]!), region: region ?? ANY_REGION };
}

function requireEndpoint(name: string, text: string): string {
  const url = parsedUrl(text);
  if (url && /^https?:$/.test(url.protocol) && url.username + url.password + url.search + url.hash === "")
    return url.href;
  throw new UsageError("USAGE", `${name} is no server: write https://host or https://host:port, keys apart`);
}

function isPrefix(prefix: string): boolean {
  if (prefix === "") return true;
  if (Buffer.byteLength(prefix) > MOST_PREFIX_BYTES || hasControls(prefix)) return false;
  try {
    requireKey(prefix);
    return true;
  } catch {
    return false;
  }
}

/** Listings are XML, which has no way to write these. */
export function hasControls(text: string): boolean {
  return /[\p{Cc}\p{Cs}\ufffe\uffff]/u.test(text);
}

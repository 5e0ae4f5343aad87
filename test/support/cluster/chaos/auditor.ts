// Every change of the agreement's list, written down by the database itself in the same transaction: what counted, and
// who had the site at that moment.
import { sayToDatabase } from "./database-talk.js";

/** One change of the list. */
export interface AuditedChange {
  readonly site: string;
  readonly name: string;
  readonly key: string;
  readonly sha256: string;
  readonly act: "INSERT" | "UPDATE" | "DELETE";
  /** The fence under which the site was held. */
  readonly heldFence: number;
}

const SETUP = `
CREATE TABLE IF NOT EXISTS @audit (
  no bigserial PRIMARY KEY, site text, name text, key text, sha256 text, act text, held_fence bigint
);
CREATE OR REPLACE FUNCTION @audit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE o record;
BEGIN
  IF TG_OP = 'DELETE' THEN o := OLD; ELSE o := NEW; END IF;
  INSERT INTO @audit (site, name, key, sha256, act, held_fence)
    SELECT o.site, o.name, o.key, o.sha256, TG_OP, coalesce(max(fence), 0) FROM @leases WHERE site = o.site;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON @objects FOR EACH ROW EXECUTE FUNCTION @audit();`;

/** Writes everything down from now on. */
export async function beginAudit(address: string): Promise<void> {
  await sayToDatabase(address, SETUP);
}

/** All of it, in order. */
export async function readAudit(address: string): Promise<AuditedChange[]> {
  const rows = await sayToDatabase(address, "SELECT * FROM @audit ORDER BY no");
  return rows.map((row) => ({
    site: String(row.site),
    name: String(row.name),
    key: String(row.key),
    sha256: String(row.sha256),
    act: row.act as AuditedChange["act"],
    heldFence: Number(row.held_fence),
  }));
}

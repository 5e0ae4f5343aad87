export { openPostgresAgreement, type PostgresOptions } from "./postgres/postgres-agreement.js";
export type { AddressSource } from "./postgres/cluster-address.js";
export { MemoryAgreement, type MemoryAgreementOptions } from "./memory/memory-agreement.js";

import { type CertificateCache, type PageUrl, type Sighting } from "#model/index.js";
/** Gathers them from the sightings of one capture. */
export declare class CacheSigns {
    #private;
    /** Takes one page's sightings. */
    see(url: PageUrl, sightings: readonly Sighting[]): void;
    /** Hosts in the order in which they showed the first sign; `null` when not all signs were noted by name. */
    list(): CertificateCache[] | null;
}

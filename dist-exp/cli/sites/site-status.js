/** The sites, each with what there is to say of it. */
export async function listStatuses(sites, open) {
    const reader = (await open?.()) ?? null;
    try {
        const rows = [];
        for (const site of sites)
            rows.push({ site, status: (await reader?.statusOf(site.name)) ?? null });
        return rows;
    }
    finally {
        reader?.close();
    }
}

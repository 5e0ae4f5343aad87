// The API of those who manage, as the UI calls it.
import {
  actListSchema,
  formSchema,
  jobListSchema,
  jobSchema,
  type ActList,
  type ApiJob,
  type CaptureForm,
  type JobList,
} from "#server/manage-schema.js";
import { fetchJson, postJson } from "../shell/api.js";

/** Asks for a job; refused with what is wrong, field by field. */
export async function askForJob(kind: string, input: unknown): Promise<ApiJob> {
  return jobSchema.parse(await postJson("/api/jobs", { kind, input }));
}

/** One job with what came of it. */
export async function fetchJob(id: number): Promise<ApiJob> {
  return jobSchema.parse(await fetchJson(`/api/jobs/${id}`));
}

/** Jobs, newest first. */
export async function fetchJobs(limit: number): Promise<JobList> {
  return jobListSchema.parse(await fetchJson(`/api/jobs?limit=${limit}`));
}

/** Ends a job. */
export async function cancelJob(id: number): Promise<void> {
  await postJson(`/api/jobs/${id}/cancel`, {});
}

/** Asks something of a running capture. */
export async function steerCapture(id: string, wish: Readonly<Record<string, unknown>>): Promise<void> {
  await postJson(`/api/captures/${encodeURIComponent(id)}/control`, wish);
}

/** What the form begins with: nothing, or what a capture was asked for with. */
export async function fetchForm(captureId: string | null): Promise<CaptureForm> {
  const query = captureId === null ? "" : `?${new URLSearchParams({ capture: captureId }).toString()}`;
  return formSchema.parse(await fetchJson(`/api/form${query}`));
}

/** Acts, newest first. */
export async function fetchActs(before: string | null): Promise<ActList> {
  const query = before === null ? "" : `&before=${encodeURIComponent(before)}`;
  return actListSchema.parse(await fetchJson(`/api/acts?limit=50${query}`));
}

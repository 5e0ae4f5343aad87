// What may be asked of one capture while it runs, or of one that nobody runs.
import { useState } from "preact/hooks";
import type { LiveCapture } from "#server/api-schema.js";
import { hrefOf } from "../shell/route.js";
import { askForJob, steerCapture } from "./manage-api.js";
import { durationMsOf } from "./plan-words.js";

/** Buttons, and a form for what can be changed on the way. */
export function SteerBar({ capture: { id, state } }: { readonly capture: LiveCapture }) {
  const [said, setSaid] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const act = (doing: Promise<unknown>, words: string): void => {
    doing.then(
      () => (setFailure(null), setSaid(words)),
      (error: unknown) => (setSaid(null), setFailure(error instanceof Error ? error.message : String(error))),
    );
  };
  const isIdle = state === "interrupted" || state === "waiting";
  const steer = (want: string, words: string): void => act(steerCapture(id, { want }), words);
  return (
    <div class="steer">
      <p class="actions">
        {(state === "running" || state === "disk-full") && (
          <button
            type="button"
            class="button"
            onClick={() => steer("pause", "It pauses after the requests in flight.")}
          >
            Pause
          </button>
        )}
        {state === "paused" && (
          <button type="button" class="button strong" onClick={() => steer("run", "It goes on.")}>
            Go on
          </button>
        )}
        {state === "unheard" ? null : isIdle ? (
          <InterruptedActs id={id} act={act} />
        ) : (
          <button
            type="button"
            class="button"
            onClick={() => steer("cancel", "It ends now; what was captured stays and is judged.")}
          >
            Cancel
          </button>
        )}
      </p>
      {said !== null && <p role="status">{said}</p>}
      {failure !== null && <p role="alert">That was refused: {failure}.</p>}
      {!isIdle && state !== "unheard" && <EditForm id={id} act={act} />}
    </div>
  );
}

interface ActsProps {
  readonly id: string;
  readonly act: (doing: Promise<unknown>, words: string) => void;
}

function InterruptedActs({ id, act }: ActsProps) {
  return (
    <>
      <button
        type="button"
        class="button strong"
        onClick={() => act(askForJob("resume", { captureId: id }), "It goes on as soon as its turn comes.")}
      >
        Resume
      </button>
      <button
        type="button"
        class="button"
        onClick={() => act(askForJob("end", { captureId: id }), "It is ended; what was captured is judged.")}
      >
        Cancel
      </button>
      <a class="button" href={hrefOf(["new"], { again: id })}>
        Again
      </a>
    </>
  );
}

function EditForm({ id, act }: ActsProps) {
  const [prefix, setPrefix] = useState("");
  const [delay, setDelay] = useState("");
  const submit = (event: Event): void => {
    event.preventDefault();
    const delayMs = delay.trim() === "" ? undefined : durationMsOf(delay);
    if (delayMs === null)
      return act(Promise.reject(new Error("a pause is written like 500ms, 1s or 2m")), "");
    const wish = { ...(prefix.trim() !== "" && { excludePrefix: prefix.trim() }), delayMs };
    act(steerCapture(id, wish), "Changed; in force within a second or two.");
  };
  return (
    <details>
      <summary>Change it while it runs</summary>
      <form class="wizard" onSubmit={submit}>
        <p>
          <label>
            Ask for no more addresses that begin with{" "}
            <input value={prefix} onInput={(event) => setPrefix(event.currentTarget.value)} />
          </label>
        </p>
        <p>
          <label>
            Pause after each answer{" "}
            <input value={delay} onInput={(event) => setDelay(event.currentTarget.value)} />
          </label>
        </p>
        <p class="actions">
          <button type="submit" class="button">
            Change
          </button>
        </p>
      </form>
    </details>
  );
}

// Ways of looking at the same, one of them chosen.

interface WaysProps {
  readonly label: string;
  readonly offered: readonly (readonly [id: string, name: string])[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** A row of buttons. */
export function Ways({ label, offered, chosen, onChoose }: WaysProps) {
  return (
    <div class="filters">
      <div role="group" aria-label={label}>
        {offered.map(([id, name]) => (
          <button key={id} type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}

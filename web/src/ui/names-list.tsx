/** The first `shown` names and the number of the rest. */
export function NamesList({ names, shown }: { names: readonly string[]; shown: number }) {
  return (
    <ul className="mt-1 grid gap-0.5 text-small">
      {names.slice(0, shown).map((name, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same name may come twice, and none moves
        <li key={index}>{name}</li>
      ))}
      {names.length > shown && <li className="text-soft">+{names.length - shown} more</li>}
    </ul>
  );
}

import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { toast } from '#ui/toast.ts';

/** The codes cannot be shown again. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const text = codes.join('\n');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ kind: 'success', title: 'Copied' });
    } catch {
      toast({ kind: 'error', title: 'Your browser did not let us copy. Please select the codes.' });
    }
  };
  return (
    <div className="grid gap-4">
      <Note>
        Each of these gets you in once when your phone is not at hand. Keep them somewhere safe:
        they are not shown again.
      </Note>
      <ul
        aria-label="Recovery codes"
        className="grid gap-1 rounded-card bg-sunken px-4 py-3 font-strong tabular-nums"
      >
        {codes.map((code) => (
          <li key={code} className="break-words select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button kind="secondary" onClick={() => void copy()}>
          <Copy aria-hidden />
          Copy
        </Button>
        <Button kind="secondary" onClick={() => save(text)}>
          <Download aria-hidden />
          Save as File
        </Button>
      </div>
    </div>
  );
}

/** Saves a text file. */
function save(text: string): void {
  const address = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'limber-recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(address);
}

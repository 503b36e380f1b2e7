import CircleAlert from 'lucide-react/icons/circle-alert';

/** The reason why a whole form was refused. Not announced: a toast has said it. */
export function FormProblem({ sentence }: { sentence: string | undefined }) {
  if (!sentence) return null;
  return (
    <p className="flex items-start gap-2 rounded-card bg-wrong-tint px-4 py-3 text-wrong">
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      {sentence}
    </p>
  );
}

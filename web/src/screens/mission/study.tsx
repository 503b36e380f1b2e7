export function Study({ doi, children }: { doi: string; children: string }) {
  return (
    <a href={`https://doi.org/${doi}`} rel="noreferrer">
      {children}
    </a>
  );
}

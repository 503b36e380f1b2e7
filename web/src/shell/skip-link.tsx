/** The first stop of the Tab key: past the header, to the content. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-50 -translate-y-20 opacity-0 rounded-pill bg-deep px-5 py-3 font-strong text-on-deep focus:translate-y-0 focus:opacity-100"
    >
      Skip to content
    </a>
  );
}

/** What Vite's manifest says of a chunk, as far as it matters for what is loaded. */
type Chunk = { file: string; imports?: readonly string[] };
/** All chunks by their name in the manifest: the path of the source, or a name that Vite gave. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** The files that are loaded for these modules: their own, and those they import in turn, each once. */
export function loadedFiles(manifest: Manifest, modules: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build has no chunk for ${name}.`);
    seen.add(name);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return [...seen].flatMap((name) => manifest[name]?.file ?? []);
}

/** The part of a chunk's entry in Vite's manifest that loading needs. */
type Chunk = { file: string; imports?: readonly string[] };
/** Chunks by manifest name: the source path, or a name by Vite. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** The files of these modules and of all their imports, each once. */
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

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What is known of the drawings of one exercise. */
export type DrawnExercise = {
  /** Hash of the engine and the data that they were drawn from. */
  readonly source: string;
  /** Hash of each file's SVG, by its name. */
  readonly files: Readonly<Record<string, string>>;
  /** Names in the order in which they are shown. */
  readonly order: readonly string[];
  /** Hash of the solved motion's file; not there when it was not solved. */
  readonly motion?: string;
  /** Hash of the engine and the data that it was solved from. */
  readonly motionSource?: string;
};

/** Drawn exercises by number. */
export type Manifest = Readonly<Record<string, DrawnExercise>>;

/** The name of the one picture that stands for the exercise in lists. */
export const THUMBNAIL = 'thumbnail';

/** Where the drawings lie: `73/right-1.svgz`, `73/motion.json`, and `manifest.json` beside them. */
export const DRAWINGS = path.resolve(import.meta.dirname, '../../drawings');
export const MANIFEST = path.join(DRAWINGS, 'manifest.json');

/** The drawings as they were last built. */
export function readManifest(): Manifest {
  return JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;
}

/** The compressed SVG of one drawing. */
export function drawingFile(id: number | string, name: string): string {
  return path.join(DRAWINGS, String(id), `${name}.svgz`);
}

/** The solved motion of an exercise, as JSON. */
export function motionFile(id: number | string): string {
  return path.join(DRAWINGS, String(id), 'motion.json');
}

/** Twelve hexadecimal digits that change with the content. */
export function shortHash(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}

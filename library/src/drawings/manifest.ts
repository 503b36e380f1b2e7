import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

export type DrawnExercise = {
  /** Hash of the engine and data of the drawings. */
  readonly source: string;
  /** Hash of each SVG, by file name. */
  readonly files: Readonly<Record<string, string>>;
  readonly order: readonly string[];
  /** Hash of the solved motion's file; absent when not solved. */
  readonly motion?: string;
  /** Hash of the engine and data of the solved motion. */
  readonly motionSource?: string;
};

/** By exercise id. */
export type DrawingManifest = Readonly<Record<string, DrawnExercise>>;

export const THUMBNAIL = 'thumbnail';

/** The folder of `73/right-1.svgz`, `73/motion.json` and `manifest.json`, for example. */
export const DRAWINGS = path.resolve(import.meta.dirname, '../../drawings');
export const MANIFEST = path.join(DRAWINGS, 'manifest.json');

export function readManifest(): DrawingManifest {
  return JSON.parse(readFileSync(MANIFEST, 'utf8')) as DrawingManifest;
}

/** The path of a compressed SVG. */
export function drawingFile(id: number | string, name: string): string {
  return path.join(DRAWINGS, String(id), `${name}.svgz`);
}

/** The path of the JSON of a `FigureMotion`. */
export function motionFile(id: number | string): string {
  return path.join(DRAWINGS, String(id), 'motion.json');
}

export function shortHash(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}

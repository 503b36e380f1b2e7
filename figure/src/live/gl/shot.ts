import type { Camera } from '../../scene/camera.ts';
import type { LivePicture } from '../picture.ts';
import type { Card } from './card.ts';
import type { Program } from './programs.ts';
import type { Targets } from './targets.ts';

/** A square of the canvas, in pixels from below left. */
export type Square = { readonly left: number; readonly low: number; readonly edge: number };

export type Shot = {
  readonly picture: LivePicture;
  readonly camera: Camera;
  readonly targets: Targets;
  readonly place: Square;
  /** Radius of a round picture, and half the width of its ring, in pixels; null for a square one. */
  readonly disc: { readonly radius: number; readonly ring: number } | null;
  /** Below 1 while something else fades in or out. */
  readonly opacity: number;
  /** Pixels of the canvas per unit of the view box, for line widths. */
  readonly unit: number;
};

/** Activates the program, with the shot's camera and these textures. */
export function useProgram(
  { gl }: Card,
  { program, set }: Program,
  { camera, targets }: Pick<Shot, 'camera' | 'targets'>,
  textures: Readonly<Record<string, WebGLTexture>>,
): void {
  gl.useProgram(program);
  for (const [unit, [name, texture]] of Object.entries(textures).entries()) {
    gl.activeTexture(gl.TEXTURE0 + unit);
    gl.bindTexture(gl.TEXTURE_2D, texture);
    set({ [name]: unit });
  }
  set({ ...camera, size: targets.size });
}

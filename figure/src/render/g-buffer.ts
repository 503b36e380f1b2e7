import type { Camera } from '../scene/camera.ts';

/** The hits of the rays through every pixel of a square picture; all drawing starts from it. */
export type GBuffer = {
  readonly size: number;
  readonly camera: Camera;
  /** Index, -1 for nothing. */
  readonly cluster: Int16Array;
  /** 0 for the root, else the branch's index plus one. */
  readonly branch: Uint8Array;
  /** Centimetres along the camera's axis; very far for nothing. */
  readonly depth: Float32Array;
  /** Unit normals and places, three numbers per pixel. */
  readonly normal: Float32Array;
  readonly position: Float32Array;
};

export const NOTHING = -1;

export function emptyBuffer(size: number, camera: Camera): GBuffer {
  const count = size * size;
  return {
    size,
    camera,
    cluster: new Int16Array(count).fill(NOTHING),
    branch: new Uint8Array(count),
    depth: new Float32Array(count).fill(1e9),
    normal: new Float32Array(count * 3),
    position: new Float32Array(count * 3),
  };
}

/** Centimetres of one pixel at this depth. */
export function pixelSize({ size, camera }: GBuffer, depth: number): number {
  return (2 * camera.halfHeight * depth) / size;
}

import type { Camera } from '../scene/camera.ts';

/** What the ray through every pixel of a square picture hit. All drawing starts from it. */
export type GBuffer = {
  readonly size: number;
  readonly camera: Camera;
  /** Index of the cluster, -1 for nothing. */
  readonly cluster: Int16Array;
  /** 0 for the root, else one more than the branch's index. */
  readonly branch: Uint8Array;
  /** Centimetres along the camera's axis; very far where there is nothing. */
  readonly depth: Float32Array;
  /** The surface's unit normal and its place, three numbers for each pixel. */
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

/** Centimetres that one pixel covers at this depth. */
export function pixelSize({ size, camera }: GBuffer, depth: number): number {
  return (2 * camera.halfHeight * depth) / size;
}

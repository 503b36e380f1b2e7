/** Numbers of four that one primitive takes in the texture: its row. */
export const TEXELS = 8;
export const MAX_PRIMITIVES = 256;
export const MAX_CLUSTERS = 32;
/** The texture of all tiles' lists: columns, a power of two, and rows. */
export const LIST_SIZE = { width: 1024, height: 128 } as const;
export const MAX_ENTRIES = LIST_SIZE.width * LIST_SIZE.height;

/** Bits of an entry of a tile's list: one primitive, and how it joins what came before. */
export const ENTRY = {
  primitives: (1 << 10) - 1,
  groupStart: 1 << 10,
  groupEnd: 1 << 11,
  branch: 1 << 12,
  carve: 1 << 13,
  clusterEnd: 1 << 14,
  clusterStart: 1 << 15,
  clusterShift: 16,
  clusters: 31,
  branchShift: 21,
  branches: 15,
  groupShift: 26,
  groups: 15,
} as const;

/** The kinds of primitives, as the shader tells them apart. */
export const KIND = { cone: 0, ellipsoid: 1, box: 2, squashed: 3 } as const;
/** A height that no cut has. */
export const NO_CUT = 1e9;

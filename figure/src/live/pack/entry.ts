/** Texels of one primitive: its row. */
export const TEXELS = 8;
export const MAX_PRIMITIVES = 256;
export const MAX_CLUSTERS = 32;
/** The texture of all tiles' lists; the width is a power of two. */
export const LIST_SIZE = { width: 1024, height: 128 } as const;
export const MAX_ENTRIES = LIST_SIZE.width * LIST_SIZE.height;

/*
 * Bits of an entry of a tile's list: one primitive, and its join with the ones before. Separate constants,
 * because a minifier inlines constants, but not the members of a table.
 */
export const PRIMITIVE_BITS = (1 << 10) - 1;
export const GROUP_START = 1 << 10;
export const GROUP_END = 1 << 11;
export const IN_BRANCH = 1 << 12;
export const IS_CARVED = 1 << 13;
export const CLUSTER_END = 1 << 14;
export const CLUSTER_START = 1 << 15;
export const CLUSTER_SHIFT = 16;
export const CLUSTER_BITS = 31;
export const BRANCH_SHIFT = 21;
export const BRANCH_BITS = 15;
export const GROUP_SHIFT = 26;
export const GROUP_BITS = 15;

/** Numbers that stand for the kinds of primitives in the shader. */
export const KIND = { cone: 0, ellipsoid: 1, box: 2, squashed: 3 } as const;
/** A height that no cut has. */
export const NO_CUT = 1e9;

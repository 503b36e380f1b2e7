import type { Cluster } from '../../body/cluster.ts';
import type { Primitive } from '../../body/primitive.ts';
import { widestBlend, widestJoint } from '../../render/tiles.ts';
import type { Camera } from '../../scene/camera.ts';
import {
  BRANCH_SHIFT,
  CLUSTER_SHIFT,
  GROUP_BITS,
  GROUP_SHIFT,
  IN_BRANCH,
  IS_CARVED,
  MAX_CLUSTERS,
  MAX_PRIMITIVES,
  TEXELS,
} from './entry.ts';
import { outlineOf } from './outline-of.ts';
import { TileLists } from './tile-lists.ts';
import { writePrimitive } from './write-primitive.ts';

type Group = {
  readonly primitives: readonly Primitive[];
  /** 0 for the root. */
  readonly branch: number;
  readonly branchBlend: number | null;
  readonly isCarved: boolean;
};

export class Packer {
  readonly primitives = new Float32Array(MAX_PRIMITIVES * TEXELS * 4);
  primitiveCount = 0;
  readonly lists = new TileLists();

  /**
   * Packs this camera's view for a picture of `size` pixels. At most 32 clusters of 256 primitives, more than
   * any exercise needs; others are left out.
   */
  pack(clusters: readonly Cluster[], camera: Camera, size: number): void {
    const { lists } = this;
    lists.begin(size);
    this.primitiveCount = 0;
    for (const [c, cluster] of clusters.slice(0, MAX_CLUSTERS).entries()) {
      const joint = widestJoint(cluster.branches);
      for (const [g, { primitives, branch, branchBlend, isCarved }] of groupsOf(
        cluster,
      ).entries()) {
        const how =
          (branch > 0 ? IN_BRANCH : 0) |
          (isCarved ? IS_CARVED : 0) |
          (c << CLUSTER_SHIFT) |
          (branch << BRANCH_SHIFT) |
          (Math.min(g, GROUP_BITS) << GROUP_SHIFT);
        const bend = widestBlend(primitives, branchBlend ?? joint);
        for (const primitive of primitives) {
          if (this.primitiveCount === MAX_PRIMITIVES) break;
          writePrimitive(this.primitives, this.primitiveCount, primitive, branchBlend);
          lists.add(outlineOf(primitive, bend, camera, size), this.primitiveCount | how, isCarved);
          this.primitiveCount++;
        }
      }
    }
    lists.end();
  }
}

function groupsOf({ root, branches, carved }: Cluster): Group[] {
  return [
    { primitives: root, branch: 0, branchBlend: null, isCarved: false },
    ...branches.map(({ primitives, blend }, i) => ({
      primitives,
      branch: i + 1,
      branchBlend: blend,
      isCarved: false,
    })),
    { primitives: carved, branch: 0, branchBlend: null, isCarved: true },
  ];
}

import { LINE_WIDTHS } from '../draw/line-widths.ts';
import { INSET_RADIUS, INSET_SHARE } from '../draw/inset-place.ts';
import { isFilmedClose } from '../motion/frame-motion.ts';
import { VIEW_BOX } from '../trace/path.ts';
import { deleteCard, type Card } from './gl/card.ts';
import { castRays } from './gl/cast-rays.ts';
import { drawArrows } from './gl/draw-arrows.ts';
import { drawInk } from './gl/draw-ink.ts';
import { paintPicture } from './gl/paint-picture.ts';
import type { Shot, Square } from './gl/shot.ts';
import { createTargets, deleteTargets, type Targets } from './gl/targets.ts';
import { TILE } from '../render/tiles.ts';
import { Packer } from './pack/packer.ts';
import type { LivePicture } from './picture.ts';

export class Renderer {
  readonly packer = new Packer();
  private readonly card: Card;
  private readonly targets = new Map<'whole' | 'inset', Targets>();

  constructor(card: Card) {
    this.card = card;
  }

  /** @param rays along an edge of each picture. */
  draw(pictures: readonly LivePicture[], rays: number): void {
    const { gl } = this.card;
    const { drawingBufferWidth: width, drawingBufferHeight: height } = gl;
    const edge = Math.min(width, height);
    const place = { left: (width - edge) >> 1, low: (height - edge) >> 1, edge };
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    gl.disable(gl.SCISSOR_TEST);
    gl.clearBufferfv(gl.COLOR, 0, [0, 0, 0, 0]);
    for (const picture of pictures) {
      this.take(this.wholeShot(picture, place, rays));
      const inset = this.insetShot(picture, place, rays);
      if (inset) this.take(inset);
      drawArrows(this.card, picture, place);
    }
  }

  dispose(): void {
    for (const targets of this.targets.values()) deleteTargets(this.card.gl, targets);
    this.targets.clear();
    deleteCard(this.card);
  }

  get lastTargets(): Targets | undefined {
    return this.targets.get('whole');
  }

  private take(shot: Shot): void {
    castRays(this.card, this.packer, shot);
    drawInk(this.card, shot, this.packer.lists);
    paintPicture(this.card, shot, this.packer.lists);
  }

  private wholeShot(picture: LivePicture, place: Square, rays: number): Shot {
    const unit = place.edge / VIEW_BOX;
    const targets = this.targetsOf('whole', rays);
    const { camera, opacity } = picture;
    return { picture, camera, targets, place, disc: null, opacity, unit };
  }

  private insetShot(picture: LivePicture, whole: Square, rays: number): Shot | null {
    if (picture.inset === null) return null;
    const { camera, centre, opacity } = picture.inset;
    const unit = whole.edge / VIEW_BOX;
    const radius = INSET_RADIUS * unit;
    const x = picture.isFlipped ? VIEW_BOX - centre[0] : centre[0];
    const place = {
      left: Math.round(whole.left + x * unit - radius),
      low: Math.round(whole.low + (VIEW_BOX - centre[1]) * unit - radius),
      edge: Math.round(2 * radius),
    };
    const { ring } = isFilmedClose(picture.stage.figure.motion)
      ? LINE_WIDTHS.closeUp
      : LINE_WIDTHS.usual;
    const targets = this.targetsOf('inset', Math.ceil((rays * INSET_SHARE) / TILE) * TILE);
    const disc = { radius, ring: (ring * unit) / 2 };
    return { picture, camera, targets, place, disc, opacity, unit };
  }

  private targetsOf(name: 'whole' | 'inset', size: number): Targets {
    const known = this.targets.get(name);
    if (known?.size === size) return known;
    if (known) deleteTargets(this.card.gl, known);
    const made = createTargets(this.card.gl, size);
    this.targets.set(name, made);
    return made;
  }
}

import { VIEW_BOX } from '../trace/path.ts';
import type { Svg } from './draw-frames.ts';

/** Mirrored left to right: the exercise for the other side. */
export function mirrorDrawing(svg: Svg): Svg {
  const start = svg.indexOf('>') + 1;
  const end = svg.lastIndexOf('</svg>');
  const content = svg.slice(start, end);
  const turned = `<g transform="matrix(-1 0 0 1 ${VIEW_BOX} 0)">${content}</g>`;
  return svg.slice(0, start) + turned + svg.slice(end);
}

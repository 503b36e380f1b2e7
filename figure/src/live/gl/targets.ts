import { SQUARE } from '../shaders/rays.ts';

/** Intermediate pictures, in the order of the passes. */
const NAMES = ['coarse', 'found', 'inked', 'half', 'smooth'] as const;
export type TargetName = (typeof NAMES)[number];
type Target = { readonly texture: WebGLTexture; readonly framebuffer: WebGLFramebuffer };

export type Targets = { readonly size: number } & Readonly<Record<TargetName, Target>>;

/** @param size rays along an edge. */
export function createTargets(gl: WebGL2RenderingContext, size: number): Targets {
  // Eight bits do too; sixteen keep the border of a shadow on cloth clean.
  const canBeFine =
    gl.getExtension('EXT_color_buffer_float') ?? gl.getExtension('EXT_color_buffer_half_float');
  const soft = canBeFine === null ? gl.RGBA8 : gl.RGBA16F;
  return {
    size,
    coarse: createTarget(gl, gl.R32UI, Math.ceil(size / SQUARE)),
    found: createTarget(gl, gl.RG32UI, size),
    inked: createTarget(gl, soft, size),
    half: createTarget(gl, soft, size),
    smooth: createTarget(gl, soft, size, gl.LINEAR),
  };
}

export function deleteTargets(gl: WebGL2RenderingContext, targets: Targets): void {
  for (const name of NAMES) {
    gl.deleteFramebuffer(targets[name].framebuffer);
    gl.deleteTexture(targets[name].texture);
  }
}

function createTarget(
  gl: WebGL2RenderingContext,
  format: number,
  edge: number,
  filter: number = gl.NEAREST,
): Target {
  const texture = createTexture(gl, format, edge, edge, filter);
  const framebuffer = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
  return { texture, framebuffer };
}

export function createTexture(
  gl: WebGL2RenderingContext,
  format: number,
  width: number,
  height: number,
  filter: number = gl.NEAREST,
): WebGLTexture {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texStorage2D(gl.TEXTURE_2D, 1, format, width, height);
  const how = (name: number, value: number) => gl.texParameteri(gl.TEXTURE_2D, name, value);
  how(gl.TEXTURE_MIN_FILTER, filter);
  how(gl.TEXTURE_MAG_FILTER, filter);
  how(gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  how(gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  return texture;
}

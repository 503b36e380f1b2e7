/** What draws, as the driver calls it: a card, or a program that stands in for one. May say nothing. */
export function rendererName(gl: WebGL2RenderingContext): string {
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  return String(gl.getParameter(info?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER));
}

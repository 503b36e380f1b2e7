/** The driver's name of the graphics card, or of the program that emulates one. May be empty. */
export function rendererName(gl: WebGL2RenderingContext): string {
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  return String(gl.getParameter(info?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER));
}

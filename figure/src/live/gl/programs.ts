/** A linked program, and where its uniforms are. */
export type Program = {
  readonly program: WebGLProgram;
  readonly at: (uniform: string) => WebGLUniformLocation | null;
};
type Source = readonly [vertex: string, fragment: string];
type Started = { readonly program: WebGLProgram; readonly shaders: readonly WebGLShader[] };

/** Milliseconds between two questions whether the programs are ready. */
const POLL = 16;

/**
 * Compiles all programs side by side and waits without blocking (KHR_parallel_shader_compile; where that
 * is missing, asking blocks). Throws an Error with the compiler's words if one does not compile, and
 * if the context is lost meanwhile.
 */
export async function compilePrograms<Name extends string>(
  gl: WebGL2RenderingContext,
  sources: Readonly<Record<Name, Source>>,
): Promise<Readonly<Record<Name, Program>>> {
  const extension = gl.getExtension('KHR_parallel_shader_compile');
  const started = Object.entries<Source>(sources).map(
    ([name, source]) => [name, start(gl, source)] as const,
  );
  const isDone = ({ program }: Started) =>
    extension === null ||
    gl.isContextLost() ||
    gl.getProgramParameter(program, extension.COMPLETION_STATUS_KHR) === true;
  do await new Promise((resolve) => setTimeout(resolve, POLL));
  while (!started.every(([, one]) => isDone(one)));
  const programs = started.map(([name, one]) => [name, finish(gl, one)]);
  return Object.fromEntries(programs) as Record<Name, Program>;
}

function start(gl: WebGL2RenderingContext, [vertex, fragment]: Source): Started {
  const program = gl.createProgram();
  const kinds = [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const;
  const shaders = kinds.flatMap(([kind, source]) => {
    const shader = gl.createShader(kind);
    if (shader === null) return [];
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    return [shader];
  });
  gl.linkProgram(program);
  return { program, shaders };
}

function finish(gl: WebGL2RenderingContext, { program, shaders }: Started): Program {
  if (gl.getProgramParameter(program, gl.LINK_STATUS) !== true) {
    const why = [gl.getProgramInfoLog(program), ...shaders.map((s) => gl.getShaderInfoLog(s))];
    throw new Error(`A program does not compile: ${why.join(' ')}`);
  }
  for (const shader of shaders) gl.deleteShader(shader);
  const known = new Map<string, WebGLUniformLocation | null>();
  const at = (uniform: string) => {
    const location = known.get(uniform) ?? gl.getUniformLocation(program, uniform);
    known.set(uniform, location);
    return location;
  };
  return { program, at };
}

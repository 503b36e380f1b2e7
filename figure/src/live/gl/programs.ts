export type Program = {
  readonly program: WebGLProgram;
  /** Sets uniforms by name, once the program is in use. Ones that the compiler removed are ignored. */
  readonly set: (values: UniformValues) => void;
};
type UniformValues = Readonly<
  Record<string, number | readonly number[] | Float32Array | Uint32Array>
>;
type Source = readonly [vertex: string, fragment: string];
type Started = { readonly program: WebGLProgram; readonly shaders: readonly WebGLShader[] };

/**
 * By WebGL2's numbers of uniform types: FLOAT, FLOAT_VEC2 to 4, INT_VEC2 and 3, UNSIGNED_INT,
 * UNSIGNED_INT_VEC4.
 */
const KINDS: Readonly<
  Record<number, '1f' | '2f' | '3f' | '4f' | '2i' | '3i' | '1ui' | '4ui' | undefined>
> = {
  5126: '1f',
  35664: '2f',
  35665: '3f',
  35666: '4f',
  35667: '2i',
  35668: '3i',
  5125: '1ui',
  36296: '4ui',
};
/** Milliseconds between checks whether the programs are ready. */
const POLL = 16;

/**
 * Compiles all programs in parallel without blocking (KHR_parallel_shader_compile; without it, asking blocks).
 * Throws an Error with the compiler's message, and when the context is lost meanwhile.
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
  return { program, set: uniformSetter(gl, program) };
}

function uniformSetter(gl: WebGL2RenderingContext, program: WebGLProgram): Program['set'] {
  const count: number = gl.getProgramParameter(program, gl.ACTIVE_UNIFORMS);
  const put = new Map<string | undefined, (values: Iterable<number>) => void>();
  for (let i = 0; i < count; i++) {
    const { name, type } = gl.getActiveUniform(program, i) ?? { name: '', type: 0 };
    const location = gl.getUniformLocation(program, name);
    // Other types are integers, such as texture units.
    const kind = KINDS[type] ?? '1i';
    put.set(name.split('[')[0], (values) => gl[`uniform${kind}v`](location, [...values]));
  }
  return (values) => {
    for (const [name, value] of Object.entries(values)) {
      put.get(name)?.(typeof value === 'number' ? [value] : value);
    }
  };
}

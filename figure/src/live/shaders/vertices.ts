import { TILE } from '../../render/tiles.ts';
import { float, HEAD } from './glsl.ts';

/** One instanced square per used tile. */
export const TILE_VERTEX = `${HEAD}
layout(location=0) in vec4 tile;
layout(location=1) in vec2 depths;
uniform float size;
flat out ivec2 span;flat out vec2 bounds;
void main(){
  span=ivec2(int(tile.z),int(tile.z)+int(tile.w));
  bounds=depths;
  vec2 corner=vec2(gl_VertexID&1,gl_VertexID>>1);
  gl_Position=vec4((tile.xy+corner)*${float(TILE)}/size*2.-1.,0.,1.);
}`;

export const FULL_VERTEX = `${HEAD}
void main(){gl_Position=vec4(vec2(gl_VertexID&1,gl_VertexID>>1)*4.-1.,0.,1.);}`;

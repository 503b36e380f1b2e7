import { HEAD_SCALE } from '../../body/head.ts';
import { BEARD } from '../../draw/beard.ts';
import { FACE, MIN_EYE_FACING } from '../../draw/face-measures.ts';
import { FACE_COLOURS } from '../../draw/theme.ts';
import { float, vec3 } from './glsl.ts';

const { eye, pupil, sparkle, brow, mouth, glasses } = FACE;
const { neck, cheek, lips } = BEARD;
const f = float;

/**
 * The face is drawn on the skin, straight from the front, by the measures of draw/face-measures.ts
 * and draw/beard.ts. `onHead`: from the room to centimetres of the unscaled head. `beardAt`: depth
 * inside the beard. `face`: how much of the pixel each feature covers.
 */
export const PAINT_FACE = `
uniform vec3 headOrigin,headX,headY,headZ;uniform int headId;
uniform vec4 brow;uniform vec2 pupils;uniform vec3 lip,beard;uniform float glasses;
float cover(float d){float w=max(fwidth(d),1e-5);return clamp(.5-d/w,0.,1.);}
vec3 onHead(vec3 place){
  vec3 h=place-headOrigin;
  return vec3(dot(h,headX),dot(h,headY),dot(h,headZ))/${f(HEAD_SCALE)};
}
float beardAt(vec3 h){
  float x=abs(h.x);
  float edge=max(${f(cheek.height)}+${f(cheek.rise)}*x*x,x<${f(cheek.mouthHalf)}?${f(cheek.mouthHeight)}-${f(cheek.mouthFall)}*x:0.);
  float onLips=length(vec2(x/${f(lips.halfWidth)},(h.y-${f(lips.height)})/${f(lips.halfHeight)}))-1.;
  return min(min(h.y-${f(neck.height)}+max(0.,h.z)*${f(neck.fall)},h.z-${f(neck.back)}),min(edge-h.y,onLips));
}
struct Face{float white,eye,lid,sparkle,brow,lip,rim;};
Face face(vec3 h){
  float x=abs(h.x);
  Face is;
  float out_=h.x<0.?-1.:1.;
  vec2 e=vec2(x-${f(eye.x)},h.y-${f(eye.y)}),p=e-vec2(out_*pupils.x,pupils.y);
  float lids=length(e/vec2(${f(eye.width)},e.y>0.?${f(eye.above)}:${f(eye.below)}))-1.;
  is.white=cover(lids);
  is.eye=cover(max(lids,length(p)-${f(pupil)}));
  is.lid=cover(max(abs(lids)*${f((eye.width + eye.above) / 2)}-${f(eye.lid / 2)},-e.y-${f(eye.lid / 4)}));
  is.sparkle=cover(length(p-vec2(out_*${f(sparkle.x)},${f(sparkle.y)}))-${f(sparkle.radius)});
  float arch=${f(brow.y)}-${f(brow.arch)}*(x-${f(brow.middle)})*(x-${f(brow.middle)});
  is.brow=cover(max(abs(h.y-arch)-${f(brow.line / 2)},max(${f(brow.from - brow.line / 4)}-x,x-${f(brow.to + brow.line / 4)})));
  is.lip=cover(max(abs(h.y-${f(mouth.y)}-${f(mouth.smile)}*h.x*h.x)-${f(mouth.line / 2)},x-${f(mouth.half + mouth.line / 4)}));
  vec2 l=abs(vec2((x-${f(glasses.x)})/${f(glasses.width)},(h.y-${f(eye.y)})/${f(glasses.height)}));
  float rim=abs(pow(l.x*l.x*l.x+l.y*l.y*l.y,1./3.)-1.)*${f((glasses.width + glasses.height) / 2)}-${f(glasses.line / 2)};
  rim=min(rim,max(abs(h.y-${f(eye.y + glasses.bridgeUp)})-${f(glasses.line / 2)},x-${f(glasses.bridge)}));
  is.rim=cover(rim)*glasses;
  return is;
}
vec3 withFace(vec3 colour,Face is,float facing){
  float seen=smoothstep(${f(MIN_EYE_FACING - 0.07)},${f(MIN_EYE_FACING + 0.08)},facing);
  colour=mix(colour,${vec3(FACE_COLOURS.eyeWhite)},is.white*seen);
  colour=mix(colour,${vec3(FACE_COLOURS.eye)},is.eye*seen);
  if(brow.a>.5)colour=mix(colour,${vec3(FACE_COLOURS.eyeLight)},is.sparkle*seen);
  colour=mix(colour,${vec3(FACE_COLOURS.eye)},is.lid*seen);
  colour=mix(colour,brow.rgb,is.brow);
  colour=mix(colour,lip,is.lip);
  return mix(colour,${vec3(FACE_COLOURS.glasses)},is.rim);
}
`;

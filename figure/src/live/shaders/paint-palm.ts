import { MIN_PALM_FACING, PALM_FOLDS } from '../../draw/palm-folds.ts';
import { pointOnCubic } from '../../trace/fit-curve.ts';
import { float } from './glsl.ts';

/** Pieces of each fold. */
const PIECES = 14;
const POINTS = PIECES + 1;

/** The folds of draw/palm-folds.ts as points: centimetres along the hand and towards the thumb. */
export const FOLD_POINTS = new Float32Array(
  PALM_FOLDS.flatMap((fold) =>
    Array.from({ length: POINTS }, (_, i) => pointOnCubic(fold, i / PIECES)).flat(),
  ),
);

/** `withFolds`: the folds of an open palm, on the skin that faces as the palm does. */
export const PAINT_PALM = `
uniform vec3 handOrigin,handY,handZ,palmar,foldColour;uniform int handId;uniform float foldWidth;
uniform vec2 folds[${PALM_FOLDS.length * POINTS}];
float segment(vec2 p,vec2 a,vec2 b){vec2 v=b-a;float t=clamp(dot(p-a,v)/max(dot(v,v),1e-9),0.,1.);return length(p-a-v*t);}
vec3 withFolds(vec3 colour,vec3 place,vec3 normal,float depth,float pixel){
  if(dot(normal,palmar)<=${float(MIN_PALM_FACING)})return colour;
  vec3 v=place-handOrigin;
  vec2 p=vec2(-dot(v,handY),dot(v,handZ));
  float d=1e9;
  for(int c=0;c<${PALM_FOLDS.length};c++)for(int i=0;i<${PIECES};i++)d=min(d,segment(p,folds[c*${POINTS}+i],folds[c*${POINTS}+i+1]));
  return mix(colour,foldColour,clamp(.5-(d-foldWidth*depth*halfHeight)/pixel,0.,1.));
}
`;

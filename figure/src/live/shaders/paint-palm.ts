import { MIN_PALM_FACING, PALM_FOLDS } from '../../draw/palm-folds.ts';
import { FOLD_PIECES, FOLD_VECTORS } from './fold-points.ts';
import { float } from './glsl.ts';

/** `withFolds`: the folds of an open palm, on the skin that faces as the palm does. */
export const PAINT_PALM = `
uniform vec3 handOrigin,handY,handZ,palmar,foldColour;uniform int handId;uniform float foldWidth;
uniform vec2 folds[${FOLD_VECTORS}];
float segment(vec2 p,vec2 a,vec2 b){vec2 v=b-a;float t=clamp(dot(p-a,v)/max(dot(v,v),1e-9),0.,1.);return length(p-a-v*t);}
vec3 withFolds(vec3 colour,vec3 place,vec3 normal,float depth,float pixel){
  if(dot(normal,palmar)<=${float(MIN_PALM_FACING)})return colour;
  vec3 v=place-handOrigin;
  vec2 p=vec2(-dot(v,handY),dot(v,handZ));
  float d=1e9;
  for(int c=0;c<${PALM_FOLDS.length};c++)for(int i=0;i<${FOLD_PIECES};i++)d=min(d,segment(p,folds[c*${FOLD_PIECES + 1}+i],folds[c*${FOLD_PIECES + 1}+i+1]));
  return mix(colour,foldColour,clamp(.5-(d-foldWidth*depth*halfHeight)/pixel,0.,1.));
}
`;

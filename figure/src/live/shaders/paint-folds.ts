import { MIN_PALM_FACING } from '../../draw/palm-folds.ts';
import { float } from './glsl.ts';

/** Straight pieces of all lines together. */
export const FOLD_PIECES = 42;

/**
 * `withFolds`: folds of an open palm, or lines of a face, on skin that faces as they do. `folds`: both ends of
 * each piece, in centimetres along `foldX` and `foldY`.
 */
export const PAINT_FOLDS = `
uniform vec3 foldOrigin,foldX,foldY,foldZ,foldColour;uniform int foldId;uniform float foldWidth;
uniform vec4 folds[${FOLD_PIECES}];
vec3 withFolds(vec3 colour,vec3 place,vec3 normal,float depth,float pixel){
  if(dot(normal,foldZ)<=${float(MIN_PALM_FACING)})return colour;
  vec3 h=place-foldOrigin;
  vec2 p=vec2(dot(h,foldX),dot(h,foldY));
  float d=1e9;
  for(int i=0;i<${FOLD_PIECES};i++){
    vec2 a=p-folds[i].xy,v=folds[i].zw-folds[i].xy;
    d=min(d,length(a-v*clamp(dot(a,v)/max(dot(v,v),1e-9),0.,1.)));
  }
  return mix(colour,foldColour,clamp(.5-(d-foldWidth*depth*halfHeight)/pixel,0.,1.));
}
`;

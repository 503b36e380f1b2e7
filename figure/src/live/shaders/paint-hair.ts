import { STRANDS } from '../../draw/strands.ts';
import { float } from './glsl.ts';

const TURN = float(STRANDS.count / (2 * Math.PI));

/**
 * Strands and parting by the measures of draw/strands.ts: their share of the pixel at `h`, in
 * centimetres of the unscaled head. `combX`, `combY`, `combZ`: across, along the pole, to the
 * front. `comb`: where strands begin and end, and where the parting ends; strands taper at both
 * ends.
 */
export const PAINT_HAIR = `
uniform vec3 combX,combY,combZ,comb,strand;uniform int hairId;
float strandAt(vec3 h){
  vec3 c=h-vec3(${STRANDS.centre.map(float).join()}),v=vec3(dot(c,combX),dot(c,combY),dot(c,combZ));
  float level=length(v.xz),turn=atan(v.x,v.z)*${TURN},k=round(turn);
  bool parts=k==0.&&comb.z>0.;
  float from=parts?0.:comb.x,to=parts?comb.z:comb.y*(mod(k,2.)>.5?${float(STRANDS.shorter)}:1.);
  float q=(2.*atan(level,v.y)-from-to)/(to-from);
  return cover(abs(turn-k)*level/${TURN}-(parts?${float(STRANDS.partingHalf)}:${float(STRANDS.half)})*(1.-q*q));
}
`;

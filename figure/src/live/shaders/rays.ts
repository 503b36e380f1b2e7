import { ALONE, CAUTION, FEELER, MAX_STEPS } from '../../render/ray-march.ts';
import { FIELD } from './field.ts';
import { float, HEAD } from './glsl.ts';

/** Pixels along the edge of a square whose rays are marched together at first. */
export const SQUARE = 8;

/** COARSE: how far the rays of a square go freely, by one march in a cone that holds them all. */
export const COARSE = `${HEAD}${FIELD}
out uvec4 result;
void main(){
  vec4 ray=aim(gl_FragCoord.xy*${float(SQUARE)});
  float opening=${float(SQUARE * Math.SQRT2)}*halfHeight/size,t=bounds.x,end=bounds.y*(ray.w+opening)+1.;
  for(int i=0;i<40;i++){
    float free=field(eye+ray.xyz*t,span.x,span.y)-t*opening;
    if(free<${float(ALONE)})break;
    t+=free*${float(CAUTION)}/(1.+opening);
    if(t>end)discard;
  }
  result=uvec4(floatBitsToUint(t));
}`;

/**
 * MARCH: the hit of the ray through each pixel. Red: depth; its lowest six bits are how closely the ray passed
 * a missed surface, in pixels, which places outlines exactly. Green: cluster plus one (6 bits), branch (4),
 * normal, octahedral (twice 11). Loops start at a uniform, `zero`, so that no compiler unrolls them.
 */
export const MARCH = `${HEAD}${FIELD}
uniform usampler2D coarse;
uniform int zero;
out uvec4 result;
uint bits(float v){return uint(clamp(v*.5+.5,0.,1.)*2047.+.5);}
void main(){
  uint begin=texelFetch(coarse,ivec2(gl_FragCoord.xy)/${SQUARE},0).r;
  if(begin==0u)discard;
  vec4 ray=aim(gl_FragCoord.xy);
  float t=uintBitsToFloat(begin),end=bounds.y*ray.w+1.,tolerance=bounds.x*halfHeight/size*.5;
  bool found=false;
  float miss=FAR,before=FAR,ratio=FAR,perPixel=size*ray.w/(2.*halfHeight);
  for(int i=zero;i<${MAX_STEPS};i++){
    float d=field(eye+ray.xyz*t,span.x,span.y);
    if(d>before)miss=min(miss,ratio);
    if(d<tolerance){found=true;break;}
    before=d;ratio=d/t*perPixel;
    t+=d*${float(CAUTION)};
    if(t>end)break;
  }
  if(t<=end&&before<tolerance*2.)found=true;
  uint close=uint(min(miss,1.5)/1.5*63.+.5);
  if(!found){result=uvec4(close,0u,0u,0u);return;}
  vec3 p=eye+ray.xyz*t,n=vec3(0.);
  uint id=hit;ivec2 mine=own;
  for(int i=zero;i<4;i++){
    vec3 e=vec3(i==0||i==3?1.:-1.,i>1?1.:-1.,(i&1)==1?1.:-1.);
    n+=e*field(p+e*${float(FEELER)},mine.x,mine.y);
  }
  n=normalize(n);
  vec2 o=n.xy/(abs(n.x)+abs(n.y)+abs(n.z));
  if(n.z<0.)o=(1.-abs(o.yx))*vec2(o.x<0.?-1.:1.,o.y<0.?-1.:1.);
  result=uvec4((floatBitsToUint(t/ray.w)&~63u)|close,((id&31u)+1u)|((id>>5)<<6)|(bits(o.x)<<10)|(bits(o.y)<<21),0u,0u);
}`;

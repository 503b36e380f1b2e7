import { HEAD } from './glsl.ts';

/** Points of one arrow's line. */
export const MAX_ARROW_POINTS = 32;

/**
 * PAINT_ARROW: a line, a head, and a halo around both. In pixels of the canvas, from below left: `widths` are
 * half the line, half the halo and half the line around the head.
 */
export const PAINT_ARROW = `${HEAD}
uniform vec2 points[${MAX_ARROW_POINTS}];uniform int count;
uniform vec2 tip,one,other;
uniform vec3 widths,colour,halo;uniform float opacity;
out vec4 result;
float segment(vec2 p,vec2 a,vec2 b){vec2 v=b-a;float t=clamp(dot(p-a,v)/max(dot(v,v),1e-6),0.,1.);return length(p-a-v*t);}
float side(vec2 p,vec2 a,vec2 b){vec2 v=b-a,w=p-a;return v.x*w.y-v.y*w.x;}
void main(){
  vec2 p=gl_FragCoord.xy;
  float line=1e9;
  for(int i=1;i<count;i++)line=min(line,segment(p,points[i-1],points[i]));
  float edge=min(segment(p,tip,one),min(segment(p,one,other),segment(p,other,tip)));
  vec3 turns=vec3(side(p,tip,one),side(p,one,other),side(p,other,tip));
  float head=all(greaterThan(turns,vec3(0.)))||all(lessThan(turns,vec3(0.)))?-edge:edge;
  float outer=clamp(.5+widths.y-min(line,head),0.,1.);
  float inner=clamp(.5+max(widths.x-line,widths.z-head),0.,1.);
  result=vec4(mix(halo,colour,inner),1.)*max(outer,inner)*opacity;
}`;

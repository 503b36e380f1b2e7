import { INK_BELOW, MIN_STEP_PIXELS } from '../../render/ink-edges.ts';
import { float, HEAD } from './glsl.ts';
import { SEEN } from './seen.ts';

/** What a line around a nail is worth: thinner than any other. */
const NAIL_INK = 0.7;
/** Centimetres a pixel: from further away than this a nose would be a blot. */
const MAX_NOSE_PIXEL = 0.19;

/**
 * INK, by the rules of render/ink-edges.ts. Red: outline, green: inner ink, blue: light, alpha: which surface
 * it is, for the smoothing (cluster plus one, 5 bits; which of two kinds of branches, 2; cloth, 1).
 *
 * `share` is what the edge between two pixels that touch leaves at a place so far from the middle between
 * them. An outline lies where the ray behind passed the surface in front; each of its cracks counts by how
 * squarely the line crosses that axis, so that a line is as dark along a diagonal as along a row.
 * A hem or a fold lies half-way, and its cracks are summed up by `main`.
 */
export const INK = `${HEAD}${SEEN}
uniform float inkStep;
uniform vec3 light;
uniform ivec3 cloth;
uniform uint clothMask,nailMask;uniform int headId;
out vec4 result;
bool sleeve(Seen a,Seen b){
  return a.id==cloth.x&&(b.id==cloth.y&&a.branch==1||b.id==cloth.z&&a.branch==2);
}
float edge(Seen a,Seen b){
  if(a.id<0&&b.id<0)return 0.;
  if(a.id<0||b.id<0)return 2.;
  bool seam=a.id!=b.id;
  if(seam&&!sleeve(a,b)&&!sleeve(b,a))return((nailMask>>a.id|nailMask>>b.id)&1u)==1u?${float(NAIL_INK)}:1.;
  vec3 d=b.place-a.place;
  float lift=min(abs(dot(a.normal,d)),abs(dot(b.normal,d)));
  float pixel=2.*halfHeight*min(a.depth,b.depth)/size;
  if(a.id==headId&&pixel>${float(MAX_NOSE_PIXEL)})return 0.;
  if(lift>max(seam?inkStep*3.:inkStep,${float(MIN_STEP_PIXELS)}*pixel))return 1.;
  float alike=dot(a.normal,b.normal);
  bool parted=a.branch!=b.branch&&a.branch!=0&&b.branch!=0;
  return parted&&alike<${float(INK_BELOW.branches)}||seam&&alike<${float(INK_BELOW.seam)}||alike<${float(INK_BELOW.fold)}?1.:0.;
}
vec4 share(Seen a,Seen b,float away,bool upward){
  float e=edge(a,b);
  if(e==0.)return vec4(0.);
  bool first=a.depth<b.depth;
  float miss=first?b.miss:a.miss;
  vec3 n=first?a.normal:b.normal;
  if(miss>1.4||abs(dot(n,forward))>.55)return away==0.?e>1.5?vec4(.9,0.,0.,0.):upward?vec4(0.,0.,0.,e):vec4(0.,0.,e,0.):vec4(0.);
  vec2 flat_=normalize(vec2(dot(n,right),dot(n,up))+1e-6);
  float weight=abs(upward?flat_.y:flat_.x),offset=clamp(miss/max(weight,.25),0.,1.25)-.5;
  float part=weight*max(0.,1.-abs((first?-offset:offset)-away));
  return e>1.5?vec4(part,0.,0.,0.):vec4(0.,e*part,0.,0.);
}
void main(){
  ivec2 at=ivec2(gl_FragCoord.xy);
  uint any=0u;
  for(int i=-1;i<3;i++)any|=(texelFetch(found,at+ivec2(i,0),0).y|texelFetch(found,at+ivec2(0,i),0).y)&63u;
  if(any==0u){result=vec4(0.);return;}
  Seen s=seen(at),r=seen(at+ivec2(1,0)),u=seen(at+ivec2(0,1)),l=seen(at-ivec2(1,0)),d=seen(at-ivec2(0,1)),rr=seen(at+ivec2(2,0)),uu=seen(at+ivec2(0,2));
  vec4 all=share(s,r,0.,false)+share(l,s,1.,false)+share(r,rr,-1.,false)+share(s,u,0.,true)+share(d,s,1.,true)+share(u,uu,-1.,true);
  vec2 lines=min(vec2(all.x,all.y+length(all.zw)),1.3)*.4;
  uint code=s.id<0?0u:uint(s.id+1)|(s.branch==0?0u:uint(1+(s.branch-1)%2))<<5|((clothMask>>s.id)&1u)<<7;
  result=vec4(lines,s.id<0?0.:dot(s.normal,light)*.5+.5,float(code)/255.);
}`;

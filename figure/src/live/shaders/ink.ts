import { CAST, CAST_LIGHT } from '../../render/cast-shadow.ts';
import { COLUMN, NEARNESS } from '../../render/form-normal.ts';
import { INK_BELOW, MIN_STEP_PIXELS } from '../../render/ink-edges.ts';
import { float, HEAD } from './glsl.ts';
import { SEEN } from './seen.ts';

/** Columns of all clusters for the light: no person has more, in long sleeves and barefoot. */
export const MAX_COLUMNS = 26;
/** Strength of the line around a nail, which is thinner than others. */
const NAIL_INK = 0.7;
/**
 * Ranges around each rule's limit in which a line fades in, so that it tapers instead of breaking into dashes.
 */
const FADE = {
  lift: [0.85, 1.3],
  branches: around(INK_BELOW.branches, 0.008),
  seam: around(INK_BELOW.seam, 0.04),
  fold: around(INK_BELOW.fold, 0.07),
} as const;
/** Centimetres a pixel; from further away a nose would be a blot. */
const MAX_NOSE_PIXEL = 0.19;

function around(cosine: number, by: number): readonly [number, number] {
  return [cosine + by, cosine - by];
}

/** From 0 to 1 as the normals of two neighbours become less alike. */
function fadeIn([none, full]: readonly [number, number]): string {
  return `1.-smoothstep(${float(full)},${float(none)},alike)`;
}

/**
 * INK, by the rules of render/ink-edges.ts. Red: outline, green: inner ink, blue: light, alpha: surface, for
 * the smoothing (cluster plus one, 5 bits; which of two kinds of branches, 2; cloth, 1).
 *
 * `share`: ink of the edge between two adjacent pixels at a distance from the middle between them. An outline
 * lies where the ray behind passed the surface in front; each of its cracks counts by how squarely the line
 * crosses that axis, so that lines are equally dark in all directions. Where two surfaces meet, the line lies
 * where the planes through both pixels cross. A hem lies half-way, and `main` sums up its cracks.
 */
export const INK = `${HEAD}${SEEN}
uniform float inkStep;
uniform vec3 light;
uniform vec4 columns[${MAX_COLUMNS}],ways[${MAX_COLUMNS}];uniform int columnCount;
uniform ivec3 cloth;
uniform uint clothMask,nailMask,softMask;uniform int headId;
out vec4 result;
bool sleeves(Seen a,Seen b){
  return a.id==cloth.x&&(b.id==cloth.y&&a.branch==1||b.id==cloth.z&&a.branch==2);
}
bool isOne(Seen a,Seen b){return a.id==b.id||sleeves(a,b)||sleeves(b,a);}
float lit(Seen s){
  vec3 sum=s.normal*1e-9;
  for(int i=0;i<columnCount;i++)if(int(ways[i].w)==s.id){
    vec3 way=ways[i].xyz,away=s.place-columns[i].xyz;
    float l=max(1e-6,dot(way,way));
    away-=way*clamp(dot(away,way)/l,0.,1.);
    vec3 turned=s.normal-way*dot(s.normal,way)/l;
    sum+=mix(s.normal,turned,${float(COLUMN.share)}*smoothstep(${float(COLUMN.from)},${float(COLUMN.to)},length(turned)))*pow(columns[i].w/length(away),${float(NEARNESS)});
  }
  vec3 v=s.place-eye;
  for(int i=0;i<${CAST.steps};i++){
    v+=(light+forward*${float(CAST.raking)})*${float(CAST.reach / CAST.steps)};
    float depth=dot(v,forward);
    Seen o=seen(ivec2((vec2(dot(v,right),dot(v,up))/depth/halfHeight*.5+.5)*size));
    depth-=o.depth;
    if(depth>(isOne(o,s)?${float(CAST.own)}:${float(CAST.other)})&&depth<${float(CAST.thick)})return ${float(CAST_LIGHT)};
  }
  return dot(normalize(sum),light);
}
float edge(Seen a,Seen b){
  if(a.id<0&&b.id<0)return 0.;
  if(a.id<0||b.id<0)return 2.;
  bool seam=a.id!=b.id;
  if(!isOne(a,b))return((nailMask>>a.id|nailMask>>b.id)&1u)==1u?${float(NAIL_INK)}:1.;
  vec3 d=b.place-a.place;
  float lift=min(abs(dot(a.normal,d)),abs(dot(b.normal,d)));
  float pixel=2.*halfHeight*min(a.depth,b.depth)/size;
  if(a.id==headId&&pixel>${float(MAX_NOSE_PIXEL)})return 0.;
  float least=max(inkStep,${float(MIN_STEP_PIXELS)}*pixel),alike=dot(a.normal,b.normal);
  float e=smoothstep(${FADE.lift.map((share) => `${float(share)}*least`).join()},lift);
  if(a.branch!=b.branch&&a.branch!=0&&b.branch!=0)e=max(e,${fadeIn(FADE.branches)});
  if(seam)e=max(e,${fadeIn(FADE.seam)});
  if(((softMask>>a.id)&1u)==0u)e=max(e,${fadeIn(FADE.fold)});
  return e;
}
vec3 along(vec3 n){float f=dot(n,forward);return vec3(dot(n,right),dot(n,up),0.)/(abs(f)<.05?.05*sign(f+1e-9):f);}
float behind(Seen plane,Seen at){
  vec3 way=(at.place-eye)/at.depth;float slope=dot(plane.normal,way);
  return dot(plane.normal,plane.place-eye)/(abs(slope)<.05?-.05:slope);
}
void share(Seen a,Seen b,float away,bool upward,inout vec3 outline,inout vec3 inner){
  float e=edge(a,b);
  if(e==0.)return;
  bool first=a.depth<b.depth;
  float miss=first?b.miss:a.miss;
  vec3 n=first?a.normal:b.normal,ink=vec3(0.);
  float here=a.depth-behind(b,a),there=behind(a,b)-b.depth;
  if(miss<=1.4&&abs(dot(n,forward))<=.55){
    vec2 flat_=normalize(vec2(dot(n,right),dot(n,up))+1e-6);
    float weight=abs(upward?flat_.y:flat_.x),offset=clamp(miss/max(weight,.25),0.,1.25)-.5;
    ink.x=weight*max(0.,1.-abs((first?-offset:offset)-away));
  }else if(e<1.5&&here*there<0.){
    vec2 g=normalize((along(b.normal)-along(a.normal)).xy+1e-6);
    ink.x=abs(upward?g.y:g.x)*max(0.,1.-abs(here/(here-there)-.5-away));
  }else if(away==0.)ink=upward?vec3(0.,0.,1.):vec3(0.,1.,0.);
  if(e>1.5)outline+=ink;else inner+=ink*e;
}
void main(){
  ivec2 at=ivec2(gl_FragCoord.xy);
  uint some=0u;
  for(int i=-1;i<3;i++)some|=(texelFetch(found,at+ivec2(i,0),0).y|texelFetch(found,at+ivec2(0,i),0).y)&63u;
  if(some==0u){result=vec4(0.);return;}
  Seen s=seen(at),r=seen(at+ivec2(1,0)),u=seen(at+ivec2(0,1)),l=seen(at-ivec2(1,0)),d=seen(at-ivec2(0,1)),rr=seen(at+ivec2(2,0)),uu=seen(at+ivec2(0,2));
  vec3 outline=vec3(0.),inner=vec3(0.);
  share(s,r,0.,false,outline,inner);share(l,s,1.,false,outline,inner);share(r,rr,-1.,false,outline,inner);
  share(s,u,0.,true,outline,inner);share(d,s,1.,true,outline,inner);share(u,uu,-1.,true,outline,inner);
  vec2 lines=min(vec2(outline.x+length(outline.yz),inner.x+length(inner.yz)),1.3)*.4;
  uint code=s.id<0?0u:uint(s.id+1)|(s.branch==0?0u:uint(1+(s.branch-1)%2))<<5|((clothMask>>s.id)&1u)<<7;
  result=vec4(lines,s.id<0?0.:lit(s)*.5+.5,float(code)/255.);
}`;

import { GLOW_STOPS, JAW } from '../../draw/glow-spread.ts';
import { MAX_SPOTS } from '../../draw/ground.ts';
import { MAX_CLUSTERS } from '../pack/entry.ts';
import { float, HEAD } from './glsl.ts';
import { PAINT_FACE } from './paint-face.ts';
import { PAINT_HAIR } from './paint-hair.ts';
import { PAINT_FOLDS } from './paint-folds.ts';
import { SEEN } from './seen.ts';

/** Joints that may glow at once: no exercise has more. */
export const MAX_GLOWS = 4;

/** Strength of the glow, `away` radii from its middle. */
const glowStrength = GLOW_STOPS.slice(1).reduce((strength, stop, i) => {
  const before = GLOW_STOPS[i] ?? stop;
  const along = `clamp((away-${float(before.offset)})/${float(stop.offset - before.offset)},0.,1.)`;
  return `mix(${strength},${float(stop.opacity)},${along})`;
}, float(GLOW_STOPS[0].opacity));

/**
 * PAINT, at the screen's size: two tones, ink as a distance (smooth at any scale), glow, face, folds. Ink lies
 * under the glow, except creases of hands, as in a drawing.
 * A pixel shows the surface that holds most of it. The blurred line tells the distance of its middle, and from
 * that its share of the pixel. A line is wider on the side away from the light, to which `swell` points.
 * `frame`: corner and edge of the picture on the canvas. `disc`: radius of a round picture and half its ring,
 * in pixels; 0 for a square one.
 */
export const PAINT = `${HEAD}${SEEN}${PAINT_FACE}${PAINT_HAIR}${PAINT_FOLDS}
uniform sampler2D picture;
uniform vec3 frame;uniform vec2 disc,swell;uniform float mirror,opacity;
uniform vec4 lit[${MAX_CLUSTERS}],shade[${MAX_CLUSTERS}];
uniform vec3 inkColour,inkAt,ground,floorColour,contact;
uniform vec4 spots[${MAX_SPOTS}];uniform float spotWidths[${MAX_SPOTS}];
uniform vec4 glows[${MAX_GLOWS}],glowColour[${MAX_GLOWS}],glowLimit[${MAX_GLOWS}];uniform uvec4 glowOn;uniform vec4 glowDepth;uniform int neckGlow;uniform uint overMask;
out vec4 result;
vec4 floorAt(vec3 way){
  vec4 colour=vec4(0.);
  if(way.y>-.01)return colour;
  float far=-eye.y/way.y,pixel=far*4.*halfHeight/frame.z;
  vec2 at=eye.xz+way.xz*far;
  for(int i=0;i<${MAX_SPOTS};i++){
    vec2 p=at-spots[i].xy,along=spots[i].zw;
    float d=length(vec2(dot(p,along),(p.y*along.x-p.x*along.y)*spotWidths[i]));
    colour=mix(colour,vec4(i==0?floorColour:contact,1.),clamp(.5-(d-1.)/(length(along)*pixel),0.,1.));
  }
  return colour;
}
float inkNear(vec2 q){vec2 ink=texture(picture,(q-.5)/size).rg;return ink.r+ink.g;}
vec4 painted(vec2 q){
  vec2 a=(q*2./size-1.)*halfHeight;
  vec3 way=forward+right*a.x+up*a.y;
  vec2 base=floor(q-.5),f=q-.5-base;
  Seen at[4];float weights[4],lights[4];
  for(int i=0;i<4;i++){
    ivec2 o=ivec2(i&1,i>>1);
    at[i]=seen(ivec2(base)+o);
    weights[i]=(o.x==1?f.x:1.-f.x)*(o.y==1?f.y:1.-f.y);
    lights[i]=texelFetch(picture,clamp(ivec2(base)+o,ivec2(0),ivec2(int(size)-1)),0).b;
  }
  vec2 ink=texture(picture,(q-.5)/size).rg;
  if(max(max(at[0].id,at[1].id),max(at[2].id,at[3].id))<0&&ink.r+ink.g<.002)return floorAt(way);
  int id=-1,branch=0;float most=-1.;
  for(int i=0;i<4;i++){
    float w=0.;
    for(int k=0;k<4;k++)if(at[k].id==at[i].id)w+=weights[k];
    if(w>most){most=w;id=at[i].id;branch=at[i].branch;}
  }
  float depth=0.,light=0.,total=1e-6;vec3 normal=vec3(0.);
  for(int i=0;i<4;i++)if(at[i].id==id){total+=weights[i];depth+=weights[i]*at[i].depth;light+=weights[i]*lights[i];normal+=weights[i]*at[i].normal;}
  depth/=total;light=light/total*2.-1.;normal=normalize(normal+1e-9);
  vec3 place=id<0?vec3(0.):eye+way*depth;
  float pixel=depth*2.*halfHeight/frame.z;
  vec2 off=inkAt.z*sqrt(-2.*log(clamp(ink/.34,1e-5,1.)));
  vec2 x=vec2(1.,0.),to=vec2(inkNear(q+x)-inkNear(q-x),inkNear(q+x.yx)-inkNear(q-x.yx));
  to/=length(to)+.06;
  float behind=clamp(seen(ivec2(q+to*3.)).depth-seen(ivec2(q-to)).depth,-1.,1.);
  vec2 lines=clamp(.5+(inkAt.xy*(1.+max(-.1,behind*dot(to,swell)))-off)*frame.z/size,0.,1.);
  float line=max(lines.x,lines.y),slope=fwidth(light);
  vec3 h=onHead(place);
  Face is=face(h);
  float lock=strandAt(h);
  if(id<0)return mix(floorAt(way),vec4(inkColour,1.),line);
  float soft=clamp(slope,.012,.2);
  vec3 colour=mix(shade[id].rgb,lit[id].rgb,smoothstep(lit[id].a-soft,lit[id].a+soft,light));
  if(beard.x>=0.&&id==headId&&branch==0)colour=mix(colour,beard,smoothstep(-pixel,pixel,beardAt(h)));
  if(id==hairId&&brow.a>.5)colour=mix(colour,strand,lock);
  bool isOver=((overMask>>id)&1u)!=0u;
  if(!isOver)colour=mix(colour,inkColour,line);
  for(int i=0;i<${MAX_GLOWS};i++){
    vec4 g=glows[i];
    if(g.z<=0.||((glowOn[i]>>id)&1u)==0u||abs(depth-g.w)>glowDepth[i]||dot(glowLimit[i].xyz,place)>glowLimit[i].w)continue;
    if(neckGlow==i&&id==headId&&h.y>${float(JAW.height)}-max(0.,h.z)*${float(JAW.fall)})continue;
    float away=distance(q,g.xy)/g.z;
    colour=mix(colour,glowColour[i].rgb,${glowStrength}*glowColour[i].a);
  }
  if(id==foldId&&branch==0)colour=withFolds(colour,place,normal,depth,pixel);
  if(id==headId&&branch<2&&h.z>0.)colour=withFace(colour,is,-dot(normal,normalize(way)));
  return vec4(isOver?mix(colour,inkColour,line):colour,1.);
}
void main(){
  vec2 p=gl_FragCoord.xy-frame.xy;
  vec4 colour=painted((mirror>.5?vec2(frame.z-p.x,p.y):p)/frame.z*size);
  if(disc.x>0.){
    float away=distance(p,vec2(frame.z*.5));
    colour+=vec4(ground,1.)*(1.-colour.a);
    colour=mix(colour,vec4(inkColour,1.),clamp(.5+disc.y-abs(away-disc.x),0.,1.));
    colour*=clamp(.5+disc.x+disc.y-away,0.,1.);
  }
  result=colour*opacity;
}`;

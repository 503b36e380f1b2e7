import {
  BRANCH_BITS,
  BRANCH_SHIFT,
  CLUSTER_BITS,
  CLUSTER_END,
  CLUSTER_SHIFT,
  CLUSTER_START,
  GROUP_END,
  GROUP_START,
  IN_BRANCH,
  IS_CARVED,
  PRIMITIVE_BITS,
  KIND,
  LIST_SIZE,
  NO_CUT,
} from '../pack/entry.ts';
import { float } from './glsl.ts';

const bit = (flag: number) => `(e&${flag}u)!=0u`;
const bits = (shift: number, mask: number) => `(e>>${shift})&${mask}u`;
/** Halves between the kinds, to compare `how.x`, a float, with a kind. */
const [SQUASHED, ELLIPSOID] = [float(KIND.squashed - 0.5), float(KIND.ellipsoid + 0.5)];

/**
 * `field`: the distance to the nearest cluster of a tile, as `bodyDistance` of body/cluster.ts; writes that
 * cluster and branch into `hit`, and its entries into `own`. Roots blend into branches, branches never into
 * each other. `aim`: the ray through a place of the picture, of unit length, and its length at depth 1.
 */
export const FIELD = `
uniform sampler2D primitives;uniform usampler2D list;
uniform vec3 eye,forward,right,up;
uniform float halfHeight,size;
flat in ivec2 span;flat in vec2 bounds;
const float FAR=1e9;
uint hit;ivec2 own;
float smoothMinimum(float a,float b,float blend){
  float o=max(0.,blend-abs(a-b));
  return min(a,b)-(o>0.?o*o/(4.*blend):0.);
}
float roundCone(vec3 p,vec3 axis,float r1,float r2){
  float l2=max(1e-6,dot(axis,axis)),rr=r1-r2,a2=max(1e-4,l2-rr*rr),il2=1./l2;
  float y=dot(p,axis),z=y-l2;
  vec3 q=p*l2-axis*y;
  float x2=dot(q,q),y2=y*y*l2,z2=z*z*l2,k=sign(rr)*rr*rr*x2;
  if(sign(z)*a2*z2>k)return sqrt(x2+z2)*il2-r2;
  if(sign(y)*a2*y2<k)return sqrt(x2+y2)*il2-r1;
  return(sqrt(x2*a2*il2)+y*rr)*il2-r1;
}
vec4 part(int i,int k){return texelFetch(primitives,ivec2(k,i),0);}
float shape(int i,vec4 ball,vec4 how,vec3 p){
  float d,least=1.;
  vec3 q=p,s;
  if(how.x>.5){
    vec4 x=part(i,5),y=part(i,6),z=part(i,7);
    vec3 v=p-ball.xyz;
    q=vec3(dot(x.xyz,v),dot(y.xyz,v),dot(z.xyz,v));
    s=vec3(x.w,y.w,z.w);
    if(how.x>${SQUASHED}){q/=s;least=how.w;}
  }
  if(how.x<.5||how.x>${SQUASHED}){
    vec4 a=part(i,2),b=part(i,3);
    d=roundCone(q-a.xyz,b.xyz,a.w,b.w)*least;
  }else if(how.x<${ELLIPSOID}){
    vec3 u=q/s;float k0=length(u),k1=length(u/s);
    d=k1<1e-9?-min(s.x,min(s.y,s.z)):k0*(k0-1.)/k1;
  }else{
    vec3 e=abs(q)-s;
    d=length(max(e,0.))+min(0.,max(e.x,max(e.y,e.z)))-how.w;
  }
  return how.z<${float(NO_CUT / 10)}?max(d,dot(part(i,4).xyz,p)-how.z):d;
}
float field(vec3 p,int start,int end){
  float best=FAR,root=FAR,surface=FAR,group=FAR;
  uint touched=0u;int first=start;
  for(int i=start;i<end;i++){
    uint e=texelFetch(list,ivec2(i&${LIST_SIZE.width - 1},i>>${Math.log2(LIST_SIZE.width)}),0).r;
    int k=int(e&${PRIMITIVE_BITS}u);
    if(${bit(CLUSTER_START)}){root=FAR;surface=FAR;touched=0u;first=i;}
    if(${bit(GROUP_START)})group=FAR;
    bool carve=${bit(IS_CARVED)};
    vec4 ball=part(k,0),how=part(k,1);
    float d=FAR;
    if(carve||distance(p,ball.xyz)-ball.w<group+how.y)d=shape(k,ball,how,p);
    if(carve)surface=-smoothMinimum(-surface,d,how.y);
    else{
      group=smoothMinimum(group,d,how.y);
      if(${bit(GROUP_END)}){
        if(${bit(IN_BRANCH)}){
          float joined=smoothMinimum(root,group,how.w);
          if(joined<surface){surface=joined;touched=group<root?${bits(BRANCH_SHIFT, BRANCH_BITS)}:0u;}
        }else{root=group;surface=group;}
      }
    }
    if(${bit(CLUSTER_END)}&&surface<best){
      best=surface;hit=(${bits(CLUSTER_SHIFT, CLUSTER_BITS)})|(touched<<5);own=ivec2(first,i+1);
    }
  }
  return best;
}
vec4 aim(vec2 at){
  vec2 a=(at*2./size-1.)*halfHeight;
  float long_=sqrt(1.+dot(a,a));
  return vec4((forward+right*a.x+up*a.y)/long_,long_);
}
`;

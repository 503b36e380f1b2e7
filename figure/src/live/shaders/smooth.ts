import { HEAD } from './glsl.ts';

/**
 * SMOOTH, along one axis: a Gaussian over ink (where `width` is above 0), and a mean of the light within its
 * own surface, as smoothLight of render/lighting.ts. After both axes the peak of a straight line is unchanged.
 * With `alone` above 0, inner ink without other ink at that distance is removed, like such specks in drawings.
 */
export const SMOOTH = `${HEAD}
uniform sampler2D picture;
uniform ivec2 step_;
uniform float width,fine,broad,size,alone;
out vec4 result;
void main(){
  ivec2 at=ivec2(gl_FragCoord.xy),last=ivec2(int(size)-1);
  vec4 here=texelFetch(picture,at,0);
  vec2 ink=here.rg;float total=1.;
  if(width>0.)for(int i=1;i<=4;i++){
    float w=exp(-float(i*i)/(2.*width*width));
    ink+=w*(texelFetch(picture,clamp(at+step_*i,ivec2(0),last),0).rg+texelFetch(picture,clamp(at-step_*i,ivec2(0),last),0).rg);
    total+=2.*w;
  }
  uint code=uint(here.a*255.+.5);
  float sum=here.b,weight=1.;
  if((code&31u)!=0u){
    bool isCloth=(code&128u)!=0u;
    float reach=isCloth?broad:fine;
    int stride=isCloth?max(1,int(reach/12.)):1;
    for(int side=-1;side<=1;side+=2){
      for(int i=stride;float(i)<=reach;i+=stride){
        ivec2 q=at+step_*(i*side);
        if(any(lessThan(q,ivec2(0)))||any(greaterThan(q,last)))break;
        vec4 t=texelFetch(picture,q,0);
        uint c=uint(t.a*255.+.5);
        if(((c^code)&31u)!=0u||(c&96u)!=0u&&(code&96u)!=0u&&((c^code)&96u)!=0u)break;
        float w=1.-float(i)/(reach+1.);
        sum+=w*t.b;weight+=w;
      }
    }
  }
  if(width>0.)ink=ink/total*sqrt(2.5066*width);
  if(alone>0.&&ink.g>.01){
    float around=0.;
    for(int i=0;i<16;i++){
      float turn=float(i)*.3926991;
      vec2 t=texelFetch(picture,clamp(at+ivec2(round(alone*vec2(cos(turn),sin(turn)))),ivec2(0),last),0).rg;
      around=max(around,max(t.x,t.y));
    }
    ink.g*=smoothstep(.04,.14,around);
  }
  result=vec4(ink,sum/weight,here.a);
}`;

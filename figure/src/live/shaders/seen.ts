/** `seen`: unpacks the hit of a pixel's ray (see MARCH); id -1 and very far for none. */
export const SEEN = `
uniform usampler2D found;
uniform vec3 eye,forward,right,up;
uniform float halfHeight,size;
struct Seen{int id;int branch;float depth,miss;vec3 normal,place;};
Seen seen(ivec2 at){
  at=clamp(at,ivec2(0),ivec2(int(size)-1));
  uvec2 g=texelFetch(found,at,0).xy;
  Seen s;
  s.id=int(g.y&63u)-1;s.branch=int((g.y>>6)&15u);s.depth=s.id<0?1e9:uintBitsToFloat(g.x&~63u);s.miss=float(g.x&63u)/42.;
  vec2 o=vec2(float((g.y>>10)&2047u),float(g.y>>21))/2047.*2.-1.;
  vec3 n=vec3(o,1.-abs(o.x)-abs(o.y));
  if(n.z<0.)n.xy=(1.-abs(n.yx))*vec2(n.x<0.?-1.:1.,n.y<0.?-1.:1.);
  s.normal=normalize(n);
  vec2 a=((vec2(at)+.5)*2./size-1.)*halfHeight;
  s.place=eye+(forward+right*a.x+up*a.y)*s.depth;
  return s;
}
`;

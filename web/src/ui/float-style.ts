export const floatStyle =
  'z-50 min-w-52 rounded-card border border-hairline bg-float p-1.5 shadow-float ' +
  'data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in';

export const floatItemStyle =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-card px-3 py-2 outline-none select-none ' +
  'data-[disabled]:cursor-not-allowed data-[disabled]:text-soft data-[highlighted]:bg-tint [&_svg]:size-5 [&_svg]:shrink-0';

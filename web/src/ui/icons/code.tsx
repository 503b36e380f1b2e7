import { Icon, type IconProps } from './icon.tsx';

export const Code = (props: IconProps) => (
  <Icon {...props}>
    <path d="m16 18 6-6-6-6" />
    <path d="m8 6-6 6 6 6" />
  </Icon>
);

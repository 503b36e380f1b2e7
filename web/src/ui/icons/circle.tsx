import { Icon, type IconProps } from './icon.tsx';

export const Circle = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="10" />
  </Icon>
);

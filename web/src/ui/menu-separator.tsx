import { DropdownMenu } from 'radix-ui';

/** Parts two groups of a menu. */
export function MenuSeparator() {
  return <DropdownMenu.Separator className="my-1.5 h-px bg-hairline" />;
}

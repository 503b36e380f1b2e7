import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { TextField } from './text-field.tsx';

type Props = {
  link: string;
  /** Whom it is for, and how long it works. */
  description: string;
  onClose: () => void;
};

/** Shows a link once, to be copied and handed on. */
export function LinkDialog({ link, description, onClose }: Props) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Copy this link"
      description={description}
      footer={
        <Button kind="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <TextField
        label="Link"
        readOnly
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </Dialog>
  );
}

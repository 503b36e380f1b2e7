import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { TextField } from './text-field.tsx';

type Props = {
  link: string;
  /** The recipient and the lifetime of the link. */
  description: string;
  onClose: () => void;
};

/** The link cannot be shown again later. */
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

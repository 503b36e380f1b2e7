import { IMAGE_SENTENCES } from '@limber/domain/exercises/image-rules';
import Clapperboard from 'lucide-react/icons/clapperboard';
import { ApiError, errorSentence } from '#api/api-error.ts';
import { Button } from '#ui/button.tsx';
import { FormProblem } from '#ui/form-problem.tsx';
import { toast } from '#ui/toast.ts';
import { useGenerateVideo } from './exercise-media.api.ts';

type Props = {
  exerciseId: number;
  /** Called when the video is ready, before this button disappears. */
  onReady: () => void;
};

export function GenerateVideo({ exerciseId, onReady }: Props) {
  const { mutate, isPending, error } = useGenerateVideo(exerciseId);
  const generate = () =>
    mutate(undefined, {
      onSuccess: () => {
        toast({ title: 'Success', description: 'The video is ready', kind: 'success' });
        onReady();
      },
      onError: toastFailure,
    });
  const problem = hasNoImages(error) ? '' : errorSentence(error, '');
  return (
    <div className="grid gap-2">
      <FormProblem sentence={problem} />
      <Button wide pending={isPending} onClick={generate}>
        {!isPending && <Clapperboard aria-hidden />}
        {isPending ? 'Generating…' : 'Generate Video'}
      </Button>
      <p className="text-small text-soft">Your images become a video, 0.4 seconds each.</p>
    </div>
  );
}

/** The images were removed in another tab or on another device. */
const hasNoImages = (error: unknown) =>
  error instanceof ApiError && error.refusal?.code === 'no-images';

function toastFailure(error: unknown): void {
  if (hasNoImages(error)) {
    const description = IMAGE_SENTENCES.noneUploaded;
    toast({ title: 'No images uploaded', description, kind: 'error' });
  } else {
    toast({
      title: 'Video generation failed',
      description: 'There was an error generating the video. Please try again.',
      kind: 'error',
    });
  }
}

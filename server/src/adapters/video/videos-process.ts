import '#adapters/images/limit-sharp.ts';
import { answerJobs } from '#adapters/work/answer-jobs.ts';
import type { Films } from './film-movement.ts';
import type { VideoJob } from './video-maker.ts';

// Each job loads its own code: slideshows are urgent, and the figure is much code.
answerJobs<VideoJob, Uint8Array | Films>(({ slideshow, movement }) =>
  slideshow ? makeSlideshow(slideshow) : makeFilms(movement),
);

async function makeSlideshow(pictures: NonNullable<VideoJob['slideshow']>) {
  const { filmSlideshow } = await import('./film-slideshow.ts');
  return filmSlideshow(pictures);
}

async function makeFilms(filmed: NonNullable<VideoJob['movement']>) {
  const { filmMovement } = await import('./film-movement.ts');
  return filmMovement(filmed);
}

import { createRequire } from 'node:module';
import type * as Hme from 'h264-mp4-encoder';
import type { YuvPicture } from './bt709.ts';

// The Node build is CommonJS; an import would resolve to the browser build.
const hme = createRequire(import.meta.url)('h264-mp4-encoder') as typeof Hme;

/** 10 is the best quality, 51 the worst. From 16 on even the flat background is tinted. */
const QUANTIZATION = 14;
/** 10 is the fastest; slower settings save hardly a byte on drawings. */
const SPEED = 8;
/**
 * Frames per second for the encoder, which takes integers only; `joinParts` sets the real times.
 */
const ENCODER_FRAME_RATE = 10;

export type TimedPicture = { readonly picture: YuvPicture; readonly seconds: number };

export type Shape = {
  /** Pixels, even numbers. */
  readonly width: number;
  readonly height: number;
  /** Key frame interval in frames; players can jump to key frames. */
  readonly keyFrameEvery: number;
};

/** An MP4 of some pictures, and the duration of each in seconds. */
export type Encoded = { readonly encoded: Uint8Array; readonly seconds: readonly number[] };

/** Takes the pictures one by one, so that they need not all be in memory. */
export async function encode(
  pictures: AsyncIterable<TimedPicture> | Iterable<TimedPicture>,
  { width, height, keyFrameEvery }: Shape,
): Promise<Encoded> {
  const encoder = await hme.createH264MP4Encoder();
  encoder.width = width;
  encoder.height = height;
  encoder.frameRate = ENCODER_FRAME_RATE;
  encoder.quantizationParameter = QUANTIZATION;
  encoder.speed = SPEED;
  encoder.groupOfPictures = keyFrameEvery;
  encoder.outputFilename = `${crypto.randomUUID()}.mp4`;
  encoder.initialize();
  const seconds: number[] = [];
  try {
    for await (const shown of pictures) {
      encoder.addFrameYuv(shown.picture.planes);
      seconds.push(shown.seconds);
    }
  } catch (error) {
    endOf(encoder);
    throw error;
  }
  return { encoded: endOf(encoder), seconds };
}

/** The encoder aborts the process when it is deleted unfinished, so it is finished in any case. */
function endOf(encoder: Hme.H264MP4Encoder): Uint8Array {
  encoder.finalize();
  const encoded = encoder.FS.readFile(encoder.outputFilename);
  encoder.FS.unlink(encoder.outputFilename);
  encoder.delete();
  return encoded;
}

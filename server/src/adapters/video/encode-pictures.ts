import { createRequire } from 'node:module';
import type * as Hme from 'h264-mp4-encoder';
import type { YuvPicture } from './bt709.ts';

// The build for Node is CommonJS; an import would resolve to the build for browsers.
const hme = createRequire(import.meta.url)('h264-mp4-encoder') as typeof Hme;

/** 10 is the best quality, 51 the worst. From 16 on even the flat ground is tinted. */
const QUANTIZATION = 14;
/** 10 is the fastest; slower ones save hardly a byte of drawings. */
const SPEED = 8;
/** The encoder takes integer frame rates only; `joinParts` sets the real times. */
const ENCODER_FRAME_RATE = 10;

/** A picture and how long it shows, in seconds. */
export type TimedPicture = { readonly picture: YuvPicture; readonly seconds: number };

export type Shape = {
  /** Pixels, even numbers; every picture has this size. */
  readonly width: number;
  readonly height: number;
  /** Each so many frames one is a key frame, to which a player can jump. */
  readonly keyFrameEvery: number;
};

/** What the encoder made of some pictures, an MP4 of its own, and the seconds of each. */
export type Encoded = { readonly encoded: Uint8Array; readonly seconds: readonly number[] };

/** Encodes the pictures one after the other, so that they need not all be in memory. */
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

/** Ends the encoder and gives what it made. It aborts when it is deleted unfinished, whatever came in between. */
function endOf(encoder: Hme.H264MP4Encoder): Uint8Array {
  encoder.finalize();
  const encoded = encoder.FS.readFile(encoder.outputFilename);
  encoder.FS.unlink(encoder.outputFilename);
  encoder.delete();
  return encoded;
}

import { createRequire } from 'node:module';
import type * as Hme from 'h264-mp4-encoder';
import {
  BufferSource,
  BufferTarget,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import { COLOUR_SPACE, type YuvPicture } from './bt709.ts';
import { withColours } from './colours-in-stream.ts';

// The build for Node is CommonJS; an import would resolve to the build for browsers.
const hme = createRequire(import.meta.url)('h264-mp4-encoder') as typeof Hme;

/** 10 is the best quality, 51 the worst. From 16 on even the flat ground is tinted. */
const QUANTIZATION = 14;
/** 10 is the fastest; slower ones save hardly a byte of drawings. */
const SPEED = 8;
/** The encoder takes integer frame rates only; `retime` sets the real times. */
const ENCODER_FRAME_RATE = 10;
/** In H.264 the kind of a unit is in the lower five bits of its first byte; this one needs no other frame. */
const KIND_BITS = 31;
const KEY_FRAME = 5;

/** A picture and how long it shows, in seconds. */
export type TimedPicture = { readonly picture: YuvPicture; readonly seconds: number };

type Shape = {
  /** Pixels, even numbers; every picture has this size. */
  readonly width: number;
  readonly height: number;
  /** Each so many frames one is a key frame, to which a player can jump. */
  readonly keyFrameEvery: number;
};

/**
 * An MP4 of the pictures: H.264, yuv420p, BT.709, its index in front so that it plays while it loads. Takes
 * the pictures one after the other, so that they need not all be in memory.
 */
export async function makeMp4(
  pictures: AsyncIterable<TimedPicture> | Iterable<TimedPicture>,
  shape: Shape,
): Promise<Uint8Array> {
  const { encoded, seconds } = await encode(pictures, shape);
  return retime(encoded, seconds);
}

/** What the encoder makes of the pictures, and the seconds of each. */
export async function encode(
  pictures: AsyncIterable<TimedPicture> | Iterable<TimedPicture>,
  { width, height, keyFrameEvery }: Shape,
): Promise<{ encoded: Uint8Array; seconds: number[] }> {
  const encoder = await hme.createH264MP4Encoder();
  try {
    encoder.width = width;
    encoder.height = height;
    encoder.frameRate = ENCODER_FRAME_RATE;
    encoder.quantizationParameter = QUANTIZATION;
    encoder.speed = SPEED;
    encoder.groupOfPictures = keyFrameEvery;
    encoder.outputFilename = `${crypto.randomUUID()}.mp4`;
    encoder.initialize();
    const times: number[] = [];
    for await (const { picture, seconds } of pictures) {
      encoder.addFrameYuv(picture.planes);
      times.push(seconds);
    }
    encoder.finalize();
    const encoded = encoder.FS.readFile(encoder.outputFilename);
    encoder.FS.unlink(encoder.outputFilename);
    return { encoded, seconds: times };
  } finally {
    encoder.delete();
  }
}

/** The same frames, each for its own time, with the index in front and the meaning of the colours. */
async function retime(encoded: Uint8Array, seconds: readonly number[]): Promise<Uint8Array> {
  const input = new Input({ source: new BufferSource(encoded), formats: [MP4] });
  const track = await input.getPrimaryVideoTrack();
  const found = await track?.getDecoderConfig();
  if (!track || !found || !(found.description instanceof Uint8Array)) {
    throw new Error('The encoder made no video');
  }
  const description = withColours(found.description);
  const decoderConfig = { ...found, colorSpace: COLOUR_SPACE, description };
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const source = new EncodedVideoPacketSource('avc');
  output.addVideoTrack(source);
  await output.start();
  let [shown, timestamp] = [0, 0];
  for await (const packet of new EncodedPacketSink(track).packets()) {
    const duration = seconds[shown] ?? 0;
    const type = typeOf(packet.data);
    await source.add(packet.clone({ timestamp, duration, type }), { decoderConfig });
    timestamp += duration;
    shown++;
  }
  await output.finalize();
  if (target.buffer === null) throw new Error('The video came out empty');
  return new Uint8Array(target.buffer);
}

/** The encoder's own file calls every frame a key frame. A frame is one unit, after four bytes of length. */
function typeOf(frame: Uint8Array): 'key' | 'delta' {
  return ((frame[4] ?? 0) & KIND_BITS) === KEY_FRAME ? 'key' : 'delta';
}

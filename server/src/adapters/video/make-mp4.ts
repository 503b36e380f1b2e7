import { createRequire } from 'node:module';
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
import type * as Hme from 'h264-mp4-encoder';
import sharp from 'sharp';

// The build for Node is CommonJS; an import would resolve to the build for browsers.
const hme = createRequire(import.meta.url)('h264-mp4-encoder') as typeof Hme;

const SECONDS_PER_PICTURE = 0.4;
/** 10 is the best quality, 51 the worst. */
const QUANTIZATION = 24;
/** The encoder takes integer frame rates only; `retime` sets the real one. */
const ENCODER_FRAME_RATE = 10;

/** Pictures in the order in which they are shown. */
export type Slideshow = {
  /** Trusted images: their bytes, or the path of a drawing. */
  readonly pictures: readonly (Uint8Array | string)[];
  /** Pixels, even numbers. */
  readonly width: number;
  readonly height: number;
  /** The colour behind pictures that are transparent or do not fill the frame, such as "#F3F6FA". */
  readonly background: string;
};

/**
 * An MP4 of the pictures, 0.4 s each: H.264, yuv420p, its index in front so that it plays while it loads,
 * every frame a key frame so that one can seek to it. Pictures of another shape are letterboxed.
 */
export async function makeMp4(slideshow: Slideshow): Promise<Uint8Array> {
  return retime(await encode(slideshow));
}

async function encode({ pictures, width, height, background }: Slideshow): Promise<Uint8Array> {
  const encoder = await hme.createH264MP4Encoder();
  try {
    encoder.width = width;
    encoder.height = height;
    encoder.frameRate = ENCODER_FRAME_RATE;
    encoder.quantizationParameter = QUANTIZATION;
    encoder.groupOfPictures = 1;
    encoder.outputFilename = `${crypto.randomUUID()}.mp4`;
    encoder.initialize();
    for (const picture of pictures) {
      const pixels = await sharp(picture)
        .resize(width, height, { fit: 'contain', background })
        .flatten({ background })
        .ensureAlpha()
        .raw()
        .toBuffer();
      encoder.addFrameRgba(pixels);
    }
    encoder.finalize();
    const encoded = encoder.FS.readFile(encoder.outputFilename);
    encoder.FS.unlink(encoder.outputFilename);
    return encoded;
  } finally {
    encoder.delete();
  }
}

/** The same frames, at the pace of the product and with the index in front. */
async function retime(encoded: Uint8Array): Promise<Uint8Array> {
  const input = new Input({ source: new BufferSource(encoded), formats: [MP4] });
  const track = await input.getPrimaryVideoTrack();
  const decoderConfig = await track?.getDecoderConfig();
  if (!track || !decoderConfig) throw new Error('The encoder made no video');
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const source = new EncodedVideoPacketSource('avc');
  output.addVideoTrack(source);
  await output.start();
  let shown = 0;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    const pace = { timestamp: shown * SECONDS_PER_PICTURE, duration: SECONDS_PER_PICTURE };
    await source.add(packet.clone(pace), { decoderConfig });
    shown++;
  }
  await output.finalize();
  if (target.buffer === null) throw new Error('The video came out empty');
  return new Uint8Array(target.buffer);
}

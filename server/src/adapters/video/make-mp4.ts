import {
  BufferSource,
  BufferTarget,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  type InputVideoTrack,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import { COLOUR_SPACE } from './bt709.ts';
import { withColours } from './colours-in-stream.ts';
import { encode, type Encoded, type Shape, type TimedPicture } from './encode-pictures.ts';

/** The lower five bits of a unit's first byte are its type in H.264. */
const KIND_BITS = 31;
const KEY_FRAME = 5;

/**
 * An MP4 in H.264, yuv420p, BT.709, with the index in front so that it plays while it loads. Takes the pictures one by
 * one, so that they need not all be in memory.
 */
export async function makeMp4(
  pictures: AsyncIterable<TimedPicture> | Iterable<TimedPicture>,
  shape: Shape,
): Promise<Uint8Array> {
  return joinParts([await encode(pictures, shape)]);
}

/**
 * One MP4 of all parts with the index in front and the colour description. Parts have one size, and each begins with a
 * key frame.
 */
export async function joinParts(parts: readonly Encoded[]): Promise<Uint8Array> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const source = new EncodedVideoPacketSource('avc');
  output.addVideoTrack(source);
  await output.start();
  let timestamp = 0;
  for (const { encoded, seconds } of parts) {
    const track = await trackOf(encoded);
    const decoderConfig = await configurationOf(track);
    let shown = 0;
    for await (const packet of new EncodedPacketSink(track).packets()) {
      const duration = seconds[shown] ?? 0;
      const type = typeOf(packet.data);
      await source.add(packet.clone({ timestamp, duration, type }), { decoderConfig });
      timestamp += duration;
      shown++;
    }
  }
  await output.finalize();
  if (target.buffer === null) throw new Error('The video came out empty');
  return new Uint8Array(target.buffer);
}

async function trackOf(encoded: Uint8Array): Promise<InputVideoTrack> {
  const input = new Input({ source: new BufferSource(encoded), formats: [MP4] });
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new Error('The encoder made no video');
  return track;
}

async function configurationOf(track: InputVideoTrack): Promise<VideoDecoderConfig> {
  const found = await track.getDecoderConfig();
  if (!(found?.description instanceof Uint8Array)) throw new Error('The encoder made no video');
  return { ...found, colorSpace: COLOUR_SPACE, description: withColours(found.description) };
}

/** The encoder's own file calls every frame a key frame. A frame is one unit after four bytes of length. */
function typeOf(frame: Uint8Array): 'key' | 'delta' {
  return ((frame[4] ?? 0) & KIND_BITS) === KEY_FRAME ? 'key' : 'delta';
}

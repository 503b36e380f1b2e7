const SAMPLES_PER_SECOND = 8000;
/** Browsers give no media keys to sounds shorter than five seconds, which they take for notices. */
const SECONDS = 10;
const HEADER_BYTES = 44;
/** Silence is the middle of an unsigned byte. */
const SILENCE = 128;

/** Plays silence for ever. */
export function silentAudio(): { element: HTMLAudioElement; remove: () => void } {
  const address = URL.createObjectURL(new Blob([silentWave()], { type: 'audio/wav' }));
  const element = new Audio(address);
  element.loop = true;
  return {
    element,
    remove: () => {
      element.pause();
      element.removeAttribute('src');
      URL.revokeObjectURL(address);
    },
  };
}

/** A WAV file of one channel with 8 bits a sample (RIFF, "Multimedia Programming Interface", 1991). */
function silentWave(): ArrayBuffer {
  const length = SAMPLES_PER_SECOND * SECONDS;
  const file = new DataView(new ArrayBuffer(HEADER_BYTES + length));
  const text = (at: number, letters: string) =>
    new Uint8Array(file.buffer).set(new TextEncoder().encode(letters), at);
  text(0, 'RIFF');
  file.setUint32(4, HEADER_BYTES - 8 + length, true);
  text(8, 'WAVEfmt ');
  file.setUint32(16, 16, true);
  file.setUint16(20, 1, true);
  file.setUint16(22, 1, true);
  file.setUint32(24, SAMPLES_PER_SECOND, true);
  file.setUint32(28, SAMPLES_PER_SECOND, true);
  file.setUint16(32, 1, true);
  file.setUint16(34, 8, true);
  text(36, 'data');
  file.setUint32(40, length, true);
  new Uint8Array(file.buffer, HEADER_BYTES).fill(SILENCE);
  return file.buffer;
}

import { expect, test } from 'vitest';

/** Messages of the specification that no action produces yet, and what they wait for. */
const NOT_YET = [
  {
    because: 'uploading images and making videos of them is not built',
    messages: [
      'Invalid files',
      'Please select only image files (JPG, PNG, etc.)',
      'No files selected',
      'Please select images to upload',
      'No images uploaded',
      'Please upload images first before generating a video',
      'Upload failed',
      'There was an error uploading your images. Please try again.',
      'Video generation failed',
      'There was an error generating the video. Please try again.',
    ],
  },
];

const SOURCES = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The message as the whole of a text of the program: 'Payment Successful!' is another one. */
const says = (source: string, message: string) =>
  ["'", '"', '`', '>'].some((quote) =>
    source.includes(quote + message + (quote === '>' ? '<' : quote)),
  );

test.each(
  NOT_YET.flatMap(({ because, messages }) => messages.map((message) => [message, because])),
)(
  'nothing says “%s”, because %s; once something does, it belongs in a table of its own topic',
  (message = '') => {
    const sayers = Object.keys(SOURCES).filter((file) => says(SOURCES[file] ?? '', message));
    expect(sayers).toEqual([]);
  },
);

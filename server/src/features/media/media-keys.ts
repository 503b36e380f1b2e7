import { createHash } from 'node:crypto';

const HASH_CHARACTERS = 12;
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const FILE = new RegExp(`^(${UUID})(?:-thumbnail)?\\.[0-9a-f]{${HASH_CHARACTERS}}\\.(webp|mp4)$`);

/** Files for everybody, or for their owner. */
export type Folder = 'everyone' | 'private';

type Owned = { readonly id: string; readonly ownerId: number | null };

const folderOf = ({ ownerId }: Owned): Folder => (ownerId === null ? 'everyone' : 'private');

export const imageKey = (image: Owned & { readonly imageHash: string }): string =>
  `${folderOf(image)}/${image.id}.${image.imageHash}.webp`;

export const thumbnailKey = (image: Owned & { readonly thumbnailHash: string }): string =>
  `${folderOf(image)}/${image.id}-thumbnail.${image.thumbnailHash}.webp`;

export const videoKey = (video: Owned & { readonly hash: string }): string =>
  `${folderOf(video)}/${video.id}.${video.hash}.mp4`;

/** The id and kind of a file; null for an unknown name. */
export function parseFile(file: string): { id: string; kind: 'webp' | 'mp4' } | null {
  const [, id, kind] = FILE.exec(file) ?? [];
  return id !== undefined && (kind === 'webp' || kind === 'mp4') ? { id, kind } : null;
}

/** A part of the file's address, so that browsers may cache the file without limit. */
export const contentHash = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, HASH_CHARACTERS);

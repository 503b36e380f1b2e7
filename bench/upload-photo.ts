/** Returns the status of the response. */
export async function uploadPhoto(
  url: string,
  token: string | undefined,
  { exerciseId, photo }: { exerciseId: number; photo: Buffer },
): Promise<number> {
  const body = new FormData();
  body.set('exerciseId', String(exerciseId));
  body.append('images', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg');
  const answer = await fetch(`${url}/api/exercises/upload-images`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  await answer.arrayBuffer();
  return answer.status;
}

import { Image as Picture } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

/** Pixels of the screen that a preview has at most. */
const SIDE = 112;

/**
 * What a file looks like, small. It is drawn rather than linked: our security policy allows no images
 * from blob: addresses, and twelve large photographs need not stay in memory for it.
 */
export function FilePreview({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    let isThere = true;
    const draw = async () => {
      const bitmap = await createImageBitmap(file);
      if (isThere) setDrawn(drawInto(canvas.current, bitmap));
      bitmap.close();
    };
    // A browser that cannot show it says nothing about the file: the server looks for itself.
    draw().catch(() => setDrawn(false));
    return () => {
      isThere = false;
    };
  }, [file]);
  return (
    <span className="relative grid size-14 shrink-0 place-items-center overflow-hidden rounded-card bg-stage text-on-stage">
      {!drawn && <Picture aria-hidden className="size-5" />}
      <canvas
        ref={canvas}
        width={SIDE}
        height={SIDE}
        aria-hidden
        className="absolute inset-0 size-full"
      />
    </span>
  );
}

/** Draws a picture as large as it fits, in the middle. Says whether it could. */
function drawInto(canvas: HTMLCanvasElement | null, bitmap: ImageBitmap): boolean {
  const context = canvas?.getContext('2d');
  if (!context) return false;
  const { width, height } = bitmap;
  const scale = SIDE / Math.max(width, height);
  const [w, h] = [width * scale, height * scale];
  context.clearRect(0, 0, SIDE, SIDE);
  context.drawImage(bitmap, (SIDE - w) / 2, (SIDE - h) / 2, w, h);
  return true;
}

import { useEffect, useRef, useState } from 'react';
import Picture from 'lucide-react/icons/image';

/** Largest side of a preview, in CSS pixels. */
const SIDE = 112;

/**
 * A small preview of a file, drawn on a canvas: the content security policy allows no images
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
    // A file that this browser cannot draw may still be valid: the server decides.
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

/** Draws a picture as large as it fits, in the middle. Returns whether it could. */
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

import { useEffect, useRef, useState } from 'react';
import Picture from 'lucide-react/icons/image';

/** Largest side, in CSS pixels. */
const SIDE = 112;

/**
 * Drawn on a canvas, since the content security policy forbids blob: images; also frees the memory
 * of large photographs.
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
    // The file may still be valid: the server decides.
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

/** Fits the bitmap into the centre. Returns false without a canvas context. */
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

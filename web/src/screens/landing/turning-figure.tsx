import { type AreaFigure, stillFrame, turnOf } from './area-figures.ts';

/**
 * A moving figure, as large as its box: CSS shows its drawings in turn. With reduced motion only
 * the far end of the movement is shown. A hidden figure loads nothing.
 */
export function TurningFigure({ figure, described }: { figure: AreaFigure; described: boolean }) {
  const still = stillFrame(figure);
  return (
    <span className="turning contents">
      {figure.frames.map((frame, index) => (
        <img
          key={frame}
          src={frame}
          alt={described && index === still ? figure.pictureText : ''}
          // After the first paint, whose largest part is the drawn body.
          loading="lazy"
          data-still={index === still || undefined}
          style={turnOf(figure, index)}
        />
      ))}
    </span>
  );
}

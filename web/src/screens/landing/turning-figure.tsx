import { type AreaFigure, stillFrame, turnOf } from './area-figures.ts';

/**
 * A figure that moves, as large as its box: its drawings take turns, by CSS alone. Where less motion is asked for, the
 * far end of the movement stands. A figure that is not displayed loads nothing.
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
          // After the first paint, which the drawn body is the largest part of.
          loading="lazy"
          data-still={index === still || undefined}
          style={turnOf(figure, index)}
        />
      ))}
    </span>
  );
}

import { cluster, type Cluster } from '../body/cluster.ts';
import { box, roundCone } from '../body/primitive.ts';
import { WORLD, type Frame } from '../math/frame.ts';
import { aboutY } from '../math/rotation.ts';
import { DESK_HEIGHT } from '../skeleton/proportions.ts';

/**
 * Place of the screen from the middle of the near edge, in centimetres, and its turn in degrees: at the
 * figure's right, where it hides nobody from a camera in front.
 */
const SCREEN = { x: -41, forward: 46, turn: 24 };
/** Behind the fingertips of palms on the desk. */
const KEYBOARD = { forward: 38, half: [17, 0.7, 6.2], rows: 4, row: 2.9 } as const;

/** A desk 120 cm wide and 60 cm deep with a screen and a keyboard; `z` is its near edge. */
export function deskClusters(z: number): Cluster[] {
  const middle = z + 30;
  const legs = [-56, 56].flatMap((x) => [
    box(WORLD, [x, 35, middle], [1.6, 35, 1.6], 0.8),
    box(WORLD, [x, 1.2, middle], [1.6, 1.2, 26], 0.8),
  ]);
  return [
    cluster('furniture', 'desk', {
      root: [box(WORLD, [0, DESK_HEIGHT - 1.4, middle], [60, 1.4, 30], 1)],
    }),
    cluster('furniture', 'metal', { root: legs }),
    ...screenAndKeyboard(z),
  ];
}

function screenAndKeyboard(z: number): Cluster[] {
  const stand: Frame = {
    rotation: aboutY(SCREEN.turn),
    origin: [SCREEN.x, DESK_HEIGHT, z + SCREEN.forward],
  };
  const keyboard = box(
    WORLD,
    [0, DESK_HEIGHT + 0.7, z + KEYBOARD.forward],
    [...KEYBOARD.half],
    0.6,
  );
  const keys = Array.from({ length: KEYBOARD.rows }, (_, i) => {
    const forward = KEYBOARD.forward + (i - (KEYBOARD.rows - 1) / 2) * KEYBOARD.row;
    return box(WORLD, [0, DESK_HEIGHT + 1.4, z + forward], [15.8, 0.6, 1.15], 0.3);
  });
  return [
    cluster('furniture', 'plastic', {
      root: [
        box(stand, [0, 0.6, 2], [9, 0.7, 6.5], 0.6),
        roundCone(
          [SCREEN.x, DESK_HEIGHT + 1, z + SCREEN.forward + 3],
          [SCREEN.x, DESK_HEIGHT + 22, z + SCREEN.forward + 3],
          [1.6, 1.6],
        ),
        box(stand, [0, 25, 0], [21, 13.5, 1.2], 0.9),
        keyboard,
      ],
    }),
    cluster('furniture', 'chair', {
      root: [box(stand, [0, 25.4, -1.1], [19.6, 12, 0.4], 0.2), ...keys],
    }),
  ];
}

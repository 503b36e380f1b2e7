/** Gives a place back; more than once does no more. */
export type Leave = () => void;

/** Places that few may hold at a time, by the name of what they are for. */
export type Places = {
  /** Waits for one of `max` places, in the order of asking. */
  readonly enter: (name: string, max: number) => Promise<Leave>;
  /** A place that is free now; null when all `max` are taken. */
  readonly enterNow: (name: string, max: number) => Leave | null;
};

type Room = { taken: number; readonly waiting: (() => void)[] };

/** Places in the memory of this process. */
export function createPlaces(): Places {
  const rooms = new Map<string, Room>();
  const take = (name: string, room: Room): Leave => {
    rooms.set(name, room);
    room.taken += 1;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      room.taken -= 1;
      const next = room.waiting.shift();
      if (next) next();
      else if (room.taken === 0) rooms.delete(name);
    };
  };
  const roomOf = (name: string): Room => rooms.get(name) ?? { taken: 0, waiting: [] };
  return {
    enter: (name, max) => {
      const room = roomOf(name);
      if (room.taken < max) return Promise.resolve(take(name, room));
      return new Promise((resolve) => room.waiting.push(() => resolve(take(name, room))));
    },
    enterNow: (name, max) => {
      const room = roomOf(name);
      return room.taken < max ? take(name, room) : null;
    },
  };
}

/** A person who calls; the columns of their account that `me` answers with. */
export type Caller = { id: number };
export type Row = Record<string, unknown>;
/** What a workout is sent as. */
export type Workout = Record<'name' | 'exerciseIds' | 'exerciseNames' | 'bodyAreas', unknown> &
  Record<'totalDuration' | 'exerciseCount', number>;

/** What the ceiling asks of its database. */
export type CeilingTables = {
  findCaller: (tokenHash: string) => Promise<Caller | undefined>;
  findPlans: (userId: number) => Promise<Row[]>;
  findHistory: (userId: number) => Promise<Row[]>;
  /** The body of today's routine. */
  findRoutine: (userId: number) => Promise<string>;
  /** Adds a workout and gives its id. */
  insertRecord: (userId: number, workout: Workout) => Promise<number>;
};

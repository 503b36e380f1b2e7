/** A caller with the account columns that `me` returns. */
export type Caller = { id: number };
export type Row = Record<string, unknown>;
/** The body of a workout call. */
export type Workout = Record<'name' | 'exerciseIds' | 'exerciseNames' | 'bodyAreas', unknown> &
  Record<'totalDuration' | 'exerciseCount', number>;

export type CeilingTables = {
  findCaller: (tokenHash: string) => Promise<Caller | undefined>;
  findPlans: (userId: number) => Promise<Row[]>;
  findHistory: (userId: number) => Promise<Row[]>;
  /** The JSON body. */
  findRoutine: (userId: number) => Promise<string>;
  /** Returns the new id. */
  insertRecord: (userId: number, workout: Workout) => Promise<number>;
};

/** An instant as ISO text in UTC with milliseconds; sorts as it reads. */
export type Instant = string;
/** JSON text, for snapshots and ordered lists that are only read whole. */
export type Json = string;
/** 0 or 1: SQLite and PostgreSQL share no boolean type. */
export type Flag = number;

/** The key of a record: its owner, and its id. */
export type Recorded = { ownerId: string; id: string };

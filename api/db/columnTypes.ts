/** An instant as ISO text in UTC with milliseconds; sorts as it reads. */
export type Instant = string;
/** JSON text. Snapshots and ordered lists that are only ever read whole. */
export type Json = string;
/** 0 or 1: the two engines share no boolean. */
export type Flag = number;

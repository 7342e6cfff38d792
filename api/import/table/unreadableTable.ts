/** A file that cannot be imported, in the user's words. */
export class UnreadableTable extends Error {}

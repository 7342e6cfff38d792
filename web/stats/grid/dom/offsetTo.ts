/** The scrolled distance nearest to `offset` at which a stretch is in a view of this length; of one that is too long, its start. */
export function offsetTo({ start, end }: { start: number; end: number }, offset: number, length: number): number {
  return start < offset || end - start > length ? start : Math.max(offset, end - length);
}

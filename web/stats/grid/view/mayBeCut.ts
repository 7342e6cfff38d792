/** A cell's padding, in pixels. */
const padding = 13;

/**
 * Whether a text may be wider than its cell. Only such a cell gets the clip that an ellipsis needs: clips are dear to paint, and measuring
 * would force a layout. Each letter counts as the widest of its kind at the sheet's size of 13 pixels, so nothing that is cut is missed.
 */
export function mayBeCut(text: string, width: number): boolean {
  let room = width - padding;
  for (let at = 0; at < text.length && room >= 0; at += 1) room -= widthOf(text.charAt(at));
  return room < 0;
}

function widthOf(letter: string): number {
  if (letter > "~") return 14;
  if (" !'(),./:;I[]fijlrt|".includes(letter)) return 5.2;
  if ("%@MWmw".includes(letter)) return 13.2;
  return letter < "A" || letter > "Z" ? 8.5 : 9.9;
}

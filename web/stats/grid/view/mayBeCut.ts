/** A cell's padding, in pixels. */
const padding = 13;
/** What kerning may add to a text's width, in pixels. */
const slack = 1;

/** The widths of letters in the sheet's font, by code unit. */
const widths: number[] = [];
let measuring: CanvasRenderingContext2D | null = null;
/** Whether the sheet's font is there. A stand-in has other widths. */
let isLoaded = false;

/**
 * Whether a text may be wider than its cell. Only such a cell gets the clip that an ellipsis needs: clips are dear to paint, and measuring
 * a cell would force a layout. The widths of the letters are added up, which kerning makes but a little narrower. Until the font is there,
 * each cell gets the clip.
 */
export function mayBeCut(text: string, width: number): boolean {
  if (!(isLoaded ||= isFontThere())) return true;
  let room = width - padding - slack;
  for (let at = 0; at < text.length && room >= 0; at += 1) {
    const letter = text.charCodeAt(at);
    room -= widths[letter] ?? measured(letter);
  }
  return room < 0;
}

function isFontThere(): boolean {
  measuring ??= withFont(document.createElement("canvas").getContext("2d"));
  return measuring !== null && document.fonts.check(measuring.font);
}

function measured(letter: number): number {
  if (measuring === null) return 0;
  // The sheet's figures are tabular, which a canvas does not know: each is as wide as a zero.
  const { width } = measuring.measureText(String.fromCharCode(letter).replace(/\d/, "0"));
  widths[letter] = width;
  return width;
}

function withFont(canvas: CanvasRenderingContext2D | null): CanvasRenderingContext2D | null {
  const { fontFamily, fontSize } = getComputedStyle(document.body);
  // The sheet has 0.8125 rem, the body 0.875: with a larger default font of the browser the letters are wider.
  if (canvas) canvas.font = `${(Number.parseFloat(fontSize) * 13) / 14}px ${fontFamily}`;
  return canvas;
}

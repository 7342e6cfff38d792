/**
 * Runs in the page: the unticked boxes whose border has less than 3:1 to what they stand on (WCAG 1.4.11), which a checker of texts does
 * not see.
 */
export function faintBoxes(): string[] {
  type Pixel = { red: number; green: number; blue: number };
  const brush = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  if (!brush) throw new Error("The browser does not draw.");
  /** The colour that shows where colours lie over each other, the first at the bottom. */
  const painted = (colours: readonly string[]): Pixel => {
    brush.reset();
    for (const colour of colours) {
      brush.fillStyle = colour;
      brush.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data;
    return { red, green, blue };
  };
  const linear = (part: number) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  const luminance = ({ red, green, blue }: Pixel) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  const contrast = (one: Pixel, other: Pixel) => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  const backgrounds = (element: Element | null): string[] =>
    element ? [...backgrounds(element.parentElement), getComputedStyle(element).backgroundColor] : [];
  const boxes = document.querySelectorAll(
    "input:is([type=checkbox]:not([role=switch]), [type=radio]):not(:checked, :indeterminate, :disabled)",
  );
  return [...boxes].flatMap((box) => {
    const below = backgrounds(box.parentElement);
    const found = contrast(painted(below), painted([...below, getComputedStyle(box).borderTopColor]));
    return box.checkVisibility() && found < 3 ? [`${found.toFixed(2)}: ${box.outerHTML.slice(0, 200)}`] : [];
  });
}

/**
 * Runs in the page: the controls that have too little contrast to their background, which axe does not see. The border of an unticked box
 * needs 3:1 (WCAG 1.4.11). A disabled control may be pale, but its value stays legible with 4.5:1.
 */
export function faintControls(): string[] {
  type Pixel = { red: number; green: number; blue: number };
  const brush = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  if (!brush) throw new Error("The browser does not draw.");
  /** The colour that shows where colours lie over each other, the first at the bottom. */
  const painted = (colours: readonly string[], opacity = 1): Pixel => {
    brush.reset();
    for (const [index, colour] of colours.entries()) {
      brush.globalAlpha = index === colours.length - 1 ? opacity : 1;
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
  const faint = (element: Element, least: number, below: readonly string[], colour: string): string[] => {
    const found = contrast(painted(below), painted([...below, colour], Number(getComputedStyle(element).opacity)));
    return element.checkVisibility() && found < least ? [`${found.toFixed(2)}: ${element.outerHTML.slice(0, 200)}`] : [];
  };
  const boxes = "input:is(.mantine-Checkbox-input, .mantine-Radio-radio):not(:checked, :indeterminate, :disabled)";
  const disabled = ":is(input:not([type=checkbox], [type=radio], [type=file]), select, textarea):disabled, label[data-disabled]";
  return [
    ...[...document.querySelectorAll(boxes)].flatMap((box) =>
      faint(box, 3, backgrounds(box.parentElement), getComputedStyle(box).borderTopColor),
    ),
    ...[...document.querySelectorAll(disabled)].flatMap((value) => faint(value, 4.5, backgrounds(value), getComputedStyle(value).color)),
  ];
}

import type { CSSProperties } from "react";
import { rowColours, type RowColour } from "#domain/stats/stats.ts";

type Painted = { style?: CSSProperties; "data-colour"?: RowColour };

const painted = new Map<RowColour, Painted>(
  rowColours.map(({ id, hex, isDark }) => [
    id,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- React's type knows no custom properties; StatsBlock.module.css reads these.
    { style: { "--row": hex, "--row-ink": isDark ? "#fff" : "#000" } as CSSProperties, "data-colour": id },
  ]),
);
// White is a row without a colour: the surface of the theme.
painted.set("WHITE", {});

/** How a row of a colour is drawn: dark shades with white text, light ones with black. */
export function rowStyle(colour: RowColour): Painted {
  return painted.get(colour) ?? {};
}

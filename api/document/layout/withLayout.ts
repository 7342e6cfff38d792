import type { ContainerTable, HeaderRow } from "../blocks/blockTypes.ts";
import { boxGrid } from "./boxGrid.ts";
import { areContainersLow, closingHeight, sumHeight, sumsHeights, type Ending, type Sums } from "./closingHeights.ts";
import { rowSizes, sharesLine, withRowHeight, type Goods } from "./goodsRows.ts";

/**
 * A document's model with what is known of its layout before it is set: the places of its boxes, the sizes and heights of its rows of goods,
 * and the heights of what is below them.
 */
export function withLayout(model: object, kind = "kind" in model ? String(model.kind) : ""): object {
  const laidOut = ([name, value]: [string, unknown]): [string, unknown] => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all models' boxes are rows of boxes.
    if (name === "headerBoxes") return [name, boxGrid(value as HeaderRow[])];
    if (name === "goods" && isGoods(value)) return [name, laidOutGoods(kind, value, model)];
    if (name === "containers" && isContainerTable(value)) return [name, { ...value, areOneLine: areContainersLow(value) }];
    return [name, isObject(value) ? withLayout(value, kind) : value];
  };
  const entries = Object.entries(model).map(laidOut);
  return Object.fromEntries(isEnding(model) ? [...entries, ["closingHeight", closingHeight(model)]] : entries);
}

function laidOutGoods(kind: string, goods: Goods, model: object): object {
  const sizes = rowSizes(kind, goods, containersOf(model) + containersOf(goods));
  const areKnown = goods.lines.every((line) => "amount" in line || "netEach" in line);
  const below = hasSums(model) ? sumsHeights(model, sizes.text) : {};
  return {
    ...goods,
    sizes,
    lines: goods.lines.map((line) => ({ ...(areKnown ? withRowHeight(line, sizes) : line), sharesLine: sharesLine(line) })),
    sumHeight: sumHeight(goods, sizes.text),
    ...below,
  };
}

/** How many containers a part of a document lists. */
function containersOf(part: object): number {
  const containers = "containers" in part ? part.containers : null;
  const lines = isObject(containers) && "lines" in containers ? containers.lines : containers;
  return Array.isArray(lines) ? lines.length : 0;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Other documents' goods are no lines, or lines of other forms. */
function isGoods(value: unknown): value is Goods {
  return (
    isObject(value) && "lines" in value && Array.isArray(value.lines) && value.lines.every((line) => isObject(line) && "marks" in line)
  );
}

function isContainerTable(value: unknown): value is ContainerTable {
  return isObject(value) && "lines" in value && "summary" in value;
}

function hasSums(model: object): model is Sums {
  return "figures" in model && "words" in model;
}

function isEnding(model: object): model is Ending {
  return "signature" in model && "remarks" in model && "containers" in model;
}

import measures from "../templates/parts/measures.json" with { type: "json" };
import type { ContainerTable, FigureRow, Row, Signature } from "../blocks/blockTypes.ts";
import type { Column, Goods } from "./goodsRows.ts";
import { lineCounts, mostWidth } from "./lineCounts.ts";
import { highest, leading, lineHeight, paragraphHeight, pointsPerMillimetre, sum, sure, type Height } from "./textHeight.ts";

/** What is below goods with prices. */
export type Sums = { figures: FigureRow[]; breakup?: Row[]; commission?: Row | null; words: Row[] };
/** The heights in points of the rows below the goods; null where they are not sure. */
type SumsHeights = { figuresHeight: number | null; commissionHeight: number | null };
/** What ends an invoice or a packing list. */
export type Ending = {
  bank?: Row[];
  remarks: string;
  declaration?: string;
  weights?: Row[];
  signature: Signature;
  containers: ContainerTable | null;
};

const { figures: widths, closing } = measures;
const captionSize = 6.2;
const smallSize = 7.4;
const usualSize = 8;
const signerSize = 7;
/** Insets of the templates, in points. */
const [thin, wide, around] = [points(0.5), points(1.4), points(2.2)];
const sideInset = 2 * measures.cellInset.x;

function points(millimetres: number): number {
  return millimetres * pointsPerMillimetre;
}

/** The heights of the rows below goods with prices, in their size of type (ADR-0155). */
export function sumsHeights({ figures, breakup = [], commission, words }: Sums, size: number): SumsHeights {
  const said = measures.textWidth - widths.sums - (breakup.length > 0 ? widths.breakup : 0) - sideInset;
  const texts = words.flatMap(({ label, value }) => [
    { text: label, width: said, size: captionSize },
    { text: value, width: said, size, weight: "bold" as const },
  ]);
  const areSimple = texts.every(({ text }) => !/\S{14}|\n/.test(text));
  const broken = sum(
    [rowsOfOneLine(breakup, widths.breakup, { size, columnGap: 3, rowGap: thin })],
    around + lineHeight * captionSize + thin,
  );
  return {
    figuresHeight: sure(
      highest([
        areSimple ? sum([paragraphHeight(texts, leading * size)], around) : null,
        sum([rowsOfOneLine(figures, widths.sums, { size, columnGap: 4, rowGap: points(0.7) })], 2 * wide),
        ...(breakup.length > 0 ? [broken] : []),
      ]),
    ),
    commissionHeight: commission
      ? sure(sum([rowsOfOneLine([commission], measures.textWidth, { size, columnGap: 4, rowGap: 0 })], around))
      : null,
  };
}

/** The height in points of the texts and the signature that end a document; null if it is not sure. */
export function closingHeight({ bank = [], remarks, declaration = "", weights = [], signature, containers }: Ending): number | null {
  if ([remarks, declaration, bank.map(({ value }) => value).join("")].some(isLong)) return null;
  const size = containers && containers.lines.length > 0 ? smallSize : usualSize;
  const right = measures.textWidth - closing.left;
  const { party, role } = signature;
  const signer = `For ${party}${role === "" || party === "" ? role : ` (${role})`}`;
  return sure(
    highest([
      sum([listed(bank, closing.left, closing.bankLabel, size), captioned(remarks), captioned(declaration)]),
      sum(
        [
          listed(weights, right, closing.weightsLabel, size),
          paragraphHeight([{ text: signer, width: right - sideInset, size, weight: "bold" }], leading * size),
        ],
        points(closing.stampHeight + 8 * 0.7) + lineHeight * signerSize,
      ),
    ]),
  );
}

/** The height in points of the row of sums of a document's goods; null if it is not sure. */
export function sumHeight({ sum: sums = {} }: Goods, size: number): number | null {
  const names = Object.keys(measures.columns).filter((name): name is Column => name in sums);
  const cells = names.map((name) => [sums[name] ?? "", measures.columns[name]] as const);
  return areOneLine(cells, size) ? lineHeight * size + points(2 * measures.cellInset.y) : null;
}

/** Whether each row of a containers' table is surely one line. */
export function areContainersLow({ lines }: ContainerTable): boolean {
  const { code, size, lot, weight } = measures.containers;
  return lines.every((line) =>
    areOneLine(
      [
        ...[line.number, line.lineSeal, line.rfidSeal].map((text) => [text, code] as const),
        [line.size, size],
        [line.lot, lot],
        ...[line.net, line.gross].map((text) => [text, weight] as const),
      ],
      smallSize,
    ),
  );
}

/** Whether texts, each with its column's width in mm, are surely one line each, in any weight. */
function areOneLine(texts: readonly (readonly [text: string, width: number])[], size: number): boolean {
  return texts.every(([text, width]) => (lineCounts(text, "bold", points(width - sideInset) / size)?.most ?? 2) <= 1);
}

/** Labels and values in two columns, the second as wide as its values, if each is surely one line. */
function rowsOfOneLine(
  rows: readonly (Row & { strong?: boolean })[],
  width: number,
  by: { size: number; columnGap: number; rowGap: number },
): Height {
  const widest = (name: keyof Row) => Math.max(...rows.map((row) => mostWidth(row[name], row.strong ? "bold" : "regular") ?? Infinity));
  const needed = (widest("label") + widest("value")) * by.size + points(by.columnGap);
  const height = rows.length * (lineHeight * by.size + by.rowGap) - by.rowGap;
  return needed <= points(width - sideInset) ? { least: height, most: height } : null;
}

/** A titled list of labels and values, each label on one line. */
function listed(rows: readonly Row[], width: number, label: number, size: number): Height {
  if (rows.length === 0) return { least: 0, most: 0 };
  const values = rows.map(({ value }) => paragraphHeight([{ text: value, width: width - sideInset - label - 2, size }], thin));
  const areLabelsLow = rows.every((row) => (lineCounts(row.label, "regular", points(label) / size)?.most ?? 2) <= 1);
  return areLabelsLow ? titled(sum(values, thin * (rows.length - 1))) : null;
}

/** A longer text may break between pages, and is not in the closing. */
function isLong(text: string): boolean {
  return Buffer.byteLength(text) >= 900 || text.split("\n").length > 20;
}

function captioned(text: string): Height {
  if (text === "") return { least: 0, most: 0 };
  if (text.includes("\n") && /\S{14}/.test(text)) return null;
  return titled(paragraphHeight([{ text, width: closing.left - sideInset, size: smallSize }], leading * smallSize));
}

function titled(height: Height): Height {
  return sum([height], points(2 * measures.cellInset.y + 0.6) + lineHeight * captionSize);
}

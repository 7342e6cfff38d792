/** A label with its formatted value. */
export type Row = { label: string; value: string };

/** The languages whose Han glyphs differ; empty if the text's own letters show the language, or it has no Han letters. */
export type HanLanguage = "zh" | "ja" | "ko" | "";

/** A framed box: a small caption, a name in bold, lines of text. Boxes of a row share its width by their `share`. */
export type Box = { caption: string; name: string; lines: string[]; language: HanLanguage; share: number };

/**
 * A row of the boxes at the top of a document: boxes on its left and right half, or across both. A half without boxes continues the boxes
 * above it.
 */
export type HeaderRow = { left: Box[]; right: Box[]; across: Box[] };

/** The signing party as "For {firm}", an optional role below it, and whether the firm's stamp is printed. */
export type Signature = { party: string; role: string; isStamped: boolean };

/** A product as all documents describe it. */
export type Description = { name: string; description: string; hsnCode: string; specification: string };

export type PricedLine = Description & { marks: string; packages: string; quantity: string; rate: string; amount: string };

/** Goods with prices; the column heads of rate and amount include currency, order unit and terms of shipment. */
export type PricedGoods = {
  heads: { rate: string; amount: string; term: string };
  lines: PricedLine[];
  sum: { packages: string; quantity: string; amount: string };
};

export type PackedLine = Description & { marks: string; packages: string; netEach: string; grossEach: string; net: string; gross: string };

/** Goods without prices; weights are in `unit`. If lines differ in unit, `unit` is empty and each value includes its own. */
export type PackedGoods = { unit: string; lines: PackedLine[]; sum: { packages: string; net: string; gross: string } };

/** One row below the goods; `strong` marks the value in words and the balance. */
export type FigureRow = Row & { strong: boolean };

export type ContainerLine = {
  number: string;
  size: string;
  lineSeal: string;
  rfidSeal: string;
  lot: string;
  net: string;
  gross: string;
};

/** `summary` such as "3 FCL". Without weights `sum` is null. */
export type ContainerTable = { summary: string; unit: string; lines: ContainerLine[]; sum: { net: string; gross: string } | null };

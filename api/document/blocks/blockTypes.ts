/** A label with its finished value. */
export type Row = { label: string; value: string };

/** The languages whose Han letters differ in shape; empty where a text's own letters tell, or it has none. */
export type HanLanguage = "zh" | "ja" | "ko" | "";

/** A box of the frame: a small caption, a name in bold, lines of text. */
export type Box = { caption: string; name: string; lines: string[]; language: HanLanguage };

/** The aligned boxes at the top of a document; a row holds one box, or two abreast. */
export type HeaderBoxes = { left: Box[][]; right: Box[][] };

/** Who signs: "For {firm}", an optional role under it, and whether the firm's stamp stands there. */
export type Signature = { party: string; role: string; isStamped: boolean };

/** A product as it is described in every document. */
export type Description = { name: string; description: string; hsnCode: string; specification: string };

export type PricedLine = Description & { marks: string; packages: string; quantity: string; rate: string; amount: string };

/** Goods with prices; the heads of rate and amount carry currency, order unit and the term of shipment. */
export type PricedGoods = {
  heads: { rate: string; amount: string; term: string };
  lines: PricedLine[];
  sum: { packages: string; quantity: string; amount: string };
};

export type PackedLine = Description & { marks: string; packages: string; netEach: string; grossEach: string; net: string; gross: string };

/** Goods without prices; weights are in `unit`, which is empty where lines differ and each value carries its own. */
export type PackedGoods = { unit: string; lines: PackedLine[]; sum: { packages: string; net: string; gross: string } };

/** One row under the goods; `strong` marks the value in words and the balance. */
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

/** `summary` such as "3 FCL"; the sums belong to the packing list. */
export type ContainerTable = { summary: string; unit: string; lines: ContainerLine[]; sum: { net: string; gross: string } };

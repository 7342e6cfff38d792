import { fileURLToPath } from "node:url";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { expect, test } from "vitest";
import { closingHeight, sumsHeights, type Ending } from "../../../api/document/layout/closingHeights.ts";
import { withLayout } from "../../../api/document/layout/withLayout.ts";
import { buildDocumentModel } from "../../../api/document/models/buildDocumentModel.ts";
import { baseFamilies, readFonts } from "../../../api/document/text/fonts.ts";
import { aProduct, riceShipment } from "../../support/fixtures/cases.ts";
import { anInvoiceRequest, aPackingListRequest } from "../../support/fixtures/documentRequests.ts";

const templates = fileURLToPath(new URL("../../../api/document/templates/", import.meta.url));
const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontBlobs: readFonts(baseFamilies) }] });

/** Words with much kerning, signs at which a line may break, and ligatures. */
const vocabulary =
  'AVATAR WAVY TOY LTD. P.O. Mr. far, for. moisture 13.0% max; 2024-25 crop (1121) "Top" A/B AT&T Type-A V.118W 8.30 mm ffi fluffy [x] a_J & (J) WWWWWW iiiii'.split(
    " ",
  );
const phrase = (seed: number, count: number) =>
  Array.from({ length: count }, (_, n) => vocabulary[(seed * 7 + n * n * 3 + n * seed) % vocabulary.length]).join(" ");

/** Invoices and packing lists whose texts are at, below and above the widths of their columns. */
function aModel(seed: number): ReturnType<typeof buildDocumentModel> {
  const rice = riceShipment();
  const remarks =
    ["", phrase(seed, 1 + (seed % 9)), `${phrase(seed, 20)}\n${phrase(seed + 3, 4)}`, phrase(seed + 5, 8 + (seed % 50))][seed % 4] ?? "";
  const container = (rice.container ?? []).slice(0, seed % 4);
  if (container[1]) container[1] = { ...container[1], lineSealNumber: phrase(seed, 1 + (seed % 3)) };
  const shipment = riceShipment({
    ...(seed % 2 === 1 && { products: [0, 1, 2].map((n) => aProduct({ name: `ROW${n} ${phrase(seed + n, 3)}`, marks: "" })) }),
    container,
    bankDetails: { ...rice.bankDetails, bankAddress: phrase(seed, 4 + (seed % 14)), accountHolderName: phrase(seed + 1, 2 + (seed % 9)) },
    broker: { ...rice.broker, name: phrase(seed + 2, 2 + (seed % 8)) },
  });
  if (seed % 3 === 0) return buildDocumentModel({ kind: "packing-list", request: aPackingListRequest({ remarks }) }, shipment);
  return buildDocumentModel({ kind: "invoice", request: anInvoiceRequest({ addPL: seed % 2 === 0, remarks }) }, shipment);
}

/** Heights that are known before; a row of goods has a property `height` or none. */
const known = ["closingHeight", "sumHeight", "figuresHeight"];

function withoutHeights(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutHeights);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, of]: [string, unknown]) => {
    if (known.includes(name)) return [name, null];
    return [name, name === "areOneLine" ? false : withoutHeights(of)];
  });
  return Object.fromEntries(entries);
}

/** The pages as pictures, whose figures are rounded to a hundredth of a point. */
function drawn(model: unknown, kind: string): string {
  compiler.mapShadow(
    `${templates}data.json`,
    Buffer.from(JSON.stringify({ model, images: { stamp: null, letterhead: null, signatures: [] } })),
  );
  const { result } = compiler.compile({ mainFilePath: `${templates}${kind}.typ` });
  if (!result) throw new Error("The document could not be drawn");
  return compiler.plainSvg(result).replaceAll(/-?\d{1,9}\.\d{1,30}/g, (figure) => Number(figure).toFixed(2));
}

test("what stands below the goods is as high with known heights as with measured ones", () => {
  const heights = new Map<string, number>();
  for (let seed = 0; seed < 48; seed += 1) {
    const model = aModel(seed);
    const laidOut = withLayout(model);
    for (const [, name = ""] of JSON.stringify(laidOut).matchAll(/"(\w{1,20}Height)":\d|"(areOneLine)":true/g)) {
      heights.set(name, (heights.get(name) ?? 0) + 1);
    }
    expect(drawn(laidOut, model.kind) === drawn(withoutHeights(laidOut), model.kind)).toBe(true);
  }
  expect(known.filter((name) => (heights.get(name) ?? 0) < 15)).toEqual([]);
});

const ending: Ending = {
  bank: [{ label: "Bank", value: "Kathiawar Commercial Bank Ltd" }],
  remarks: "Drawn under L/C 417",
  declaration: "We declare that all particulars are true.",
  weights: [{ label: "Total packages", value: "40 BAGS" }],
  signature: { party: "Tarangvel Exports", role: "", isStamped: true },
  containers: null,
};

test("the closing of plain short texts has a known height", () => {
  expect(closingHeight(ending)).toBeGreaterThan(60);
});

test.each([
  ["a remark in another script", { remarks: "बासमती चावल" }],
  ["a remark that may break between pages", { remarks: "word ".repeat(200).trim() }],
  ["a remark of many lines", { remarks: Array.from({ length: 21 }, () => "line").join("\n") }],
  ["a remark with an empty line", { remarks: "one\n\nother" }],
  ["lines with a code that may be broken", { remarks: "one\nABCDEFGHIJKLMNO" }],
  ["a code wider than its column", { declaration: "W".repeat(80) }],
  ["bank details that may break between pages", { bank: [0, 1, 2].map((n) => ({ label: `Bank ${n}`, value: "word ".repeat(70).trim() })) }],
  ["a signer in another script", { signature: { party: "शर्मा", role: "", isStamped: false } }],
  ["a label wider than its column", { weights: [{ label: "Total gross weight of all packages", value: "1 KG" }] }],
] satisfies [string, Partial<Ending>][])("%s leaves the height of the closing to measuring", (_, given) => {
  expect(closingHeight({ ...ending, ...given })).toBeNull();
});

test("figures that share their line with the label only if measured leave the row to measuring", () => {
  const row = (label: string) => ({ figures: [{ label, value: "1.00", strong: false }], words: [{ label: "In words", value: "ONE" }] });
  expect(sumsHeights(row("Subtotal"), 8).figuresHeight).toBeGreaterThan(0);
  expect(sumsHeights(row("Subtotal of everything that was sold to this buyer"), 8).figuresHeight).toBeNull();
});

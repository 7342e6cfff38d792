import { PDFDocument, StandardFonts } from "@cantoo/pdf-lib";
import { attach, keep } from "./attachments.ts";
import { itemsOf, recordOf, Refusal, shipmentOf, textOf, type Handler, type Item } from "./store.ts";

type Kind = { path: string; type: string; title: string; number: string; date: string; missing: string };

const needed = "Please fill in all required fields";
const kinds: Kind[] = [
  { path: "proforma-invoice", type: "PROFORMA_INVOICE", title: "Proforma Invoice", number: "piNo", date: "piDate", missing: needed },
  { path: "invoice", type: "INVOICE", title: "Invoice", number: "invoiceNo", date: "invoiceDate", missing: needed },
  { path: "packing-list", type: "PACKING_LIST", title: "Packing List", number: "invoiceNo", date: "invoiceDate", missing: needed },
  { path: "contract", type: "CONTRACT", title: "Contract", number: "contractNumber", date: "contractDate", missing: needed },
  {
    path: "custom-document",
    type: "CUSTOM",
    title: "Custom",
    number: "name",
    date: "body",
    missing: "Please select a template and fill in the document body",
  },
];

/** Where the shipment keeps what a request gives. */
const kept: Record<string, string> = {
  ...Object.fromEntries(["piNo", "piDate", "invoiceNo", "invoiceDate", "contractNo", "contractDate"].map((name) => [name, name])),
  contractNumber: "contractNo",
};

/** A page with a line of text each. */
async function draw(lines: string[]): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  // The standard fonts know Latin letters only.
  const plain = lines.map((line) => line.replace(/[^\x20-\x7e]/g, " "));
  for (const [index, line] of plain.entries()) page.drawText(line, { x: 40, y: 800 - index * 16, size: 10, font });
  return Buffer.from(await pdf.save());
}

function money(value: unknown): string {
  return Number(value ?? 0).toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

function words(shipment: Item, consignee: Item | null, hasPrices: boolean): string[] {
  const lines = itemsOf(shipment["products"]).map(({ name, quantity, rate }) => {
    const price = hasPrices ? ` ${money(rate)} ${money(Number(quantity) * Number(rate))}` : "";
    return `${String(name)} ${money(quantity)}${price}`;
  });
  const total = hasPrices ? [`Total ${String(shipment["currency"])} ${money(shipment["totalAmount"])}`] : [];
  const weights = `Net ${money(shipment["totalQuantity"])} Gross ${money(shipment["totalGrossQuantity"])}`;
  return [`Consignee ${String(consignee?.["name"])}`, ...lines, ...total, weights];
}

function generate({ type, title, number, date, missing }: Kind): Handler {
  return async (call) => {
    const shipment = shipmentOf(call);
    const { body, account, store } = call;
    if (!textOf(body[number]) || !textOf(body[date])) throw new Refusal(200, missing);
    for (const [name, column] of Object.entries(kept)) if (type !== "CUSTOM" && textOf(body[name])) shipment[column] = body[name];
    const { buyerId } = itemsOf([shipment["consignee"]])[0] ?? {};
    const own = words(shipment, recordOf(account, "buyers", "buyerId", buyerId), type !== "PACKING_LIST");
    const bytes = await draw([`${title} ${String(body[number])} ${String(body[date])}`, ...(type === "CUSTOM" ? [] : own)]);
    const name = `${title} ${String(body[number]).replace(/[/\\?%*:|"<>]/g, "_")}.pdf`;
    const record = attach(shipment, name, keep(store, name, bytes, "application/pdf"), bytes, type);
    return { name, key: record["key"], sizeInMB: record["sizeInMB"], type };
  };
}

export const documentRoutes: Record<string, Handler> = Object.fromEntries(
  kinds.map((kind) => [`POST /v1/shipment/document/${kind.path}`, generate(kind)]),
);

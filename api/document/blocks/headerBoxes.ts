import { transportWords } from "#domain/shipment/progress/transportDocument.ts";
import type { DocumentNumbers, Shipment } from "#domain/shipment/shipment.ts";
import { isSameOrPreciser } from "#domain/shipment/progress/sameName.ts";
import { endsIn } from "#domain/text/endsIn.ts";
import { currencyName } from "../numbers/currencyNames.ts";
import { printedNumbers } from "../numbers/printedDate.ts";
import { originsText } from "./origins.ts";
import { portsOf } from "./ports.ts";
import { referenceLines } from "./references.ts";
import type { Box, HanLanguage, HeaderRow } from "./blockTypes.ts";

/** The kinds of document that share the frame of boxes. */
export type StandardKind = "contract" | "proforma-invoice" | "invoice" | "packing-list";

/** A party's country decides which Han glyphs its text uses. */
const hanLanguages: Record<string, HanLanguage> = {
  China: "zh",
  Taiwan: "zh",
  Singapore: "zh",
  Japan: "ja",
  "South Korea": "ko",
  "North Korea": "ko",
};

/**
 * The aligned boxes of the four standard documents (UN/CEFACT Recommendations 1 and 6). Each value has the same place in all of them,
 * whatever the document, its seller and its notify parties, and an empty box stays. `withNotify` off leaves out the notify parties.
 */
export function headerBoxes(kind: StandardKind, shipment: Shipment, numbers: DocumentNumbers, withNotify: boolean): HeaderRow[] {
  const [exporter, consignee] = mainParties(kind, shipment);
  const [own, references] = numberBoxes(kind, shipment, printedNumbers(numbers, shipment));
  const ports = portsOf(shipment);
  return [
    row([exporter], own),
    row([], references),
    row([consignee], otherParties(shipment)),
    notifyRow(withNotify ? notifyBoxes(shipment) : []),
    row(
      [box("Pre-carriage by", shipment.preCarriage), box("Place of receipt", shipment.placeOfReceipt)],
      [box("Country of origin", originsText(shipment)), box("Country of final destination", shipment.destinationCountry)],
    ),
    row(
      [box(transportWords(shipment.transport.blType).means, shipment.vessel), box("Port of loading", ports.loading)],
      [{ ...termsBox(shipment), share: 3 }, currencyBox(shipment)],
    ),
    row([box("Port of discharge", ports.discharge), box("Final destination", ports.destination)], []),
  ];
}

function row(left: Box[], right: Box[]): HeaderRow {
  return { left, right, across: [] };
}

/** Two and more notify parties share the row; the seller's box reaches down next to a single one. */
function notifyRow(boxes: Box[]): HeaderRow {
  return boxes.length > 1 ? { left: [], right: [], across: boxes } : row(boxes, []);
}

/** The shipper of a transport document: the seller if another firm sells, else the exporter with its GSTIN and IEC. */
export function shipperBox(shipment: Shipment): Box {
  const seller = differentSeller(shipment);
  if (seller) return partyBox("Shipper", seller);
  return { ...box("Shipper", ""), name: shipment.firm.name.trim(), lines: exporterLines(shipment) };
}

/** The exporter's lines: the chosen address, its GSTIN and the firm's IEC. With `country` the address ends in it. */
export function exporterLines({ address, firm }: Shipment, country = ""): string[] {
  const ids = filled([address.gst && `GSTIN ${address.gst}`, firm.ieCode && `IEC ${firm.ieCode}`]);
  return [...partyLines({ address: address.address, country }), ...(ids.length > 0 ? [ids.join(" · ")] : [])];
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** A party's address and country. Omits a country that the address already ends in; appends it to a short last line. */
export function partyLines({ address, country }: { address: string; country: string }): string[] {
  const lines = linesOf(address);
  const last = lines.at(-1) ?? "";
  if (!country.trim() || endsIn(last, country.trim())) return lines;
  // In a right-to-left line, a country in Latin letters would precede the text that it should follow.
  const isShort = last !== "" && last.length + country.length < 40 && !rightToLeft.test(last);
  return isShort ? [...lines.slice(0, -1), `${last.replace(/,$/, "")}, ${country.trim()}`] : [...lines, country.trim()];
}

/** Non-blank lines, trimmed. */
export function linesOf(text: string): string[] {
  return filled(text.split(/\r\n|\r|\n/));
}

/** The two parties on the left. A contract calls them seller and buyer, unless others are. */
function mainParties(kind: StandardKind, shipment: Shipment): [Box, Box] {
  const isContract = kind === "contract";
  const exporter: Box = { ...box("Exporter", ""), name: shipment.firm.name, lines: exporterLines(shipment) };
  const isBuyer = buyerOf(shipment) === shipment.consignee;
  return [
    isContract && !differentSeller(shipment) ? { ...exporter, caption: "Seller" } : exporter,
    partyBox(isContract && isBuyer ? "Buyer" : "Consignee", shipment.consignee),
  ];
}

/** The parties on the right: a different seller and a different buyer. The seller's box stays if there is neither. */
function otherParties(shipment: Shipment): Box[] {
  const buyer = buyerOf(shipment);
  const seller = differentSeller(shipment);
  const sellers = seller || !buyer || buyer === shipment.consignee ? [sellerBox("Seller (if other than exporter)", shipment)] : [];
  return [...sellers, ...(buyer && buyer !== shipment.consignee ? [partyBox("Buyer (if other than consignee)", buyer)] : [])];
}

/** Whether a consignee is no party but an order, such as "TO THE ORDER OF {bank}". */
export function isToOrder({ name }: Pick<Shipment["consignee"], "name">): boolean {
  return toOrder.test(name);
}

const toOrder = /^\s*(?:un)?to (?:the )?order\b/i;

/**
 * The buyer: the one that the shipment names, or the consignee, unless the goods are consigned to order, such as "TO THE ORDER OF {bank}". A bank does not buy the goods;
 * the first notify party does that is not the bank which issued the letter of credit (R-1346). Null if such a shipment names none.
 */
export function buyerOf({ buyer, consignee, notifyParties, lcIssuingBank }: Shipment): Shipment["consignee"] | null {
  if (buyer) return buyer;
  if (!isToOrder(consignee)) return consignee;
  const isIssuer = ({ name }: Shipment["consignee"]) => lcIssuingBank.trim() !== "" && isSameOrPreciser(name, lcIssuingBank);
  return notifyParties.find((party) => !isIssuer(party)) ?? null;
}

/** The seller, if it is not the exporter. */
export function differentSeller({ isSellerDifferent, seller }: Shipment): Shipment["seller"] {
  return isSellerDifferent ? seller : null;
}

/** Who made the goods of the lines, each once. */
export function manufacturersOf({ products }: Pick<Shipment, "products">): string[] {
  return [...new Set(products.map(({ manufacturer }) => manufacturer.trim()).filter(Boolean))];
}

function sellerBox(caption: string, shipment: Shipment): Box {
  const seller = differentSeller(shipment);
  return seller ? partyBox(caption, seller) : box(caption, "");
}

function brokerBox({ broker }: Shipment): Box {
  return partyBox("Broker", { ...broker, address: "" });
}

function notifyBoxes({ notifyParties }: Shipment): Box[] {
  if (notifyParties.length === 0) return [box("Notify party", "")];
  const caption = (index: number) => (notifyParties.length === 1 ? "Notify party" : `Notify party ${index + 1}`);
  return notifyParties.map((party, index) => partyBox(caption(index), party));
}

/** The document's own number and date, and below them the numbers of the others; a contract names its broker there. */
function numberBoxes(kind: StandardKind, shipment: Shipment, numbers: DocumentNumbers): [Box[], Box[]] {
  const own = (name: string, number: string, date: string) => [
    { ...box(`${name} no.`, ""), name: number },
    { ...box("Date", ""), name: date },
  ];
  const contract = reference("Contract no. and date", numbers.contractNo, numbers.contractDate);
  const proforma = reference("Proforma invoice no. and date", numbers.piNo, numbers.piDate);
  switch (kind) {
    case "contract":
      return [own("Contract", numbers.contractNo, numbers.contractDate), [brokerBox(shipment), proforma]];
    case "proforma-invoice":
      return [own("Proforma invoice", numbers.piNo, numbers.piDate), [contract]];
    case "invoice":
    case "packing-list":
      return [own("Invoice", numbers.invoiceNo, numbers.invoiceDate), [contract, proforma]];
  }
}

function reference(caption: string, number: string, date: string): Box {
  return { ...box(caption, ""), lines: filled([number, date && `${number ? "dated " : ""}${date}`]) };
}

/** Terms of delivery and payment, and below them the references. */
function termsBox(shipment: Shipment): Box {
  const lines = filled([shipment.termsOfShipment, shipment.termsOfPayment, ...referenceLines(shipment)]);
  return { ...box("Terms of delivery and payment", ""), lines };
}

function currencyBox({ currency }: Shipment): Box {
  const name = currencyName(currency)?.unit;
  return box("Currency", name ? `${currency} – ${name}` : currency);
}

/** A box with its caption and the lines of a text. */
export function box(caption: string, value: string): Box {
  return { caption, name: "", lines: linesOf(value), language: "", share: 1 };
}

/** A box with a party's name, address and country. */
export function partyBox(caption: string, party: { name: string; address: string; country: string }): Box {
  return { ...box(caption, ""), name: party.name.trim(), lines: partyLines(party), language: hanLanguages[party.country] ?? "" };
}

function filled(values: string[]): string[] {
  return values.map((value) => value.trim()).filter((value) => value !== "");
}

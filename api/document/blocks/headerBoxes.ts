import type { DocumentKind } from "#domain/documents/document.ts";
import type { DocumentNumbers, Shipment } from "#domain/shipment/shipment.ts";
import { currencyName } from "../numbers/currencyNames.ts";
import type { Box, HeaderBoxes, HanLanguage } from "./blockTypes.ts";

/** The kinds of document that share the frame of boxes. */
export type StandardKind = Exclude<DocumentKind, "custom-document">;

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
 * The aligned boxes of the four standard documents (UN/CEFACT Recommendations 1 and 6): each value has the same place in all of them, and
 * an empty box stays.
 */
export function headerBoxes(kind: StandardKind, shipment: Shipment, numbers: DocumentNumbers, mentionNotify: boolean): HeaderBoxes {
  const notify = mentionNotify ? notifyBoxes(shipment) : [];
  return {
    left: [...partyBoxes(kind, shipment).map((party) => [party]), ...notify.map((party) => [party]), ...routeBoxes(shipment)],
    right: [
      ...numberBoxes(kind, numbers),
      [kind === "contract" ? brokerBox(shipment) : sellerBox("Seller (if other than exporter)", shipment)],
      [box("Country of origin", shipment.originCountry), box("Country of final destination", shipment.destinationCountry)],
      [{ ...box("Terms of delivery and payment", ""), lines: filled([shipment.termsOfShipment, shipment.termsOfPayment]) }],
      [currencyBox(shipment.currency)],
    ],
  };
}

/** The exporter's lines: the chosen address, its GSTIN and the firm's IEC. */
export function exporterLines({ address, firm }: Shipment): string[] {
  const ids = filled([address.gst && `GSTIN ${address.gst}`, firm.ieCode && `IEC ${firm.ieCode}`]);
  return [...linesOf(address.address), ...(ids.length > 0 ? [ids.join(" · ")] : [])];
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** A party's address and country. Omits a country that the address already ends in; appends it to a short last line. */
function partyLines({ address, country }: { address: string; country: string }): string[] {
  const lines = linesOf(address);
  const last = lines.at(-1) ?? "";
  if (!country.trim() || last.toLowerCase().endsWith(country.trim().toLowerCase())) return lines;
  // In a right-to-left line, a country in Latin letters would precede the text that it should follow.
  const isShort = last !== "" && last.length + country.length < 40 && !rightToLeft.test(last);
  return isShort ? [...lines.slice(0, -1), `${last.replace(/,$/, "")}, ${country.trim()}`] : [...lines, country.trim()];
}

/** Non-blank lines, trimmed. */
export function linesOf(text: string): string[] {
  return filled(text.split(/\r\n|\r|\n/));
}

function partyBoxes(kind: StandardKind, shipment: Shipment): Box[] {
  const exporter: Box = { ...box("Exporter", ""), name: shipment.firm.name, lines: exporterLines(shipment) };
  const buyer = partyBox("Consignee", shipment.consignee);
  if (kind !== "contract") return [exporter, buyer];
  const sellers = differentSeller(shipment) ? [sellerBox("Seller", shipment), exporter] : [{ ...exporter, caption: "Seller" }];
  return [...sellers, { ...buyer, caption: "Buyer" }];
}

/** The seller, if it is not the exporter. */
export function differentSeller({ isSellerDifferent, seller }: Shipment): Shipment["seller"] {
  return isSellerDifferent ? seller : null;
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

function routeBoxes(shipment: Shipment): Box[][] {
  return [
    [box("Pre-carriage by", shipment.preCarriage), box("Place of receipt", shipment.placeOfReceipt)],
    [box("Vessel", shipment.vessel), box("Port of loading", shipment.portOfLoading)],
    [box("Port of discharge", shipment.portOfDischarge), box("Final destination", shipment.finalDestination)],
  ];
}

function numberBoxes(kind: StandardKind, numbers: DocumentNumbers): Box[][] {
  const own = (name: string, number: string, date: string) => [
    { ...box(`${name} no.`, ""), name: number },
    { ...box("Date", ""), name: date },
  ];
  const contract = reference("Contract no. and date", numbers.contractNo, numbers.contractDate);
  const proforma = reference("Proforma invoice no. and date", numbers.piNo, numbers.piDate);
  switch (kind) {
    case "contract":
      return [own("Contract", numbers.contractNo, numbers.contractDate), [proforma]];
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

function currencyBox(code: string): Box {
  const name = currencyName(code)?.unit;
  return box("Currency", name ? `${code} – ${name}` : code);
}

function box(caption: string, value: string): Box {
  return { caption, name: "", lines: linesOf(value), language: "" };
}

function partyBox(caption: string, party: { name: string; address: string; country: string }): Box {
  return { caption, name: party.name.trim(), lines: partyLines(party), language: hanLanguages[party.country] ?? "" };
}

function filled(values: string[]): string[] {
  return values.map((value) => value.trim()).filter((value) => value !== "");
}

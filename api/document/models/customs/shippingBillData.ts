import { customsFields } from "#domain/documents/customs/customsFields.ts";
import type { CustomsPackRequest } from "#domain/documents/customs/customsPack.ts";
import { formatMoney } from "#domain/figures/currency.ts";
import { isZero, trimZeros, type Decimal } from "#domain/figures/decimal.ts";
import { incotermOf, partsOf } from "#domain/shipment/incoterm.ts";
import type { DocumentNumbers, Shipment } from "#domain/shipment/shipment.ts";
import { exactFigure } from "#domain/shipment/warning.ts";
import type { Row } from "../../blocks/blockTypes.ts";
import { taxName } from "../../blocks/charges.ts";
import { containerRows } from "../../blocks/containers.ts";
import { isLoadedAbroad } from "../../blocks/declaration.ts";
import { filledRows } from "../../blocks/filledRows.ts";
import { weightRows } from "../../blocks/goods.ts";
import { buyerOf, differentSeller, linesOf, manufacturersOf, partyLines } from "../../blocks/headerBoxes.ts";
import { originsText } from "../../blocks/origins.ts";
import { portsOf } from "../../blocks/ports.ts";
import { carriageOf } from "../../blocks/vessel.ts";
import { printedDate } from "../../numbers/printedDate.ts";
import type { ShipmentFigures } from "../../numbers/shipmentFigures.ts";
import { datedOf } from "../../text/datedText.ts";
import type { DeclaredValue } from "./declaredValue.ts";
import type { Rupees } from "./exchangeRate.ts";
import { customsLines, sealedContainers, type CustomsLine, type SealedContainer } from "./shippingBillGoods.ts";

/** SHIPPING BILL DATA SHEET: what the customs broker types into a shipping bill. */
export type ShippingBillData = {
  exporter: Row[];
  parties: Row[];
  route: Row[];
  invoice: Row[];
  tax: Row[];
  packing: Row[];
  heads: { rate: string; amount: string };
  goods: CustomsLine[];
  containers: SealedContainer[];
};

/** What the rows are made from: the request with its dates as printed. */
type Sources = {
  printed: CustomsPackRequest;
  numbers: DocumentNumbers;
  figures: ShipmentFigures;
  value: DeclaredValue | null;
  rupees: Rupees;
};

export function shippingBillData(shipment: Shipment, sources: Sources): ShippingBillData {
  const { figures } = sources;
  return {
    exporter: exporterRows(sources.printed, shipment),
    parties: partyRows(sources.printed, shipment),
    route: routeRows(sources.printed, shipment),
    invoice: invoiceRows(shipment, sources),
    tax: taxRows(shipment, sources),
    packing: [...weightRows(shipment, figures), ...containerRows(shipment)].filter(({ value }) => value !== ""),
    heads: { rate: `Rate, ${shipment.currency}`, amount: `Amount, ${shipment.currency}` },
    goods: customsLines(shipment, figures),
    containers: sealedContainers(shipment),
  };
}

function exporterRows({ exporterClass }: CustomsPackRequest, { firm, address, bankDetails }: Shipment): Row[] {
  return filledRows([
    ["Exporter", [firm.name, ...linesOf(address.address)].join("\n")],
    ["IEC", firm.ieCode],
    ["GSTIN", address.gst],
    ["PAN", firm.pan],
    ["Class", labelOf("exporterClass", exporterClass)],
    ["RCMC", firm.rcmc ?? ""],
    ["AD code", bankDetails.adCode ?? ""],
    ["Bank", [bankDetails.bank, bankDetails.branch].filter(Boolean).join(", ")],
    ["Account", bankDetails.accountNumber],
  ]);
}

/** The parties, with who sells and who made the goods if that is not the exporter: a shipping bill of a third-party export names both (R-1347). */
function partyRows({ customsBroker, brokerLicenceNo }: CustomsPackRequest, shipment: Shipment): Row[] {
  const { consignee } = shipment;
  const buyer = buyerOf(shipment);
  const seller = differentSeller(shipment);
  return filledRows([
    ["Seller", seller ? partyText(seller) : ""],
    ["Manufacturer", manufacturersOf(shipment).join("\n")],
    ["Consignee", partyText(consignee)],
    ["Buyer", buyer === null || buyer === consignee ? "" : partyText(buyer)],
    ["Customs broker", linesOf(customsBroker).join("\n")],
    ["Licence no.", brokerLicenceNo],
  ]);
}

function partyText({ name, ...place }: { name: string; address: string; country: string }): string {
  return [name, ...partyLines(place)].filter(Boolean).join("\n");
}

function routeRows({ portCode, placeOfStuffing, shippingBillNo, shippingBillDate }: CustomsPackRequest, shipment: Shipment): Row[] {
  const ports = portsOf(shipment);
  return filledRows([
    ["Shipping bill", datedOf(shippingBillNo, shippingBillDate)],
    ["Port of loading", [ports.loading, portCode].filter(Boolean).join(" / ")],
    ["Port of discharge", ports.discharge],
    ["Final destination", ports.destination],
    ["Country of origin", originsText(shipment)],
    ["Destination", shipment.destinationCountry],
    carriageOf(shipment),
    ["Pre-carriage", shipment.preCarriage],
    ["Place of stuffing", placeOfStuffing],
  ]);
}

function invoiceRows(shipment: Shipment, { printed, numbers, figures, value, rupees }: Sources): Row[] {
  const { currency } = shipment;
  const { charges, totals } = figures;
  const stated = (amount: Decimal) => `${currency} ${formatMoney(amount, currency)}`;
  const money = (amount: Decimal) => (isZero(amount) ? "" : stated(amount));
  const { exchangeRate, exchangeRateDate, paymentPeriod } = printed;
  return filledRows([
    ["Invoice", datedOf(numbers.invoiceNo, numbers.invoiceDate)],
    ["Terms of delivery", shipment.termsOfShipment],
    ["Nature of contract", contractOf(printed, shipment)],
    ["Nature of payment", labelOf("natureOfPayment", printed.natureOfPayment)],
    ["Period of payment", periodOf(paymentPeriod)],
    ["Terms of payment", shipment.termsOfPayment],
    // Free samples have a value of 0, which a shipping bill states.
    ["Invoice value", stated(totals.invoiceValue)],
    ["FOB value", value ? stated(value.fob) : ""],
    ["Freight", value ? money(value.freight) : ""],
    ["Insurance", value ? money(value.insurance) : ""],
    ["Discount", money(charges.discount)],
    ["Commission", money(charges.commission)],
    ["Exchange rate", exchangeRate && `1 ${currency} = INR ${exchangeRate}, ${exchangeRateDate}`],
    ["FOB value in INR", value ? rupees(value.fob) : ""],
  ]);
}

function taxRows(shipment: Shipment, { printed, figures, rupees }: Sources): Row[] {
  const { totals, charges } = figures;
  const { lutArn, lutDate } = shipment.firm;
  const isTaxed = !isZero(totals.gst);
  const undertaking = lutArn ? `LUT ${datedOf(lutArn, printedDate(lutDate ?? "", shipment))}` : "Without payment of tax";
  const lut = isLoadedAbroad(shipment) ? "Not applicable" : undertaking;
  return filledRows([
    [taxName(shipment), isTaxed ? `${trimZeros(charges.gstPercentage)}%, paid` : lut],
    ["Taxable value in INR", isTaxed ? rupees(totals.amountBeforeGST) : ""],
    [`${taxName(shipment)} in INR`, isTaxed ? rupees(totals.amountBeforeGST, charges.gstPercentage) : ""],
    ["Scheme", printed.scheme],
    ["RoDTEP", printed.claimRodtep ? "Yes" : "No"],
    ["Drawback", printed.claimDrawback ? "Yes" : "No"],
    ["Preferential agreement", printed.preferentialAgreement || "None"],
  ]);
}

/** The nature of contract as chosen, or as the Incoterm includes freight and insurance; a delivered term includes insurance that is charged. */
function contractOf({ natureOfContract }: CustomsPackRequest, { termsOfShipment, charges }: Shipment): string {
  if (natureOfContract !== "BY_TERM") return labelOf("natureOfContract", natureOfContract);
  const term = incotermOf(termsOfShipment);
  if (term === null) return "";
  const { included, excluded } = partsOf(term);
  if (!included.includes("freight")) return "FOB";
  const isInsured = included.includes("insurance") || (!excluded.includes("insurance") && !isZero(exactFigure(charges.insurance)));
  return isInsured ? "CIF" : "C&F";
}

function periodOf(days: number | ""): string {
  if (days === "") return "";
  return days === 0 ? "At sight" : `${days} ${days === 1 ? "day" : "days"}`;
}

/** The label of a choice's value; "" for none. */
export function labelOf(name: (typeof customsFields)[number]["name"], value: string): string {
  const field = customsFields.find((each) => each.name === name);
  return field?.type === "choice" ? (field.choices.find((choice) => choice.value === value)?.label ?? "") : "";
}

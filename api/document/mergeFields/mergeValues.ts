import { formatMoney } from "#domain/figures/currency.ts";
import type { Decimal } from "#domain/figures/decimal.ts";
import type { DocumentNumbers, Shipment } from "#domain/shipment/shipment.ts";
import { containerTable } from "../blocks/containers.ts";
import type { ShipmentFigures } from "../numbers/shipmentFigures.ts";
import { differentSeller } from "../blocks/headerBoxes.ts";
import { packedGoods, pricedGoods, weightRows } from "../blocks/goods.ts";
import type { MergeGroup } from "./fillMergeFields.ts";
import { amountInWords } from "../numbers/amountInWords.ts";

/** All merge fields of a shipment, formatted as in its documents. */
export function mergeValues(shipment: Shipment, figures: ShipmentFigures, numbers: DocumentNumbers): MergeGroup {
  const { firm, address, bankDetails: bank, consignee, broker, notifyParties } = shipment;
  const seller = differentSeller(shipment) ?? { name: firm.name, address: address.address, country: shipment.originCountry };
  return {
    firm: { name: firm.name, iec: firm.ieCode, pan: firm.pan },
    address: { name: address.name, text: address.address, gstin: address.gst },
    bank: {
      beneficiary: bank.accountHolderName,
      name: bank.bank,
      address: bank.bankAddress,
      accountNumber: bank.accountNumber,
      iban: bank.iban,
      swift: bank.swiftCode,
    },
    seller: partyOf(seller),
    consignee: partyOf(consignee),
    notifyParties: notifyParties.map((party, index) => ({ number: String(index + 1), ...partyOf(party) })),
    broker: { name: broker.name, country: broker.country },
    route: {
      originCountry: shipment.originCountry,
      destinationCountry: shipment.destinationCountry,
      preCarriage: shipment.preCarriage,
      placeOfReceipt: shipment.placeOfReceipt,
      vessel: shipment.vessel,
      portOfLoading: shipment.portOfLoading,
      portOfDischarge: shipment.portOfDischarge,
      finalDestination: shipment.finalDestination,
    },
    terms: { shipment: shipment.termsOfShipment, payment: shipment.termsOfPayment },
    pi: { no: numbers.piNo, date: numbers.piDate },
    invoice: { no: numbers.invoiceNo, date: numbers.invoiceDate },
    contract: { no: numbers.contractNo, date: numbers.contractDate },
    products: productValues(shipment, figures),
    containers: containerValues(shipment),
    charges: chargeValues(shipment.currency, figures),
    totals: totalValues(shipment, figures),
  };
}

function partyOf({ name, address, country }: { name: string; address: string; country: string }): MergeGroup {
  return { name, address, country };
}

function productValues(shipment: Shipment, figures: ShipmentFigures): MergeGroup[] {
  const packed = packedGoods(shipment, figures, true);
  return pricedGoods(shipment, figures, true).lines.map((line, index) => ({
    number: String(index + 1),
    name: line.name,
    hsn: line.hsnCode,
    description: line.description,
    specification: line.specification,
    marks: line.marks,
    packages: line.packages,
    quantity: line.quantity,
    rate: line.rate,
    amount: line.amount,
    net: withUnit(packed.lines[index]?.net, packed.unit),
    gross: withUnit(packed.lines[index]?.gross, packed.unit),
  }));
}

function containerValues(shipment: Shipment): MergeGroup[] {
  const table = containerTable(shipment);
  return (table?.lines ?? []).map((line, index) => ({
    number: String(index + 1),
    no: line.number,
    size: line.size,
    lineSeal: line.lineSeal,
    rfidSeal: line.rfidSeal,
    lot: line.lot,
    net: withUnit(line.net, table?.unit ?? ""),
    gross: withUnit(line.gross, table?.unit ?? ""),
  }));
}

function chargeValues(currency: string, { charges, totals }: ShipmentFigures): MergeGroup {
  const money = (amount: Decimal) => formatMoney(amount, currency);
  return {
    discount: money(charges.discount),
    gst: money(totals.gst),
    gstPercentage: charges.gstPercentage,
    advance: money(charges.advance),
    fob: money(charges.fob),
    freight: money(charges.freight),
    insurance: money(charges.insurance),
    commission: money(charges.commission),
  };
}

function totalValues(shipment: Shipment, figures: ShipmentFigures): MergeGroup {
  const { currency } = shipment;
  const { totals } = figures;
  const [packages, net, gross] = weightRows(shipment, figures).map(({ value }) => value);
  return {
    currency,
    subtotal: formatMoney(totals.subtotal, currency),
    amountBeforeGST: formatMoney(totals.amountBeforeGST, currency),
    value: formatMoney(totals.invoiceValue, currency),
    valueInWords: amountInWords(totals.invoiceValue, currency),
    balance: formatMoney(totals.totalAmount, currency),
    balanceInWords: amountInWords(totals.totalAmount, currency),
    packages: packages ?? "",
    net: net ?? "",
    gross: gross ?? "",
    containers: String(shipment.type === "CONTAINERISED" ? (shipment.containerDetail?.containers ?? 0) : 0),
  };
}

function withUnit(weight: string | undefined, unit: string): string {
  return weight ? `${weight} ${unit}`.trim() : "";
}

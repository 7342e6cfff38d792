import type { Buyer } from "#domain/account/userInfo.ts";
import { buyerMoreFields } from "#domain/masterData/buyer.ts";
import { bankDocumentFields, firmSnapshotFields } from "#domain/masterData/firmDocumentFields.ts";
import { textsOf } from "#domain/masterData/moreFields.ts";
import { formatMoney, formatQuantity } from "#domain/figures/currency.ts";
import type { Decimal } from "#domain/figures/decimal.ts";
import { amountFields } from "#domain/shipment/fields/chargeFields.ts";
import { containerFields } from "#domain/shipment/fields/containerFields.ts";
import { eachField } from "#domain/shipment/fields/fieldDefinition.ts";
import { proposedFreightTerm } from "#domain/shipment/progress/freightTerm.ts";
import { lineFields } from "#domain/shipment/fields/lineFields.ts";
import { shipmentFields } from "#domain/shipment/fields/shipmentFields.ts";
import { priceBreakUp } from "#domain/shipment/priceBreakUp.ts";
import type { DocumentNumbers, Shipment } from "#domain/shipment/shipment.ts";
import { containerTable } from "../blocks/containers.ts";
import { printedDate, printedNumbers } from "../numbers/printedDate.ts";
import type { ShipmentFigures } from "../numbers/shipmentFigures.ts";
import { exporterCountry } from "../blocks/exporterCountry.ts";
import { buyerOf, differentSeller } from "../blocks/headerBoxes.ts";
import { packedGoods, pricedGoods, weightRows } from "../blocks/goods.ts";
import { enteredMergeValues } from "./enteredMergeValues.ts";
import type { MergeGroup } from "./fillMergeFields.ts";
import { formatSums } from "../numbers/measures.ts";
import { currencyName } from "../numbers/currencyNames.ts";
import { originsText } from "../blocks/origins.ts";
import { transportMergeValues } from "./transportMergeValues.ts";
import { amountInWords } from "../numbers/amountInWords.ts";

/** All merge fields of a shipment, formatted as in its documents. */
export function mergeValues(shipment: Shipment, figures: ShipmentFigures, numbers: DocumentNumbers, today: string): MergeGroup {
  const { firm, address, bankDetails: bank, consignee, broker, notifyParties, references } = shipment;
  const printed = printedNumbers(numbers, shipment);
  const seller = differentSeller(shipment) ?? { name: firm.name, address: address.address, country: exporterCountry(shipment) };
  const printDate = (date: string) => printedDate(date, shipment);
  const entered = enteredMergeValues(shipmentFields, { ...shipment, originCountry: originsText(shipment) }, printDate);
  return {
    firm: {
      name: firm.name,
      iec: firm.ieCode,
      pan: firm.pan,
      ...textsOf(firmSnapshotFields, firm),
      lutDate: printDate(firm.lutDate ?? ""),
    },
    address: { name: address.name, text: address.address, gstin: address.gst },
    bank: {
      beneficiary: bank.accountHolderName,
      name: bank.bank,
      address: bank.bankAddress,
      accountNumber: bank.accountNumber,
      iban: bank.iban,
      swift: bank.swiftCode,
      ...textsOf(bankDocumentFields, bank),
    },
    seller: partyOf(seller),
    buyer: partyOf(buyerOf(shipment) ?? consignee),
    references: references.map(({ label, value }) => ({ label, value })),
    consignee: partyOf(consignee),
    notifyParties: notifyParties.map((party, index) => ({ number: String(index + 1), ...partyOf(party) })),
    broker: { name: broker.name, country: broker.country },
    ...entered,
    transport: transportMergeValues(shipment.transport, printDate),
    freight: { byTerm: proposedFreightTerm(shipment.termsOfShipment) ?? "" },
    currency: { code: shipment.currency, name: currencyName(shipment.currency)?.unit ?? shipment.currency },
    today: printDate(today),
    pi: { no: numbers.piNo, date: printed.piDate },
    invoice: { no: numbers.invoiceNo, date: printed.invoiceDate },
    contract: { no: numbers.contractNo, date: printed.contractDate },
    products: productValues(shipment, figures),
    containers: containerValues(shipment),
    charges: chargeValues(shipment.currency, figures),
    totals: totalValues(shipment, figures),
  };
}

function partyOf(party: Omit<Buyer, "buyerId">): MergeGroup {
  return { name: party.name, address: party.address, country: party.country, ...textsOf(buyerMoreFields, party) };
}

function productValues(shipment: Shipment, figures: ShipmentFigures): MergeGroup[] {
  const packed = packedGoods(shipment, figures, true);
  const { lines } = pricedGoods(shipment, figures, true);
  return shipment.products.flatMap((product, index) => {
    const line = lines[index];
    if (!line) return [];
    const { name, hsnCode, packages, quantity, rate, amount } = line;
    const weights = { net: withUnit(packed.lines[index]?.net, packed.unit), gross: withUnit(packed.lines[index]?.gross, packed.unit) };
    const entered = enteredMergeValues(lineFields, product, String);
    return [{ number: String(index + 1), name, hsn: hsnCode, ...entered, packages, quantity, rate, amount, ...weights }];
  });
}

function containerValues(shipment: Shipment): MergeGroup[] {
  const table = containerTable(shipment, true);
  return (table === null ? [] : (shipment.container ?? [])).map((container, index) => ({
    number: String(index + 1),
    ...enteredMergeValues(containerFields, container, (date) => printedDate(date, shipment)),
    net: withUnit(table?.lines[index]?.net, table?.unit ?? ""),
    gross: withUnit(table?.lines[index]?.gross, table?.unit ?? ""),
  }));
}

function chargeValues(currency: string, { charges, totals }: ShipmentFigures): MergeGroup {
  const money = (amount: Decimal) => formatMoney(amount, currency);
  return {
    ...eachField(amountFields, (name) => money(charges[name])),
    gst: money(totals.gst),
    gstPercentage: charges.gstPercentage,
  };
}

function totalValues(shipment: Shipment, figures: ShipmentFigures): MergeGroup {
  const { currency, termsOfShipment } = shipment;
  const { charges, totals } = figures;
  const { rows } = priceBreakUp({ ...charges, amountBeforeGST: totals.amountBeforeGST, currency, termsOfShipment });
  const partOf = (part: string) => {
    const row = rows.find(({ label }) => label === part);
    return row ? formatMoney(row.amount, currency) : "";
  };
  const quantities = shipment.products.map(({ unit }, index) => ({ figure: figures.lines[index]?.quantity ?? "0", unit: unit.orderUnit }));
  const [packages, net, gross] = weightRows(shipment, figures).map(({ value }) => value);
  return {
    currency,
    subtotal: formatMoney(totals.subtotal, currency),
    amountBeforeGST: formatMoney(totals.amountBeforeGST, currency),
    value: formatMoney(totals.invoiceValue, currency),
    valueInWords: amountInWords(totals.invoiceValue, currency),
    balance: formatMoney(totals.totalAmount, currency),
    balanceInWords: amountInWords(totals.totalAmount, currency),
    quantity: formatSums(quantities, formatQuantity),
    // As the break-up has them: blank where documents print none (R-1145).
    cnf: partOf("CNF value"),
    cif: partOf("CIF value"),
    packages: packages ?? "",
    net: net ?? "",
    gross: gross ?? "",
    containers: String(shipment.type === "CONTAINERISED" ? (shipment.containerDetail?.containers ?? 0) : 0),
  };
}

function withUnit(weight: string | undefined, unit: string): string {
  return weight ? `${weight} ${unit}`.trim() : "";
}

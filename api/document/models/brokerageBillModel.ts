import type { Address, BankDetail, Firm } from "#domain/account/userInfo.ts";
import { brokerageBill, type BrokerageBillRequest } from "#domain/documents/kinds/brokerageBill.ts";
import { formatMoney, formatQuantity } from "#domain/figures/currency.ts";
import { billMessages, type BillLine } from "#domain/partners/brokerageBill.ts";
import { fromDayMonthYear } from "#domain/time/dates.ts";
import { bankRows } from "../blocks/bank.ts";
import { billTaxOf, type BillTax } from "../blocks/billTax.ts";
import type { FigureRow, HeaderRow, Row, Signature } from "../blocks/blockTypes.ts";
import { box, linesOf } from "../blocks/headerBoxes.ts";
import { documentBudget } from "../limits/documentLimits.ts";
import { refuseField } from "../limits/documentProblem.ts";
import { amountInWords } from "../numbers/amountInWords.ts";
import { currencyName } from "../numbers/currencyNames.ts";
import { formatSums } from "../numbers/measures.ts";
import { printedDate } from "../numbers/printedDate.ts";
import { cleanTexts } from "../text/cleanText.ts";
import { datedOf } from "../text/datedText.ts";
import { checkGlyphs } from "../text/glyphCheck.ts";
import type { DocumentHeader } from "./documentModel.ts";

/** A broker's bill before it is drawn: the broker's own firm with an address and a bank of it, and lines of one exporter's firm in one currency. */
export type BrokerageBill = { request: BrokerageBillRequest; firm: Firm; address: Address; bank: BankDetail; lines: readonly BillLine[] };

export type BrokerageBillModel = DocumentHeader & {
  kind: "brokerage-bill";
  /** Whose copy of a tax invoice this is; empty on another bill. */
  copy: string;
  headerBoxes: HeaderRow[];
  /** The head of the amounts, with the currency. */
  amountHead: string;
  lines: { contract: string; invoice: string; buyer: string; goods: string; quantity: string; amount: string }[];
  sum: string;
  figures: FigureRow[];
  words: Row[];
  bank: Row[];
  remarks: string;
  signature: Signature;
};

const maxAddressLines = 8;

/** BROKERAGE BILL: the broker's commission for each shipment, GST and the total. Throws a DocumentProblem that names the field. */
export function brokerageBillModel(bill: BrokerageBill): BrokerageBillModel {
  const model = cleanTexts(composeBill(bill));
  documentBudget().spend("characters", JSON.stringify(model).length, null);
  const { request, firm, address, bank, lines } = bill;
  checkGlyphs(model, { ...request, firm, address, bank, lines });
  return model;
}

function composeBill({ request, firm, address, bank, lines }: BrokerageBill): BrokerageBillModel {
  const { currency = "", exporter = "" } = lines[0] ?? {};
  const billTo = linesOf(request.billTo);
  if (billTo.length > maxAddressLines) throw refuseField(billMessages.tooLong, "billTo");
  const tax = billTaxOf(request, address.gst, lines);
  const date = printedDate(request.date, { firm });
  const name = firm.name.trim();
  const ids = [address.gst && `GSTIN ${address.gst}`, firm.pan && `PAN ${firm.pan}`].filter(Boolean).join(" · ");
  const { title, fileName } = brokerageBill.words;
  const { totals } = tax;
  return {
    kind: "brokerage-bill",
    title: tax.copy === "" ? title : `${title} – TAX INVOICE`,
    copy: tax.copy,
    number: request.billNo,
    date,
    letterhead: request.letterhead,
    sender: { name, lines: [...linesOf(address.address), ...(ids === "" ? [] : [ids])] },
    metadata: {
      title: `${fileName} ${request.billNo}`,
      subject: `${fileName}, ${name} to ${exporter}`,
      author: name,
      day: fromDayMonthYear(request.date) ?? "1970-01-01",
    },
    headerBoxes: boxesOf(request, { exporter, billTo, date, currency, address, pan: firm.pan, tax }),
    amountHead: `Commission ${currency}`,
    lines: lines.map((line) => printedLine(line, firm)),
    sum: formatMoney(totals.commission, currency),
    figures: [...tax.figures, { label: "Amount payable", value: `${currency} ${formatMoney(totals.total, currency)}`, strong: true }],
    words: [{ label: "Amount payable in words", value: amountInWords(totals.total, currency) }],
    bank: bankRows(bank),
    remarks: request.remarks.trim(),
    signature: { party: name, role: "", isStamped: true },
    unknownFields: [],
    warnings: tax.warnings,
  };
}

type Boxed = { exporter: string; billTo: string[]; date: string; currency: string; address: Address; pan: string; tax: BillTax };

/** The exporter's firm on the left; number, date, currency and what tax asks for on the right. A letterhead need not show the broker's numbers. */
function boxesOf({ billNo }: BrokerageBillRequest, { exporter, billTo, date, currency, address, pan, tax }: Boxed): HeaderRow[] {
  const unit = currencyName(currency)?.unit;
  return [
    {
      left: [{ ...box("Billed to", ""), name: exporter.trim(), lines: billTo }],
      right: [
        { ...box("Bill no.", ""), name: billNo },
        { ...box("Date", ""), name: date },
      ],
      across: [],
    },
    { left: [], right: [box("Our GSTIN", address.gst), box("Our PAN", pan)], across: [] },
    ...tax.boxes,
    { left: [], right: [box("Currency", unit ? `${currency} – ${unit}` : currency)], across: [] },
  ];
}

function printedLine(line: BillLine, firm: Firm): BrokerageBillModel["lines"][number] {
  const { contractNo, contractDate, invoiceNo, invoiceDate, buyer, buyerCountry, goods, quantities, currency, commission } = line;
  return {
    contract: datedOf(contractNo, printedDate(contractDate, { firm })),
    invoice: datedOf(invoiceNo, printedDate(invoiceDate, { firm })),
    buyer: [buyer.trim(), buyerCountry.trim()].filter(Boolean).join(", "),
    goods: goods.join("\n"),
    quantity: formatSums(quantities, formatQuantity),
    amount: formatMoney(commission, currency),
  };
}

import { shipmentAdvice, type ShipmentAdviceRequest } from "#domain/documents/kinds/shipmentAdvice.ts";
import { formatMoney } from "#domain/figures/currency.ts";
import { transportWords } from "#domain/shipment/progress/transportDocument.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { containerRows, containerTable } from "../../blocks/containers.ts";
import { filledRows } from "../../blocks/filledRows.ts";
import { packedGoods, pricedGoods, weightRows } from "../../blocks/goods.ts";
import { linesOf } from "../../blocks/headerBoxes.ts";
import { portsOf } from "../../blocks/ports.ts";
import type { ContainerTable, PackedGoods, Row, Signature } from "../../blocks/blockTypes.ts";
import { carriageOf } from "../../blocks/vessel.ts";
import { refuseLater } from "../../limits/documentProblem.ts";
import { documentNumbers, identityOf } from "../../numbers/documentNumbers.ts";
import { printedNumbers, withPrintedDates } from "../../numbers/printedDate.ts";
import { figuresOf } from "../../numbers/shipmentFigures.ts";
import { datedOf } from "../../text/datedText.ts";
import { documentHeader, firmSignature } from "../documentHeader.ts";
import type { DocumentHeader } from "../documentModel.ts";

export type ShipmentAdviceModel = DocumentHeader & {
  kind: "shipment-advice";
  addressee: string[];
  /** The insurer with its policy; "" for none. */
  copyTo: string;
  opening: string;
  references: Row[];
  transport: Row[];
  goods: PackedGoods;
  quantities: Row[];
  containers: ContainerTable | null;
  signature: Signature;
};

/** SHIPMENT ADVICE: what was shipped, on which vessel, and when it arrives. It shows no price but the value, if asked for. */
export function shipmentAdviceModel(request: ShipmentAdviceRequest, shipment: Shipment): ShipmentAdviceModel {
  const document = { kind: "shipment-advice", request } as const;
  const numbers = documentNumbers(document, shipment);
  const printed = { ...withPrintedDates(request, shipmentAdvice, shipment), ...printedNumbers(numbers, shipment) };
  const figures = figuresOf(shipment);
  const { currency } = shipment;
  const ports = portsOf(shipment);
  const words = transportWords(shipment.transport.blType);
  const { date, blDate, onBoardDate, etd, eta } = request;
  refuseLater(blDate, date, "The date of the bill of lading is after the date of the advice", "blDate");
  refuseLater(onBoardDate, date, "The on board date is after the date of the advice", "onBoardDate");
  refuseLater(etd, eta, "The ETA is before the ETD", "eta");
  refuseLater(onBoardDate, eta, "The ETA is before the on board date", "eta");
  const value = request.printValue ? `${currency} ${formatMoney(figures.totals.invoiceValue, currency)}` : "";
  return {
    kind: "shipment-advice",
    ...documentHeader(identityOf(document, numbers), shipment, request.letterhead),
    addressee: linesOf(request.addressee),
    copyTo: [request.insurer, request.policyNo && `Open Policy No. ${request.policyNo}`].filter(Boolean).join(", "),
    opening: "We hereby advise that the following goods have been shipped:",
    references: filledRows([
      ["Invoice", datedOf(printed.invoiceNo, printed.invoiceDate)],
      ["Invoice value", value],
      ["Contract", datedOf(printed.contractNo, printed.contractDate)],
      ["Buyer's order", datedOf(printed.orderNo, printed.orderDate)],
      ["Letter of credit", datedOf(printed.lcNo, printed.lcDate)],
      ["Issuing bank", request.lcIssuingBank],
      ["Documents sent to", request.documentsSentTo],
      ["Courier", [request.courier, request.waybillNo && `Waybill No. ${request.waybillNo}`].filter(Boolean).join(", ")],
    ]),
    transport: filledRows([
      carriageOf(shipment),
      ["Carrier", request.carrier],
      [words.document, datedOf(printed.blNo, printed.blDate)],
      ["Date of shipment", printed.onBoardDate],
      ["Port of loading", ports.loading],
      ["Transhipment", request.transhipmentPort],
      ["Port of discharge", ports.discharge],
      ["Final destination", ports.destination],
      ["ETD", printed.etd],
      ["ETA", printed.eta],
    ]),
    goods: packedGoods(shipment, figures, false),
    quantities: [
      { label: "Quantity", value: pricedGoods(shipment, figures, false).sum.quantity },
      ...weightRows(shipment, figures),
      ...containerRows(shipment),
    ],
    containers: containerTable({ ...shipment, containerDetail: undefined }, false),
    signature: firmSignature(shipment),
  };
}

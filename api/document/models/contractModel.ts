import type { ContractRequest } from "#domain/documents/kinds/contract.ts";
import { completeFields } from "#domain/masterData/templates/contractFormat.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { bankRows } from "../blocks/bank.ts";
import { parseMarkup } from "../text/markup.ts";
import { figureRows, wordRows, type ValueWords } from "../blocks/charges.ts";
import { documentHeader, firmSignature } from "./documentHeader.ts";
import { documentBudget, maxClauses, tooMuch } from "../limits/documentLimits.ts";
import { documentNumbers, identityOf } from "../numbers/documentNumbers.ts";
import { figuresOf } from "../numbers/shipmentFigures.ts";
import { buyerOf, differentSeller, headerBoxes } from "../blocks/headerBoxes.ts";
import { pricedGoods } from "../blocks/goods.ts";
import { fillerOf } from "../mergeFields/shipmentMergeFields.ts";
import type { Row, Signature } from "../blocks/blockTypes.ts";
import type { ContractModel } from "./documentModel.ts";

const words: ValueWords = { value: "Contract value", withAdvance: false };

/** SALES CONTRACT: the agreed terms, the user's clauses in order, and a signature block for each side. */
export function contractModel(request: ContractRequest, shipment: Shipment): ContractModel {
  const document = { kind: "contract", request } as const;
  const numbers = documentNumbers(document, shipment);
  const figures = figuresOf(shipment);
  const budget = documentBudget();
  const filler = fillerOf(document, shipment, budget);
  const clauses = completeFields(request.fields);
  if (clauses.length > maxClauses) throw tooMuch(`The contract has more than ${maxClauses} clauses`, ["fields"]);
  return {
    kind: "contract",
    ...documentHeader(identityOf(document, numbers), shipment, request.letterhead),
    headerBoxes: headerBoxes("contract", shipment, numbers, request.mentionNotify),
    goods: pricedGoods(shipment, figures, true),
    figures: figureRows(shipment, figures, words),
    words: wordRows(shipment.currency, figures, words),
    terms: termRows(request, shipment),
    clauses: clauses.map(({ name, value }) => {
      const field = ["fields", name];
      return { name, blocks: parseMarkup(filler.fill(value, ...field), { budget, field }) };
    }),
    signatures: signatures(shipment),
    unknownFields: filler.unknownFields(),
    warnings: filler.warnings(),
  };
}

/** The agreed terms that the boxes above do not show, one row each; blank terms have no row. */
function termRows(request: ContractRequest, shipment: Shipment): Row[] {
  const rows: Row[] = [
    { label: "Shipment period", value: request.shipmentPeriod },
    { label: "Insurance", value: request.insurance },
    { label: "Surveyor", value: request.surveyor },
    { label: "Bank", value: bankText(shipment) },
  ];
  return rows.map(({ label, value }) => ({ label, value: value.trim() })).filter(({ value }) => value !== "");
}

function bankText({ bankDetails }: Shipment): string {
  return bankRows(bankDetails)
    .map(({ label, value }) => `${label}: ${value}`)
    .join("\n");
}

/** The seller's block shows the stamp. A different seller signs its own block, and a third block shows the firm's stamp. */
function signatures(shipment: Shipment): Signature[] {
  const buyer: Signature = { party: buyerOf(shipment)?.name.trim() ?? "", role: "Buyer", isStamped: false };
  const seller = differentSeller(shipment);
  if (!seller) return [firmSignature(shipment, "Seller"), buyer];
  return [{ party: seller.name.trim(), role: "Seller", isStamped: false }, buyer, firmSignature(shipment, "Exporter")];
}

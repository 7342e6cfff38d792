import { broker } from "#domain/masterData/broker.ts";
import { buyer } from "#domain/masterData/buyer.ts";
import { contractFormatWords } from "#domain/masterData/templates/contractFormat.ts";
import { currency } from "#domain/masterData/lists/currency.ts";
import { declaration } from "#domain/masterData/lists/declaration.ts";
import { destinationCountry } from "#domain/masterData/lists/destinationCountry.ts";
import { dischargePort } from "#domain/masterData/dischargePort.ts";
import { documentTemplate } from "#domain/masterData/templates/documentTemplate.ts";
import { firmWords } from "#domain/masterData/firm.ts";
import { goods } from "#domain/masterData/goods.ts";
import type { KindWords } from "#domain/masterData/kind.ts";
import { loadingPort } from "#domain/masterData/loadingPort.ts";
import { originCountry } from "#domain/masterData/lists/originCountry.ts";
import { packagingUnit } from "#domain/masterData/packagingUnit.ts";
import { paymentTerm } from "#domain/masterData/lists/paymentTerm.ts";
import { shipmentTerm } from "#domain/masterData/lists/shipmentTerm.ts";

/** The fifteen kinds, in the order of the wizard's steps and the tabs of Settings. */
export const kindNames = [
  "firm",
  "originCountry",
  "destinationCountry",
  "buyer",
  "broker",
  "loadingPort",
  "dischargePort",
  "paymentTerm",
  "shipmentTerm",
  "packagingUnit",
  "goods",
  "currency",
  "declaration",
  "contractFormat",
  "documentTemplate",
] as const;
export type KindName = (typeof kindNames)[number];

/** Each kind's words, and its path below /onboarding and in the address of Settings. */
export const kindWords: Record<KindName, KindWords> = {
  firm: firmWords,
  originCountry,
  destinationCountry,
  buyer,
  broker,
  loadingPort,
  dischargePort,
  paymentTerm,
  shipmentTerm,
  packagingUnit,
  goods,
  currency,
  declaration,
  contractFormat: contractFormatWords,
  documentTemplate,
};

/** The kind whose step or tab has this path, such as "payment-terms"; undefined if none has. */
export function kindAt(path: string | null | undefined): KindName | undefined {
  return kindNames.find((name) => kindWords[name].path === path);
}

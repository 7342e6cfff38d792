import { z } from "zod";
import { accountTypes, onboardingStatuses } from "#domain/account.ts";
import { address, bankDetail, id, listOf, text, texts } from "./answerParts.ts";

const firm = z.object({
  firmId: id,
  name: text,
  ieCode: text,
  pan: text,
  stampKey: text,
  letterHeadKey: text,
  address: listOf(address),
  bankDetails: listOf(bankDetail),
});

/** A flat record of master data: its fields by REST name; which ones there are is told by its kind in `#domain`. */
const flatRecord = z.record(z.string(), z.union([z.string(), z.number(), z.null()]).optional().catch(undefined));

const contractFormat = z.object({
  contractId: id,
  name: text,
  fields: z
    .record(z.string(), text)
    .nullish()
    .transform((map) => map ?? {}),
});

export const userInfo = z.object({
  userId: z.string().optional(),
  name: text,
  email: text,
  type: z.enum(accountTypes),
  status: z.enum(onboardingStatuses),
  firms: listOf(firm),
  originCountry: texts,
  destinationCountry: texts,
  buyers: listOf(flatRecord),
  brokers: listOf(flatRecord),
  loadingPorts: listOf(flatRecord),
  dischargePorts: listOf(flatRecord),
  paymentTerms: texts,
  shipmentTerms: texts,
  units: listOf(flatRecord),
  goods: listOf(flatRecord),
  currency: texts,
  declaration: texts,
  contractFormat: listOf(contractFormat),
  documentTemplates: listOf(flatRecord),
});

export type UserInfo = z.output<typeof userInfo>;
export type Firm = z.output<typeof firm>;
export type ContractFormat = z.output<typeof contractFormat>;
export type FlatRecord = z.output<typeof flatRecord>;

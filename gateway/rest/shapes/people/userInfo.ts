import { z } from "zod";
import { accountTypes, onboardingStatuses } from "#domain/account/accountType.ts";
import { roles } from "#domain/account/role.ts";
import { broker } from "#domain/masterData/broker.ts";
import { buyer } from "#domain/masterData/buyer.ts";
import { dischargePort } from "#domain/masterData/dischargePort.ts";
import { documentTemplate } from "#domain/masterData/templates/documentTemplate.ts";
import { firmDocumentFields } from "#domain/masterData/firmDocumentFields.ts";
import { goods } from "#domain/masterData/goods.ts";
import type { RecordKind } from "#domain/masterData/kind.ts";
import { loadingPort } from "#domain/masterData/loadingPort.ts";
import { packagingUnit } from "#domain/masterData/packagingUnit.ts";
import { address, bankDetail, id, listOf, moreTexts, optionalId, plain, text, textList } from "../parsing/fields.ts";

/** The characters that are safe in `If-Match`. */
export const versionPattern = /^[\w.-]{1,64}$/;

const firm = z.object({
  firmId: id,
  version: z.string().regex(versionPattern).optional().catch(undefined),
  isSample: z.literal(true).optional().catch(undefined),
  name: text,
  ieCode: text,
  pan: text,
  stampKey: text,
  letterHeadKey: text,
  address: listOf(address),
  bankDetails: listOf(bankDetail),
  ...moreTexts(firmDocumentFields),
});

/** A flat record of master data by REST field names. Its kind in `#domain` lists the fields. One that cannot be read is undefined, and there. */
const flatRecord = z.record(z.string(), plain);

/** The records of a kind. A record without an id cannot be addressed and is dropped. */
const recordsOf = ({ rest }: RecordKind) =>
  listOf(flatRecord).transform((records) => records.filter((record) => id.safeParse(record[rest.id]).success));

const contractFormat = z.object({
  contractId: id,
  name: text,
  fields: z
    .record(z.string(), text)
    .nullish()
    .transform((map) => map ?? {}),
});

const everything = z.object({
  userId: optionalId,
  name: text,
  email: text,
  type: z.enum(accountTypes).nullish(),
  status: z.enum(onboardingStatuses).nullish(),
  role: z.enum(roles).nullish(),
  isPartner: z.boolean().nullish().catch(null),
  firms: listOf(firm),
  originCountry: textList,
  destinationCountry: textList,
  buyers: recordsOf(buyer),
  brokers: recordsOf(broker),
  loadingPorts: recordsOf(loadingPort),
  dischargePorts: recordsOf(dischargePort),
  paymentTerms: textList,
  shipmentTerms: textList,
  units: recordsOf(packagingUnit),
  goods: recordsOf(goods),
  currency: textList,
  declaration: textList,
  contractFormat: listOf(contractFormat),
  documentTemplates: recordsOf(documentTemplate),
});

/** An account needs an id, a name or an e-mail address. */
export const userInfo = everything.refine(({ userId, name, email }) => userId || name || email, "no account");

export type UserInfo = z.output<typeof userInfo>;
export type Firm = z.output<typeof firm>;
export type ContractFormat = z.output<typeof contractFormat>;
export type FlatRecord = z.output<typeof flatRecord>;

import { z } from "zod";
import type { Address, BankDetail, Firm } from "#domain/account/userInfo.ts";
import { bankDocumentFields, firmDocumentFields } from "#domain/masterData/firmDocumentFields.ts";
import { firmWords } from "#domain/masterData/firm.ts";
import { fullMessage } from "#domain/masterData/mostRecords.ts";
import type { OperationSpec } from "../openapi/operationSpec.ts";
import { idOf, moreTextsOf, textsOf } from "../openapi/commonFields.ts";
import { addressBody, bankBody, firmBody } from "./firmBody.ts";

export const addressAnswer = z
  .object({ addressId: z.string().describe("The address's id."), ...textsOf(addressBody, ["name", "address", "gst"]) })
  .meta({ id: "Address", description: "An address of a firm." }) satisfies z.ZodType<Address>;

export const bankDetailAnswer = z
  .object({
    bankId: z.string().describe("The account's id."),
    ...textsOf(bankBody, ["nickname", "accountNumber", "iban", "accountHolderName", "bank", "bankAddress", "swiftCode"]),
    ...moreTextsOf(bankDocumentFields),
    country: z.string().optional().describe("The bank's country; absent if unknown."),
  })
  .meta({ id: "BankDetail", description: "A bank account of a firm." }) satisfies z.ZodType<BankDetail>;

export const firmAnswer = z
  .object({
    firmId: z.string().describe("The firm's id."),
    version: z.string().meta({ description: "Changes with the firm; send it as `If-Match` with a change.", example: "kX3v9Qm2" }),
    isSample: z.literal(true).optional().describe("True on a firm of the sample data; absent on the user's own."),
    ...textsOf(firmBody, ["name", "ieCode", "pan"]),
    stampKey: z
      .string()
      .meta({ description: "The key of the stamp with the signature, of the type STAMP_SIGN.", example: "7d3f9b21c4e84a06" }),
    letterHeadKey: z
      .string()
      .meta({ description: "The key of the letterhead, of the type LETTERHEAD; empty if none is stored.", example: "" }),
    address: z.array(addressAnswer).describe("The addresses, at least one."),
    bankDetails: z.array(bankDetailAnswer).describe("The bank accounts, at least one."),
    ...moreTextsOf(firmDocumentFields),
  })
  .meta({ id: "Firm", description: "A firm of the exporter." }) satisfies z.ZodType<Firm>;

const tag = "Firms";
const broken = "A field is missing or invalid.";

export const firmOperations = {
  add: {
    id: "addFirm",
    tag,
    role: "OWNER",
    summary: "Add a firm",
    description: `${fullMessage(firmWords)}.`,
    body: firmBody,
    answer: firmAnswer,
    isIdempotent: true,
    refusals: { 404: "The stamp or letterhead does not exist.", 413: `${fullMessage(firmWords)}.`, 422: broken },
  },
  update: {
    id: "updateFirm",
    tag,
    summary: "Change a firm",
    description:
      "The body is the whole firm. Only an owner can change bank accounts or the stamp. `If-Match` may hold the version that was read; without it nothing is compared.",
    query: { firmId: idOf("firm") },
    body: firmBody,
    answer: firmAnswer,
    refusals: {
      404: "The firm, an address, an account or an image does not exist.",
      409: "The firm has changed since the given version.",
      422: broken,
    },
  },
  remove: {
    id: "deleteFirm",
    tag,
    role: "OWNER",
    summary: "Delete a firm",
    query: { firmId: idOf("firm") },
    answer: z.object({ firmId: z.string().describe("The id of the deleted firm.") }),
    isIdempotent: true,
    refusals: { 404: "The firm does not exist.", 409: "The firm has shipments." },
  },
} satisfies Record<string, OperationSpec>;

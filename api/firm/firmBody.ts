import { withTrimmedTexts } from "#domain/typedObject.ts";
import { z } from "zod";
import { checkFirm, type FirmInput } from "#domain/masterData/firm.ts";
import { bankDocumentFields, firmDocumentFields } from "#domain/masterData/firmDocumentFields.ts";
import { tidyTexts } from "#domain/masterData/moreFields.ts";
import { list, parseRequest, text } from "../http/requestSchema.ts";
import { throwIfProblems } from "../http/httpErrors.ts";
import { moreBodyTexts } from "../openapi/commonFields.ts";

/** An address of a firm as entered. */
export const addressBody = z
  .object({
    addressId: text().describe("The address's id, which it keeps; left out for a new one."),
    name: text().describe('Its short name in pick-lists, such as "Head Office".'),
    address: text(2000).describe("The full postal address; line breaks are kept."),
    gst: text(20).describe("The GST identification number (GSTIN) of this place; empty without one."),
  })
  .meta({
    id: "AddressBody",
    example: { name: "Head Office", address: "402, Silverline Trade Centre,\nRajkot 360005", gst: "24AAXCT4821K1ZS" },
    description: "An address of a firm as entered.",
    required: ["name", "address"],
  });

/** A bank account of a firm as entered. */
export const bankBody = z
  .object({
    bankId: text().describe("The account's id, which it keeps; left out for a new one."),
    nickname: text().describe('Its short name in pick-lists, such as "KCB USD"; required unless `remarks` contains it.'),
    remarks: text().describe("The short name in older data; used if `nickname` is empty."),
    accountNumber: text(50).describe("The account number."),
    iban: text(50).describe("The international bank account number (IBAN); empty without one."),
    accountHolderName: text().describe("The account holder's name."),
    bank: text().describe("The bank's name."),
    bankAddress: text(2000).describe("The bank's address; empty if unknown."),
    swiftCode: text(20).describe('The bank\'s SWIFT code (BIC), such as "KTCBINBBRJT".'),
    country: text(100).describe("The bank's country; empty if unknown."),
    ...moreBodyTexts(bankDocumentFields),
  })
  .meta({
    id: "BankDetailBody",
    example: {
      nickname: "KCB USD",
      accountNumber: "018805001234",
      iban: "",
      accountHolderName: "Tarangvel Exports LLP",
      bank: "Kathiawar Commercial Bank",
      bankAddress: "Yagnik Road, Rajkot",
      swiftCode: "KTCBINBBRJT",
      branch: "Rajkot",
      adCode: "6390180",
      country: "India",
    },
    description: "A bank account of a firm as entered.",
    required: ["accountNumber", "accountHolderName", "bank", "swiftCode"],
  });

/** A firm as entered. */
export const firmBody = z
  .object({
    name: text().describe("The firm's name as printed on documents."),
    ieCode: text(50).describe('The importer-exporter code (IEC), such as "AAXCT4821K".'),
    pan: text(20).describe("The permanent account number for taxes (PAN); empty if not given."),
    stampKey: text().describe("The key of the stamp with the signature, as returned by `POST /v1/attachment/save`."),
    letterHeadKey: text().describe("The key of the letterhead, likewise. If empty, documents print the firm's name and address as text."),
    address: list(addressBody).meta({ type: "array", minItems: 1, description: "The addresses, at least one." }),
    bankDetails: list(bankBody).meta({ type: "array", minItems: 1, description: "The bank accounts, at least one." }),
    ...moreBodyTexts(firmDocumentFields),
  })
  .meta({
    id: "FirmBody",
    example: { name: "Tarangvel Exports LLP", ieCode: "AAXCT4821K", pan: "AAXCT4821K", stampKey: "7d3f9b21c4e84a06", letterHeadKey: "" },
    description: "A firm as entered. Addresses and accounts with an id keep it, those without are new, and missing ones are removed.",
    required: ["name", "ieCode", "stampKey", "address", "bankDetails"],
  });

/** A firm as sent: trimmed, and checked by the rules of Settings, which are the stricter ones. Ids are "" for new entries. */
export type FirmBody = z.output<typeof firmBody>;

/** Reads a firm from a body. Does not check yet whether keys and ids exist. */
export function readFirmBody(sent: unknown): FirmBody {
  const firm = parseRequest(firmBody, sent);
  const tidied = {
    ...withTrimmedTexts(firm),
    ...tidyTexts(firmDocumentFields, firm),
    address: firm.address.map(withTrimmedTexts),
    bankDetails: firm.bankDetails.map(withTrimmedTexts).map(named),
  };
  throwIfProblems(checkFirm(tidied satisfies FirmInput, "settings"));
  return tidied;
}

/** Older data has the short name in `remarks`. */
function named(bank: FirmBody["bankDetails"][number]): FirmBody["bankDetails"][number] {
  return { ...bank, nickname: bank.nickname || bank.remarks };
}

import type { AuditChange } from "#domain/audit/auditTrail.ts";
import type { Address, BankDetail, Firm } from "#domain/account/userInfo.ts";
import { bankDocumentFields, firmDocumentFields } from "#domain/masterData/firmDocumentFields.ts";
import type { Field } from "#domain/masterData/kind.ts";
import type { OptionalTexts } from "#domain/masterData/moreFields.ts";
import { fieldChange, hiddenChange } from "../audit/auditDraft.ts";

/** The changes of a firm's update, for the audit trail. Of account numbers and images it records only that they changed. */
export function firmChanges(before: Firm, after: Firm): AuditChange[] {
  const addresses = { field: "address", idOf: (one: Address) => one.addressId, nameOf: (one: Address) => one.name };
  const banks = { field: "bank account", idOf: (one: BankDetail) => one.bankId, nameOf: (one: BankDetail) => one.nickname };
  return [
    ...fieldChange("name", before.name, after.name),
    ...fieldChange("IE code", before.ieCode, after.ieCode),
    ...fieldChange("PAN", before.pan, after.pan),
    ...moreChanges(firmDocumentFields, before, after),
    ...hiddenChange("stamp", before.stampKey, after.stampKey),
    ...hiddenChange("letterhead", before.letterHeadKey, after.letterHeadKey),
    ...listChanges(before.address, after.address, { ...addresses, changesOf: addressChanges }),
    ...listChanges(before.bankDetails, after.bankDetails, { ...banks, changesOf: bankChanges }),
  ];
}

/**
 * Whether an update changes where buyers pay, or the stamp that signs for the firm. The order of the accounts counts too: forms
 * preselect the first one.
 */
export function changesPayment(before: Firm, after: Firm): boolean {
  return before.stampKey !== after.stampKey || changesBanks(before, after);
}

/** Whether an update changes where buyers pay. */
export function changesBanks(before: Firm, after: Firm): boolean {
  return JSON.stringify(before.bankDetails) !== JSON.stringify(after.bankDetails);
}

type ListOf<T> = { field: string; idOf: (one: T) => string; nameOf: (one: T) => string; changesOf: (before: T, after: T) => AuditChange[] };

/** Entries added to and removed from a list, and the changes of the others. */
function listChanges<T>(before: T[], after: T[], { field, idOf, nameOf, changesOf }: ListOf<T>): AuditChange[] {
  const kept = new Set(after.map(idOf));
  const gone = before.filter((one) => !kept.has(idOf(one))).map((one) => ({ field, of: "", from: nameOf(one), to: "" }));
  const rest = after.flatMap((one) => {
    const old = before.find((other) => idOf(other) === idOf(one));
    return old ? changesOf(old, one) : [{ field, of: "", from: "", to: nameOf(one) }];
  });
  return [...gone, ...rest];
}

function addressChanges(before: Address, after: Address): AuditChange[] {
  const of = `the address ${before.name}`;
  return [
    ...fieldChange("nickname", before.name, after.name, of),
    ...fieldChange("text", before.address, after.address, of),
    ...fieldChange("GST number", before.gst, after.gst, of),
  ];
}

/** The audit trail must not contain account numbers. */
function bankChanges(before: BankDetail, after: BankDetail): AuditChange[] {
  const of = `the bank account ${before.nickname}`;
  return [
    ...fieldChange("nickname", before.nickname, after.nickname, of),
    ...hiddenChange("account number", before.accountNumber, after.accountNumber, of),
    ...hiddenChange("IBAN", before.iban, after.iban, of),
    ...fieldChange("account holder", before.accountHolderName, after.accountHolderName, of),
    ...fieldChange("bank", before.bank, after.bank, of),
    ...fieldChange("bank address", before.bankAddress, after.bankAddress, of),
    ...fieldChange("SWIFT code", before.swiftCode, after.swiftCode, of),
    ...moreChanges(bankDocumentFields, before, after, of),
    ...fieldChange("country", before.country ?? "", after.country ?? "", of),
  ];
}

function moreChanges<Name extends string>(
  fields: readonly (Field & { name: Name })[],
  before: OptionalTexts<Name>,
  after: OptionalTexts<Name>,
  of?: string,
): AuditChange[] {
  return fields.flatMap(({ name, label, input }) => {
    const change = input === "longText" ? hiddenChange : fieldChange;
    return change(label, before[name] ?? "", after[name] ?? "", of);
  });
}

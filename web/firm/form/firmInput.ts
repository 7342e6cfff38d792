import { withTrimmedTexts } from "#domain/typedObject.ts";
import { banksToSend, completeAddresses, type AddressInput, type BankInput, type FirmInput } from "#domain/masterData/firm.ts";
import { bankDocumentFields, firmDocumentFields } from "#domain/masterData/firmDocumentFields.ts";
import { textsOf } from "#domain/masterData/moreFields.ts";
import type { Surface } from "#domain/masterData/kind.ts";
import type { CreateFirmInput } from "../../__generated__/FirmPanelCreateMutation.graphql.ts";

export const blankAddress: AddressInput = { name: "", address: "", gst: "" };

export const blankBank: BankInput = {
  nickname: "",
  accountNumber: "",
  confirmAccountNumber: "",
  iban: "",
  accountHolderName: "",
  bank: "",
  bankAddress: "",
  swiftCode: "",
  ...textsOf(bankDocumentFields, {}),
};

export const blankFirm: FirmInput = {
  name: "",
  ieCode: "",
  pan: "",
  stampKey: "",
  letterHeadKey: "",
  ...textsOf(firmDocumentFields, {}),
  address: [blankAddress],
  bankDetails: [blankBank],
};

/** A firm with all texts trimmed, as it is checked and sent. */
export function tidyFirm(firm: FirmInput): FirmInput {
  return { ...withTrimmedTexts(firm), address: firm.address.map(withTrimmedTexts), bankDetails: firm.bankDetails.map(withTrimmedTexts) };
}

/** The input of a trimmed firm. Re-entered account numbers are not sent, and the wizard drops incomplete rows. */
export function firmToSend(firm: FirmInput, surface: Surface): CreateFirmInput {
  const { letterHeadKey, address, bankDetails, lutDate, ...texts } = firm;
  return {
    ...texts,
    lutDate: lutDate || null,
    letterheadKey: letterHeadKey,
    addresses: surface === "onboarding" ? completeAddresses(address) : address,
    bankDetails: banksToSend(bankDetails, surface).map(({ confirmAccountNumber: _, ...bank }) => bank),
  };
}

/** Maps the service's error paths to the form's where names differ. */
export function atFormPaths(errors: Record<string, string>): Record<string, string> {
  const entries = Object.entries(errors).map(([path, message]) => [
    path.replace(/^addresses\b/, "address").replace(/^letterheadKey$/, "letterHeadKey"),
    message,
  ]);
  return Object.fromEntries(entries);
}

import { invalid, missingProblem, type Problem } from "../http/problem.ts";
import { checkField } from "./check.ts";
import { bankDocumentFields, firmDocumentFields, type FirmDocumentData } from "./firmDocumentFields.ts";
import type { Surface } from "./kind.ts";
import type { MoreTexts } from "./moreFields.ts";

/** An address as entered; `addressId` is there once it is stored. */
export type AddressInput = { addressId?: string; name: string; address: string; gst: string };

/** A bank account as entered; `confirmAccountNumber` lives in the form alone and is never sent. */
export type BankInput = MoreTexts<typeof bankDocumentFields> & {
  bankId?: string;
  nickname: string;
  accountNumber: string;
  confirmAccountNumber?: string;
  iban: string;
  accountHolderName: string;
  bank: string;
  bankAddress: string;
  swiftCode: string;
  /** Not entered in the form, which passes on what is stored. */
  country?: string;
};

/** A firm as entered; keys name uploaded images. */
export type FirmInput = FirmDocumentData & {
  name: string;
  ieCode: string;
  pan: string;
  stampKey: string;
  letterHeadKey: string;
  address: AddressInput[];
  bankDetails: BankInput[];
};

export const firmNotices = { stale: "This firm was changed since you opened it" } as const;

export const firmWords = {
  name: "firm",
  noun: "firm",
  title: "Firms",
  label: "Firm",
  path: "firm",
  nextBlocked: "Please add at least one firm before proceeding",
} as const;

const firmMessages = {
  onboardingIncomplete: "Please fill in all required fields (Name, IE Code, Stamp)",
  settingsIncomplete: "Please fill in all required fields",
  stampMissing: "Please upload a stamp image",
  addressMissing: "Please add at least one complete address",
  addressIncomplete: "Please fill in address name and address fields",
  bankMissing: "Please complete at least one bank detail with all required fields",
  bankIncomplete: (n: number) =>
    `Bank ${n}: Please fill in required bank details fields (nickname, account number, account holder name, bank name, swift code)`,
  accountNumbersDiffer: (n: number) => `Bank ${n}: Account numbers do not match`,
} as const;

/** The rules of a firm, in the words of the surface. */
export function checkFirm(firm: FirmInput, surface: Surface): Problem[] {
  return firmProblems(firm, surface).map((problem) => {
    const blanks = problem.field === null ? [] : blanksBeside(firm, problem.field);
    return blanks.length > 1
      ? missingProblem(
          problem.message,
          blanks.map((path) => path.split(".")),
        )
      : problem;
  });
}

function firmProblems(firm: FirmInput, surface: Surface): Problem[] {
  const head = checkHead(firm, surface);
  if (head.length > 0) return head;
  const addresses = surface === "onboarding" ? completeAddresses(firm.address) : firm.address;
  if (completeAddresses(firm.address).length === 0) {
    return [invalid(firmMessages.addressMissing, ...firstBlank("address", 0, firm.address[0], addressNeeds))];
  }
  const incomplete = addresses.findIndex((address) => !isCompleteAddress(address));
  if (incomplete >= 0) {
    return [invalid(firmMessages.addressIncomplete, ...firstBlank("address", incomplete, addresses[incomplete], addressNeeds))];
  }
  const banks = checkBanks(firm.bankDetails, surface);
  return banks.length > 0 ? banks : checkDocumentFields(firm);
}

/** The rules of what documents print in addition. */
function checkDocumentFields(firm: FirmInput): Problem[] {
  const ofBanks = firm.bankDetails.flatMap((bank, index) =>
    bankDocumentFields
      .flatMap((field) => checkField(field, bank[field.name] ?? ""))
      .map(({ message, field }) => invalid(`Bank ${index + 1}: ${message}`, "bankDetails", String(index), ...(field ?? []))),
  );
  return [...firmDocumentFields.flatMap((field) => checkField(field, firm[field.name] ?? "")), ...ofBanks];
}

/** The addresses that have both a nickname and a text; onboarding drops the others. */
export function completeAddresses(addresses: AddressInput[]): AddressInput[] {
  return addresses.filter(isCompleteAddress);
}

/** The bank accounts worth sending: in onboarding those that are complete, elsewhere all. */
export function banksToSend(banks: BankInput[], surface: Surface): BankInput[] {
  return surface === "onboarding" ? banks.filter(isCompleteBank) : banks;
}

/**
 * The paths of all required fields that are blank in addition to the refused one: in the firm's head, or in the same address
 * or account. Empty if the refused field is not blank, such as a re-entry that differs.
 */
export function blanksBeside(firm: FirmInput, [first = "", index = "", name]: readonly string[]): string[] {
  if (name === undefined) return headNeeds.filter((need) => !firm[need].trim());
  const row = Number(index);
  const blanks = first === "address" ? blankIn(firm.address[row], addressNeeds) : blankIn(firm.bankDetails[row], bankNeeds);
  return blanks.some((blank) => blank === name) ? blanks.map((blank) => `${first}.${index}.${blank}`) : [];
}

function checkHead(firm: FirmInput, surface: Surface): Problem[] {
  const blank = !firm.name.trim() ? "name" : !firm.ieCode.trim() ? "ieCode" : null;
  if (surface === "onboarding") {
    const missing = blank ?? (firm.stampKey ? null : "stampKey");
    return missing ? [invalid(firmMessages.onboardingIncomplete, missing)] : [];
  }
  if (blank) return [invalid(firmMessages.settingsIncomplete, blank)];
  return firm.stampKey ? [] : [invalid(firmMessages.stampMissing, "stampKey")];
}

function checkBanks(banks: BankInput[], surface: Surface): Problem[] {
  const differing = banks.findIndex((bank) => bank.confirmAccountNumber !== undefined && bank.confirmAccountNumber !== bank.accountNumber);
  if (banks.filter(isCompleteBank).length === 0 && (surface === "onboarding" || banks.length === 0)) {
    return [invalid(firmMessages.bankMissing, ...firstBlank("bankDetails", 0, banks[0], bankNeeds))];
  }
  const incomplete = surface === "onboarding" ? -1 : banks.findIndex((bank) => !isCompleteBank(bank));
  if (incomplete >= 0) {
    const blank = firstBlank("bankDetails", incomplete, banks[incomplete], bankNeeds);
    return [invalid(firmMessages.bankIncomplete(incomplete + 1), ...blank)];
  }
  return differing >= 0
    ? [invalid(firmMessages.accountNumbersDiffer(differing + 1), "bankDetails", String(differing), "confirmAccountNumber")]
    : [];
}

const headNeeds = ["name", "ieCode", "stampKey"] as const;
const addressNeeds = ["name", "address"] as const;
const bankNeeds = ["nickname", "accountNumber", "accountHolderName", "bank", "swiftCode"] as const;

function isCompleteAddress(address: AddressInput): boolean {
  return addressNeeds.every((name) => address[name].trim());
}

function isCompleteBank(bank: BankInput): boolean {
  return bankNeeds.every((name) => bank[name].trim());
}

/** The path of the first field that a row still needs, so that a form can mark it; that of the list when it has no rows. */
function firstBlank<Name extends string>(list: string, index: number, row: Row<Name> | undefined, needs: readonly Name[]): string[] {
  const [blank] = blankIn(row, needs);
  return blank === undefined ? [list] : [list, String(index), blank];
}

type Row<Name extends string> = Record<Name, string>;

function blankIn<Name extends string>(row: Row<Name> | undefined, needs: readonly Name[]): Name[] {
  return row === undefined ? [] : needs.filter((name) => !row[name].trim());
}

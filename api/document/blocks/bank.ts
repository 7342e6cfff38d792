import type { BankDetail } from "#domain/account/userInfo.ts";
import { linesOf } from "./headerBoxes.ts";
import type { Row } from "./blockTypes.ts";

/** The bank details to pay to; blank values get no row. Older records also have a country. */
export function bankRows(bank: BankDetail): Row[] {
  const rows = [
    { label: "Beneficiary", value: bank.accountHolderName },
    { label: "Bank", value: bank.bank },
    { label: "Branch", value: bank.branch ?? "" },
    { label: "Bank address", value: [...linesOf(bank.bankAddress), ...linesOf(bank.country ?? "")].join(", ").replaceAll(",,", ",") },
    { label: "Account no.", value: bank.accountNumber },
    { label: "IBAN", value: bank.iban },
    { label: "SWIFT code", value: bank.swiftCode },
    { label: "AD code", value: bank.adCode ?? "" },
  ];
  return rows.map(({ label, value }) => ({ label, value: value.trim() })).filter(({ value }) => value !== "");
}

import { isCurrencyCode, unknownCurrency } from "../../figures/currencyCodes.ts";
import type { ListKind } from "../kind.ts";

/** Currencies that shipments are priced in, as ISO 4217 codes. */
export const currency: ListKind = {
  name: "currency",
  noun: "currency",
  title: "Currency",
  label: "Currency",
  path: "currency",
  nextBlocked: "Please add at least one currency before proceeding",
  rest: { path: "currency", key: "currency", list: "currency" },
  setting: "CURRENCIES",
  field: {
    name: "currency",
    label: "Currency",
    input: "upperText",
    required: true,
    maxLength: 3,
    codes: { includes: isCurrencyCode, unknown: unknownCurrency },
    hint: "Use codes like USD, EUR, INR, GBP",
    description: 'A currency code of three upper-case letters by ISO 4217, such as "USD".',
  },
  empty: "Please enter a currency",
  duplicate: "This currency already exists",
  enterSubmits: true,
};

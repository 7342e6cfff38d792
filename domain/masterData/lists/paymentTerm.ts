import type { ListKind } from "../kind.ts";

/** Terms of payment, such as "100% irrevocable L/C at sight". */
export const paymentTerm: ListKind = {
  name: "paymentTerm",
  noun: "payment term",
  title: "Payment Terms",
  label: "Payment Term",
  path: "payment-terms",
  nextBlocked: "Please add at least one payment term before proceeding",
  rest: { path: "payment-term", key: "term", list: "paymentTerms" },
  setting: "PAYMENT_TERMS",
  field: { name: "term", label: "Payment Term", input: "text", required: true, maxLength: 500, description: "A term of payment in words." },
  empty: "Please enter a payment term",
  duplicate: "This payment term already exists",
  enterSubmits: true,
};

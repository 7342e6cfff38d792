import type { ListKind } from "../kind.ts";

/** Declarations that invoices carry above the signature. */
export const declaration: ListKind = {
  name: "declaration",
  noun: "declaration",
  title: "Declaration",
  label: "Declaration",
  path: "declaration",
  nextBlocked: "Please add at least one declaration before proceeding",
  rest: { path: "declaration", key: "declaration", list: "declaration" },
  setting: "DECLARATIONS",
  field: {
    name: "declaration",
    label: "Declaration",
    input: "longText",
    required: true,
    maxLength: 5000,
    description: "A declaration in words, as invoices print it.",
  },
  empty: "Please enter a declaration",
  duplicate: "This declaration already exists",
  enterSubmits: false,
};

import type { RecordKind } from "./kind.ts";

const incomplete = "Please fill in all required fields (Name, HSN Code)";

/** A product that the exporter sells; "Products" on the screens. */
export const goods: RecordKind = {
  name: "goods",
  noun: "product",
  title: "Products",
  label: "Product",
  path: "goods",
  nextBlocked: "Please add at least one product before proceeding",
  rest: { path: "goods", id: "goodsId", list: "goods" },
  fields: [
    {
      name: "name",
      label: "Name",
      input: "text",
      required: true,
      maxLength: 255,
      description: 'The product\'s name as documents print it, such as "TURMERIC POWDER".',
    },
    {
      name: "hsnCode",
      label: "HSN Code",
      input: "text",
      required: true,
      maxLength: 20,
      description: 'The Harmonised System code, such as "10063012".',
    },
    {
      name: "specification",
      label: "Specification",
      input: "longText",
      required: false,
      maxLength: 5000,
      description: "Quality in words, copied to a shipment's product line when it is picked. Empty when there is none.",
    },
  ],
  incomplete: { settings: incomplete, onboarding: incomplete, quickAdd: incomplete },
};

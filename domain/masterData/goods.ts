import type { RecordKind } from "./kind.ts";
import { moreField } from "./moreFields.ts";

/** What customs ask of a product. */
export const goodsMoreFields = [
  moreField("sqcUnit", "SQC Unit", "The standard quantity code by which customs count the goods, such as KGS.", {
    input: "upperText",
    maxLength: 10,
  }),
  moreField("stateOfOrigin", "State of Origin", 'The state in which the goods originate, such as "Gujarat".', { maxLength: 100 }),
] as const;

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
    ...goodsMoreFields,
  ],
  incomplete: { settings: incomplete, onboarding: incomplete, quickAdd: incomplete },
};

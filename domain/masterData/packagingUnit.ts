import type { RecordKind } from "./kind.ts";

const incomplete = "Please fill in all required fields (Order Unit, Packing Unit, Weight > 0, Package Type)";

/** How an ordered quantity becomes packages and weights: REST's `unit`. */
export const packagingUnit: RecordKind = {
  name: "packagingUnit",
  noun: "packaging details",
  title: "Packaging Details",
  label: "Packaging Details",
  path: "packaging-details",
  nextBlocked: "Please add at least one packaging detail before proceeding",
  rest: { path: "unit", id: "unitId", list: "units" },
  fields: [
    {
      name: "orderUnit",
      label: "Order Unit",
      input: "upperText",
      required: true,
      maxLength: 20,
      hint: "Unit of orders, e.g. MT",
      description: 'The unit in which orders are received, upper case, such as "MT".',
    },
    {
      name: "packingUnit",
      label: "Packing Unit",
      input: "upperText",
      required: true,
      maxLength: 20,
      hint: "Unit to ship in, e.g. KG",
      description: 'The unit of weights, upper case, such as "KG".',
    },
    {
      name: "weight",
      label: "Weight",
      input: "number",
      required: true,
      maxLength: 20,
      minimum: "0.01",
      step: "0.01",
      unitFrom: "packingUnit",
      hint: "Packing units in 1 order unit",
      description: 'Packing units in one order unit, more than 0: 1 MT = "1000" KG.',
    },
    {
      name: "packageType",
      label: "Package Type",
      input: "upperText",
      required: true,
      maxLength: 40,
      hint: "In the singular, e.g. BAG",
      description: 'The kind of package in the singular, upper case, such as "BAG".',
    },
    {
      name: "netWeight",
      label: "Net Weight",
      input: "number",
      required: false,
      maxLength: 20,
      minimum: "0",
      step: "0.01",
      unitFrom: "packingUnit",
      hint: "Per package",
      description: 'Net weight of one package in packing units, such as "25"; null or 0 for goods in bulk.',
    },
    {
      name: "grossWeight",
      label: "Gross Weight",
      input: "number",
      required: false,
      maxLength: 20,
      minimum: "0",
      step: "0.01",
      unitFrom: "packingUnit",
      hint: "Per package",
      description: 'Gross weight of one package in packing units, such as "25.15"; null or 0 for goods in bulk.',
    },
  ],
  incomplete: { settings: incomplete, onboarding: incomplete, quickAdd: incomplete },
};

/** The unit next to a weight: cut to 4 characters and '..'; 'unit' until a unit is chosen. */
export function unitCaption(packingUnit: string): string {
  if (packingUnit === "") return "unit";
  return packingUnit.length > 4 ? `${packingUnit.slice(0, 4)}..` : packingUnit;
}

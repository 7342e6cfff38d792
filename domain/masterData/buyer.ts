import type { RecordKind } from "./kind.ts";

/** A firm on the other side: consignee, different seller or notify party of a shipment. */
export const buyer: RecordKind = {
  name: "buyer",
  noun: "buyer",
  title: "Buyers",
  label: "Buyer",
  path: "buyer",
  nextBlocked: "Please add at least one buyer before proceeding",
  rest: { path: "buyer", id: "buyerId", list: "buyers" },
  fields: [
    {
      name: "name",
      label: "Name",
      input: "text",
      required: true,
      maxLength: 255,
      description: 'The buyer\'s name as documents print it, such as "Al Marjan Foodstuff Trading L.L.C.".',
    },
    {
      name: "address",
      label: "Address",
      input: "longText",
      required: false,
      maxLength: 2000,
      description: "The full postal address; line breaks are kept. Empty when unknown.",
    },
    {
      name: "country",
      label: "Country",
      input: "country",
      choices: "world",
      required: false,
      maxLength: 100,
      description: 'The country\'s English name from the built-in list, such as "Kenya". Empty when unknown.',
    },
  ],
  incomplete: {
    settings: "Please fill in the buyer name",
    onboarding: "Please fill in the buyer name",
    quickAdd: "Please fill in the buyer name",
  },
};

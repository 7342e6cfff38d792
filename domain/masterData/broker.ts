import type { RecordKind } from "./kind.ts";

/** A party that mediates sales and may earn a commission. */
export const broker: RecordKind = {
  name: "broker",
  noun: "broker",
  title: "Brokers",
  label: "Broker",
  path: "broker",
  nextBlocked: "Please add at least one broker before proceeding",
  rest: { path: "broker", id: "brokerId", list: "brokers" },
  fields: [
    {
      name: "name",
      label: "Name",
      input: "text",
      required: true,
      maxLength: 255,
      description: 'The broker\'s name, such as "Girnar Commodity Brokers".',
    },
    {
      name: "country",
      label: "Country",
      input: "country",
      choices: "world",
      required: false,
      maxLength: 100,
      description: "The country's English name from the built-in list. Empty when unknown.",
    },
  ],
  incomplete: {
    settings: "Please enter broker name",
    onboarding: "Please fill in the broker name",
    quickAdd: "Please enter broker name",
  },
};

import type { ListKind } from "../kind.ts";

/** Countries the exporter ships to; discharge ports lie in them. */
export const destinationCountry: ListKind = {
  name: "destinationCountry",
  noun: "destination country",
  title: "Destination Countries",
  label: "Destination Country",
  path: "destination-countries",
  nextBlocked: "Please add at least one destination country before proceeding",
  rest: { path: "destination-country", key: "country", list: "destinationCountry" },
  setting: "DESTINATION_COUNTRIES",
  field: {
    name: "country",
    label: "Country",
    input: "country",
    choices: "world",
    required: true,
    maxLength: 100,
    description: "A country's English name from the built-in list.",
  },
  empty: "Please select a country",
  duplicate: "Country already exists",
  enterSubmits: false,
};

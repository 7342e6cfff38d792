import type { ListKind } from "../kind.ts";

/** Countries the exporter ships from; loading ports lie in them. */
export const originCountry: ListKind = {
  name: "originCountry",
  noun: "origin country",
  title: "Origin Countries",
  label: "Origin Country",
  path: "origin-country",
  nextBlocked: "Please add at least one origin country before proceeding",
  rest: { path: "origin-country", key: "country", list: "originCountry" },
  setting: "ORIGIN_COUNTRIES",
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

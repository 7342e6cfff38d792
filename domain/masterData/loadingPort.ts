import type { RecordKind } from "./kind.ts";

/** A port or place in an origin country where goods are received or loaded. */
export const loadingPort: RecordKind = {
  name: "loadingPort",
  noun: "loading port",
  title: "Loading Ports",
  label: "Loading Port",
  path: "loading-port",
  nextBlocked: "Please add at least one loading port before proceeding",
  rest: { path: "loading-port", id: "portId", list: "loadingPorts" },
  fields: [
    {
      name: "name",
      label: "Port Name",
      input: "text",
      suggests: "ports",
      required: true,
      maxLength: 255,
      description: "The port's or place's name, such as \"Mundra\".",
    },
    {
      name: "country",
      label: "Country",
      input: "country",
      choices: "origin",
      required: true,
      maxLength: 100,
      description: 'One of the user\'s origin countries, such as "India".',
    },
  ],
  incomplete: {
    settings: "Please fill in all required fields",
    onboarding: "Please fill in all required fields (Port Name, Country)",
    quickAdd: "Please fill in all required fields",
  },
};

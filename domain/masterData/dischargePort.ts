import type { RecordKind } from "./kind.ts";

/** A port or place in a destination country where goods are discharged or delivered. */
export const dischargePort: RecordKind = {
  name: "dischargePort",
  noun: "discharge port",
  title: "Discharge Ports",
  label: "Discharge Port",
  path: "discharge-port",
  nextBlocked: "Please add at least one discharge port before proceeding",
  rest: { path: "discharge-port", id: "portId", list: "dischargePorts" },
  fields: [
    {
      name: "name",
      label: "Port Name",
      input: "text",
      suggests: "ports",
      required: true,
      maxLength: 255,
      description: "The port's or place's name, such as \"Jebel Ali\".",
    },
    {
      name: "country",
      label: "Country",
      input: "country",
      choices: "destination",
      required: true,
      maxLength: 100,
      description: 'One of the user\'s destination countries, such as "Kenya".',
    },
  ],
  incomplete: {
    settings: "Please fill in all required fields",
    onboarding: "Please fill in all required fields (Port Name, Country)",
    quickAdd: "Please fill in all required fields",
  },
};

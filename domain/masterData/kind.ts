import type { TextFormat } from "./textFormats.ts";

/** Where a kind of master data is entered; some texts differ by it. */
export type Surface = "settings" | "onboarding" | "quickAdd";

/** The inputs that the fields of a kind are entered with; a date is DD/MM/YYYY in REST. */
type FieldInput = "text" | "upperText" | "longText" | "number" | "country" | "date" | "choice";

/** Which countries a `country` input offers: all of the world, or the user's own origin or destination countries. */
export type CountryChoices = "world" | "origin" | "destination";

/** One field of a record, or the one field of a list item. */
export type Field = {
  name: string;
  label: string;
  input: FieldInput;
  required: boolean;
  maxLength: number;
  /** For `number`: the smallest value accepted, as decimal text, and the step of the input. */
  minimum?: string;
  step?: string;
  choices?: CountryChoices;
  /** For `text`: the known names that are offered while typing. */
  suggests?: "ports";
  /** For `choice`: the only texts that are accepted; a blank one is the default. */
  options?: readonly string[];
  /** The shape of a text that is given; see `textFormats.ts`. */
  format?: TextFormat;
  /** For `text`: the keyboard that a phone shows, where letters are not wanted. */
  keyboard?: "tel";
  /** Optional data for papers: behind 'More' in forms, and left out of REST when blank. */
  isMore?: boolean;
  /** The only texts that are accepted, as they are stored, and the refusal of any other. */
  codes?: { includes: (text: string) => boolean; unknown: (text: string) => string };
  /** For `number`: the field whose text is the figure's unit; the input shows it behind the figure. */
  unitFrom?: string;
  hint?: string;
  /** A sentence for integrators: unit, format, example, what empty means. */
  description: string;
};

/** What every kind has in common: its words on the screens and its place in the wizard. */
export type KindWords = {
  /** The noun in code, such as `loadingPort`. */
  name: string;
  /** The noun in sentences, such as "loading port": 'Failed to delete loading port', 'Loading port added successfully'. */
  noun: string;
  /** The label of the Settings tab, such as "Loading Ports"; the list card reads 'Your Loading Ports (2)'. */
  title: string;
  /** The label on forms and pick-lists, such as "Loading Port": 'Add New Loading Port'. */
  label: string;
  /** The wizard's route below /onboarding. */
  path: string;
  /** The wizard's message if Next is pressed without an item; null if the step may be skipped. */
  nextBlocked: string | null;
};

/** A kind whose items are records with an id, added and changed one by one. */
export type RecordKind = KindWords & {
  /** REST: the path below /v1/user, the id's name, the key of the list in user info. */
  rest: { path: string; id: string; list: string };
  fields: readonly Field[];
  /** What to say when a required field is blank, by surface. */
  incomplete: Record<Surface, string>;
};

/** The six lists of strings, as GraphQL's `ListSetting` names them. */
const listSettings = [
  "ORIGIN_COUNTRIES",
  "DESTINATION_COUNTRIES",
  "PAYMENT_TERMS",
  "SHIPMENT_TERMS",
  "CURRENCIES",
  "DECLARATIONS",
] as const;
export type ListSetting = (typeof listSettings)[number];

/** A kind that is a list of strings of the user's. */
export type ListKind = KindWords & {
  /** REST: the path below /v1/user, the key in bodies, the key of the list in user info. */
  rest: { path: string; key: string; list: string };
  /** The value of GraphQL's `ListSetting`. */
  setting: ListSetting;
  field: Field;
  empty: string;
  duplicate: string;
  /** Whether Enter in the field submits the form. */
  enterSubmits: boolean;
};

/** What users see of one field of the transport card, as plain data; each layer's interpreter reads it and asks for its type alone (ADR-0084). */
export type TransportField = {
  /** Its name in the card, and in messages. */
  label: string;
  type: "text" | "date" | "choice" | "count" | "figure" | "flag";
  /** Most characters of a text; 255 unless it says more. */
  limit?: number;
  /** The highest count; 999 unless it says more. */
  highest?: number;
  /** A text of a fixed form. */
  format?: "portCode";
  /** The values of a choice with their words. */
  choices?: Readonly<Record<string, string>>;
  /** The date of something that has happened, so not later than tomorrow. */
  isFact?: true;
  /** What it is, its unit and format; for REST and GraphQL. */
  description: string;
  example: string | number | boolean;
  /** Its name in the audit trail. */
  history: string;
};

export type TransportTable = Readonly<Record<string, TransportField>>;

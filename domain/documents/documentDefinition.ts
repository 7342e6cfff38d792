import type { ContractField } from "../masterData/templates/contractFormat.ts";
import type { WordingName } from "../masterData/wordings/wordings.ts";
import type { TransportFieldName } from "../shipment/progress/transportFields.ts";
import type { AttachmentType } from "./attachment.ts";

/** The groups of the Actions menu, in their order. */
export const documentGroups = {
  standard: "Standard",
  billOfLading: "Bill of lading",
  bank: "Bank",
  customs: "Customs",
  other: "Other",
} as const;
type DocumentGroup = keyof typeof documentGroups;

/** The numbers and dates that a shipment keeps for its documents. */
type StoredNumber = "invoiceNo" | "invoiceDate" | "piNo" | "piDate" | "contractNo" | "contractDate";

/** What a shipment keeps of the buyer's order and the letter of credit. */
export type ReferenceName = "orderNo" | "orderDate" | "lcNo" | "lcDate" | "lcIssuingBank";

type Field = {
  /** Its name in REST's body and in the dialog's form. */
  name: string;
  /** Its name in GraphQL, if that differs. */
  graphqlName?: string;
  label: string;
  /** For readers of OpenAPI and of the GraphQL schema: what it is, its format, what blank means. */
  description: string;
  /** Shown below the input in the dialog. */
  hint?: string;
  required?: true;
  /** A text with merge fields, such as "{{invoice.no}}/BL1": what the dialog proposes. A choice takes one of its values, in any case. */
  proposed?: string;
  /** The same, proposed instead wherever the shipment fills it. */
  proposedFirst?: string;
};

/** A field of the transport card under another name. */
type OfCard = Field & {
  /** Generating stores the value in this field of the transport card; blank keeps the stored value, which the document then prints. */
  transport?: TransportFieldName;
  /** Generating stores the value under this name on a shipment that has none (R-1117). */
  fills?: ReferenceName;
};

type Stored = OfCard & {
  /** Generating stores the value on the shipment under this name; blank keeps the stored value, which the dialog shows. */
  stores?: StoredNumber;
};

/** A field that may be proposed from what the terms of payment say of it (R-1287), or from the kind of transport document (R-1392). */
type Derived = OfCard & { proposedFrom?: "termsOfPayment" | "transportDocument" };

/** A field in a row of a table. */
type ColumnField =
  | (Derived & { type: "text"; maxLength: number; example?: string })
  /** A text of several lines that may contain merge fields, with wordings to pick and edit. With `addsPicks` each becomes a further line. */
  | (Derived & {
      type: "mergeBody";
      maxLength: number;
      example?: string;
      default?: string;
      picks?: readonly Wording[];
      addsPicks?: boolean;
    })
  /** The same, whose proposal is a wording of the firm; null or left out prints that. */
  | (Field & { type: "wording"; maxLength: number; wording: WordingName })
  /** A count or choice with the default "" may be blank. */
  | (Derived & { type: "count"; least: number; most: number; default: number | "" })
  | (Derived & { type: "choice"; choices: readonly Choice[]; default: string })
  /** The dialog says if the shipment has nothing for the memo. */
  | (Field & { type: "flag"; default: boolean; memo?: "breakUp" | "commission" });

/** A field of a document's request. Its type decides value, input and checks. */
export type DocumentField =
  | ColumnField
  /** A document's number and date; the first of each are the document's own. Dates are DD/MM/YYYY in REST. */
  | (Stored & Derived & { type: "number" })
  | (Stored & Derived & { type: "date" })
  | (Field & { type: "longText"; maxLength: number; example?: string })
  /** A text that may contain merge fields, on one line. */
  | (Field & { type: "mergeText"; maxLength: number; example?: string })
  /** The name of the template from which the user started. The document is called so. */
  | (Field & { type: "template"; example?: string })
  /** Named sections in the user's order, from a contract format. */
  | (Field & { type: "clauses"; maxLength: number })
  /** A table of at most `most` rows; REST has a list of objects. The rows of enclosures are proposed from the shipment's attachments. */
  | (Field & { type: "rows"; columns: readonly ColumnField[]; most: number; proposedFrom?: "attachments" });

/** A proposal of a text, and its name in the list of proposals. */
type Wording = { label: string; text: string };

/**
 * One value of a closed set: the same name in REST and GraphQL, such as "PREPAID", and its label in the dialog. `proposedWith` is a text with
 * merge fields: the dialog proposes the first choice whose text the shipment fills.
 */
type Choice = { value: string; label: string; description: string; proposedWith?: string };

/**
 * One kind of document, as plain data. REST and its OpenAPI, GraphQL, the dialog, the Actions menu, the history and the screenshots are made
 * from it (ADR-0073).
 */
export type DocumentDefinition = {
  /** Its name in REST's paths. */
  kind: string;
  /** Its name in the GraphQL input `DocumentInput`. */
  graphqlName: string;
  /** Its name in the audit trail. */
  noun: string;
  /** Where it is in the Actions menu. */
  group: DocumentGroup;
  /** The type of the attachment that it becomes. */
  attachmentType: AttachmentType;
  words: {
    /** In menus and titles, and in sentences. */
    name: string;
    inSentence: string;
    /** On the first page, and at the start of the file's name. */
    title: string;
    fileName: string;
    /** After it was generated, and when a required field is blank. */
    generated: string;
    incomplete: string;
    /** In place of the preview while a required field is blank. */
    hint: string;
    /** Other words by which users look for it in the Actions menu. */
    searchedAs?: readonly string[];
    /** A remark at the end of the dialog. */
    note?: string;
  };
  /** In the order of the dialog. */
  fields: readonly DocumentField[];
};

/** The value of a field in a request. */
type ValueOf<Type> = Type extends { type: "flag" }
  ? boolean
  : Type extends { type: "count"; default: infer Default }
    ? number | (Default & "")
    : Type extends { type: "choice"; choices: readonly { value: infer Value }[]; default: infer Default }
      ? Value | (Default & "")
      : Type extends { type: "clauses" }
        ? ContractField[]
        : Type extends { type: "rows"; columns: readonly (infer Column)[] }
          ? ValuesOf<Column>[]
          : Type extends { type: "wording" }
            ? string | null
            : string;

type ValuesOf<Type> = { [Each in Type as Each extends { name: infer Name extends string } ? Name : never]: ValueOf<Each> };

/** The request of a kind of document: a value for each field. */
export type RequestOf<Definition extends DocumentDefinition> = ValuesOf<Definition["fields"][number]>;

/** A request before its types are known: values by the fields' names. */
export type FieldValues = Readonly<Record<string, unknown>>;

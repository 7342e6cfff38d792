/**
 * @generated SignedSource<<05ec1485831675ccac620cd969ed1c99>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ShipmentWarningCode = "BILL_OF_LADING" | "BREAK_UP_OMITTED" | "BREAK_UP_SUM" | "BREAK_UP_TERM" | "CARRIER_LIMIT" | "COMMISSION" | "CONTAINER_NUMBER" | "CONTAINER_PACKAGES" | "CONTAINER_TWICE" | "CONTAINER_WEIGHT" | "CREDIT_DATE" | "DATE_ORDER" | "DOCUMENTS_DIFFER" | "DOCUMENT_NOT_COMPARABLE" | "DRAWEE" | "ENDORSEMENT_OMITTED" | "EXCHANGE_RATE" | "FREIGHT_TERM" | "GROSS_BELOW_NET" | "HSN_CODE" | "LUT_YEAR" | "MERGE_FIELD_BLANK" | "MILESTONE_ORDER" | "NUMBER_CHARACTERS" | "NUMBER_GAP" | "NUMBER_REUSED" | "NUMBER_TOO_LONG" | "NUMBER_YEAR" | "ORIGIN" | "PAYMENT_TERM" | "PRESENTATION_PERIOD" | "RODTEP" | "SCRIPT_UNPRINTABLE" | "SQC_QUANTITY" | "TAX_INVOICE" | "TOO_MANY_CONTAINERS" | "VALUATION" | "VGM";
import type { FragmentRefs } from "relay-runtime";
export type renderedPages_preview$data = {
  readonly errors: ReadonlyArray<{
    readonly message: string;
  }>;
  readonly layeredPages: ReadonlyArray<{
    readonly layers: ReadonlyArray<{
      readonly hash: string;
      readonly svg: string | null | undefined;
    }>;
  }>;
  readonly pageCount: number;
  readonly plainText: string | null | undefined;
  readonly unknownFields: ReadonlyArray<string>;
  readonly warnings: ReadonlyArray<{
    readonly code: ShipmentWarningCode;
    readonly field: ReadonlyArray<string>;
    readonly message: string;
  }> | null | undefined;
  readonly " $fragmentType": "renderedPages_preview";
};
export type renderedPages_preview$key = {
  readonly " $data"?: renderedPages_preview$data;
  readonly " $fragmentSpreads": FragmentRefs<"renderedPages_preview">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "renderedPages_preview"
};

(node as any).hash = "c322fa3d5ecb04bf45bff971db6ca81a";

export default node;

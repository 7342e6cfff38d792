/**
 * @generated SignedSource<<2f083fce5ecf3a77487f0cf9ef8eb0ff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaperSource = "MANUAL" | "TERMS";
export type PaperType = "BILLS" | "BILL_OF_LADING" | "CHECKLIST" | "COI" | "CONTRACT" | "COO" | "FUMIGATION" | "INVOICE" | "PACKING_LIST" | "PHYTO_SANITARY" | "PROFORMA_INVOICE" | "SHIPPING_BILL" | "WEIGHT_AND_QUALITY";
import type { FragmentRefs } from "relay-runtime";
export type PapersDialog_shipment$data = {
  readonly id: string;
  readonly paperSet: {
    readonly papers: ReadonlyArray<{
      readonly copies: number | null | undefined;
      readonly dueOn: string | null | undefined;
      readonly isNeeded: boolean;
      readonly note: string;
      readonly originals: number | null | undefined;
      readonly source: PaperSource | null | undefined;
      readonly type: PaperType;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "PapersDialog_shipment";
};
export type PapersDialog_shipment$key = {
  readonly " $data"?: PapersDialog_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"PapersDialog_shipment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PapersDialog_shipment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PaperSet",
      "kind": "LinkedField",
      "name": "paperSet",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Paper",
          "kind": "LinkedField",
          "name": "papers",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "type",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isNeeded",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "source",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "originals",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "copies",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "note",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "dueOn",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Shipment",
  "abstractKey": null
};

(node as any).hash = "3b797d59dd3e4b3f5e5b2016ff32b053";

export default node;

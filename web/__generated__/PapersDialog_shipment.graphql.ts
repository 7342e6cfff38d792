/**
 * @generated SignedSource<<33033f515134cf4bf00c9b14a926d61b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaperType = "BILLS" | "BILL_OF_LADING" | "CHECKLIST" | "COI" | "CONTRACT" | "COO" | "FUMIGATION" | "INVOICE" | "PACKING_LIST" | "PHYTO_SANITARY" | "PROFORMA_INVOICE" | "SHIPPING_BILL" | "WEIGHT_AND_QUALITY";
import type { FragmentRefs } from "relay-runtime";
export type PapersDialog_shipment$data = {
  readonly id: string;
  readonly paperSet: {
    readonly isChosen: boolean;
    readonly papers: ReadonlyArray<{
      readonly copies: number | null | undefined;
      readonly dueOn: string | null | undefined;
      readonly isNeeded: boolean;
      readonly note: string;
      readonly originals: number | null | undefined;
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
          "kind": "ScalarField",
          "name": "isChosen",
          "storageKey": null
        },
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

(node as any).hash = "4f189c5a8cbd7fffc635bbafb34712ad";

export default node;

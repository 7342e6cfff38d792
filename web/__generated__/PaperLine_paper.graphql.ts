/**
 * @generated SignedSource<<fdaaf7d2a77b0e62262796b7cc8767ba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaperState = "AVAILABLE" | "DRAFT" | "MISSING";
export type PaperType = "BILLS" | "BILL_OF_LADING" | "CHECKLIST" | "COI" | "CONTRACT" | "COO" | "FUMIGATION" | "INVOICE" | "PACKING_LIST" | "PHYTO_SANITARY" | "PROFORMA_INVOICE" | "SHIPPING_BILL" | "WEIGHT_AND_QUALITY";
import type { FragmentRefs } from "relay-runtime";
export type PaperLine_paper$data = {
  readonly attachment: {
    readonly contentType: string | null | undefined;
    readonly id: string;
    readonly name: string;
    readonly sizeInMB: string | null | undefined;
  } | null | undefined;
  readonly copies: number | null | undefined;
  readonly dueOn: string | null | undefined;
  readonly isNeeded: boolean;
  readonly note: string;
  readonly originals: number | null | undefined;
  readonly state: PaperState;
  readonly type: PaperType;
  readonly " $fragmentType": "PaperLine_paper";
};
export type PaperLine_paper$key = {
  readonly " $data"?: PaperLine_paper$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaperLine_paper">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaperLine_paper",
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
      "name": "state",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Attachment",
      "kind": "LinkedField",
      "name": "attachment",
      "plural": false,
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
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "contentType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sizeInMB",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Paper",
  "abstractKey": null
};

(node as any).hash = "6a65bd8f038ff064ee68c5644f08b442";

export default node;

/**
 * @generated SignedSource<<b331428752326da277526419f1aedef0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaperType = "BILLS" | "BILL_OF_LADING" | "CHECKLIST" | "COI" | "CONTRACT" | "COO" | "FUMIGATION" | "INVOICE" | "PACKING_LIST" | "PHYTO_SANITARY" | "PROFORMA_INVOICE" | "SHIPPING_BILL" | "WEIGHT_AND_QUALITY";
import type { FragmentRefs } from "relay-runtime";
export type PaperFilters_papers$data = {
  readonly counts: ReadonlyArray<{
    readonly missing: number;
    readonly type: PaperType;
  }> | null | undefined;
  readonly " $fragmentType": "PaperFilters_papers";
};
export type PaperFilters_papers$key = {
  readonly " $data"?: PaperFilters_papers$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaperFilters_papers">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaperFilters_papers",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PaperCount",
      "kind": "LinkedField",
      "name": "counts",
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
          "name": "missing",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ShipmentPapersConnection",
  "abstractKey": null
};

(node as any).hash = "c7da20ae3e9ce2c8370fc2cd4d89312b";

export default node;

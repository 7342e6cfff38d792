/**
 * @generated SignedSource<<9e051a284052d2c3b4e402cb732b8976>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaperType = "BILLS" | "BILL_OF_LADING" | "CHECKLIST" | "COI" | "CONTRACT" | "COO" | "FUMIGATION" | "INVOICE" | "PACKING_LIST" | "PHYTO_SANITARY" | "PROFORMA_INVOICE" | "SHIPPING_BILL" | "WEIGHT_AND_QUALITY";
import type { FragmentRefs } from "relay-runtime";
export type PaperTemplateDialog_template$data = {
  readonly buyerId: string | null | undefined;
  readonly buyerName: string;
  readonly country: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly types: ReadonlyArray<PaperType>;
  readonly " $fragmentType": "PaperTemplateDialog_template";
};
export type PaperTemplateDialog_template$key = {
  readonly " $data"?: PaperTemplateDialog_template$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaperTemplateDialog_template">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaperTemplateDialog_template",
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
      "name": "types",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "country",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "buyerId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "buyerName",
      "storageKey": null
    }
  ],
  "type": "PaperTemplate",
  "abstractKey": null
};

(node as any).hash = "a6bf1b483be943a56ae2041ebd4d33e6";

export default node;

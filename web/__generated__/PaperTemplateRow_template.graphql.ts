/**
 * @generated SignedSource<<605237706451fdea670e677718664c8b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaperType = "BILLS" | "BILL_OF_LADING" | "CHECKLIST" | "COI" | "CONTRACT" | "COO" | "FUMIGATION" | "INVOICE" | "PACKING_LIST" | "PHYTO_SANITARY" | "PROFORMA_INVOICE" | "SHIPPING_BILL" | "WEIGHT_AND_QUALITY";
import type { FragmentRefs } from "relay-runtime";
export type PaperTemplateRow_template$data = {
  readonly buyerId: string | null | undefined;
  readonly buyerName: string;
  readonly country: string | null | undefined;
  readonly name: string;
  readonly types: ReadonlyArray<PaperType>;
  readonly " $fragmentType": "PaperTemplateRow_template";
};
export type PaperTemplateRow_template$key = {
  readonly " $data"?: PaperTemplateRow_template$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaperTemplateRow_template">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaperTemplateRow_template",
  "selections": [
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

(node as any).hash = "2d53a693b3e375e6b78bf2ce397f81de";

export default node;

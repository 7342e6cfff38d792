/**
 * @generated SignedSource<<e71b96ea40f1e43f7e46e71685c492f7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImportKind = "BROKER" | "BUYER" | "CURRENCIES" | "DECLARATIONS" | "DESTINATION_COUNTRIES" | "DISCHARGE_PORT" | "GOODS" | "LOADING_PORT" | "ORIGIN_COUNTRIES" | "PACKAGING_UNIT" | "PAYMENT_TERMS" | "SHIPMENT" | "SHIPMENT_TERMS";
import type { FragmentRefs } from "relay-runtime";
export type ImportPart_viewer$data = {
  readonly imports: ReadonlyArray<{
    readonly addedCount: number;
    readonly changedCount: number;
    readonly fileName: string;
    readonly importId: string;
    readonly kind: ImportKind;
  }> | null | undefined;
  readonly " $fragmentType": "ImportPart_viewer";
};
export type ImportPart_viewer$key = {
  readonly " $data"?: ImportPart_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportPart_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportPart_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Import",
      "kind": "LinkedField",
      "name": "imports",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "importId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fileName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "addedCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "changedCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "2930ee13b3d608133e9c5f0b14ea2861";

export default node;

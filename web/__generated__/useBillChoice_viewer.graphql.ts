/**
 * @generated SignedSource<<5ea1e830487657c4b7fab8fcf558e762>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useBillChoice_viewer$data = {
  readonly billableShipments: ReadonlyArray<{
    readonly billedAs: string | null | undefined;
    readonly commission: string;
    readonly currency: string;
    readonly exporter: string;
    readonly firmKey: string;
    readonly sharedShipmentId: string;
    readonly " $fragmentSpreads": FragmentRefs<"BillShipments_lines">;
  }> | null | undefined;
  readonly " $fragmentType": "useBillChoice_viewer";
};
export type useBillChoice_viewer$key = {
  readonly " $data"?: useBillChoice_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useBillChoice_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useBillChoice_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BillableShipment",
      "kind": "LinkedField",
      "name": "billableShipments",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sharedShipmentId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "exporter",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firmKey",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "commission",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "billedAs",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BillShipments_lines"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "ca1df196ef68e81a164060c2047c90d6";

export default node;

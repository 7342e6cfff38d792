/**
 * @generated SignedSource<<d491be6ab30650ae2a8b2bfd317074fc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemoSwitches_shipment$data = {
  readonly charges: {
    readonly commission: string | null | undefined;
    readonly fob: string | null | undefined;
    readonly freight: string | null | undefined;
    readonly insurance: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "MemoSwitches_shipment";
};
export type MemoSwitches_shipment$key = {
  readonly " $data"?: MemoSwitches_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemoSwitches_shipment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemoSwitches_shipment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Charges",
      "kind": "LinkedField",
      "name": "charges",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fob",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "freight",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "insurance",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "commission",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Shipment",
  "abstractKey": null
};

(node as any).hash = "9106128af04de4a9e67cffd19abf9376";

export default node;

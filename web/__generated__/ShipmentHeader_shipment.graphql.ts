/**
 * @generated SignedSource<<24bef683da7e9d49ccd362ee049e8fa3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShipmentHeader_shipment$data = {
  readonly createdAt: string | null | undefined;
  readonly firm: {
    readonly name: string;
  };
  readonly firmId: string;
  readonly name: string;
  readonly status: string | null | undefined;
  readonly " $fragmentType": "ShipmentHeader_shipment";
};
export type ShipmentHeader_shipment$key = {
  readonly " $data"?: ShipmentHeader_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShipmentHeader_shipment">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShipmentHeader_shipment",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firmId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShipmentFirm",
      "kind": "LinkedField",
      "name": "firm",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Shipment",
  "abstractKey": null
};
})();

(node as any).hash = "c4165d0a55ea3c43cea4c0466b6a4ba3";

export default node;

/**
 * @generated SignedSource<<3c527b8447ae9b9464477a33c2d64b1e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DetailParties_shipment$data = {
  readonly address: {
    readonly address: string;
    readonly gst: string;
    readonly name: string;
  };
  readonly broker: {
    readonly country: string;
    readonly name: string;
  };
  readonly buyer: {
    readonly address: string;
    readonly country: string;
    readonly name: string;
  } | null | undefined;
  readonly consignee: {
    readonly address: string;
    readonly country: string;
    readonly name: string;
  };
  readonly firm: {
    readonly ieCode: string;
    readonly name: string;
    readonly pan: string;
  };
  readonly isSellerDifferent: boolean;
  readonly notifyParties: ReadonlyArray<{
    readonly address: string;
    readonly country: string;
    readonly name: string;
  }>;
  readonly seller: {
    readonly address: string;
    readonly country: string;
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "DetailParties_shipment";
};
export type DetailParties_shipment$key = {
  readonly " $data"?: DetailParties_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetailParties_shipment">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "address",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "country",
  "storageKey": null
},
v3 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/),
  (v2/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DetailParties_shipment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ShipmentFirm",
      "kind": "LinkedField",
      "name": "firm",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ieCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pan",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Address",
      "kind": "LinkedField",
      "name": "address",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "gst",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSellerDifferent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShipmentParty",
      "kind": "LinkedField",
      "name": "seller",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShipmentParty",
      "kind": "LinkedField",
      "name": "buyer",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShipmentParty",
      "kind": "LinkedField",
      "name": "consignee",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShipmentParty",
      "kind": "LinkedField",
      "name": "notifyParties",
      "plural": true,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShipmentBroker",
      "kind": "LinkedField",
      "name": "broker",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Shipment",
  "abstractKey": null
};
})();

(node as any).hash = "9f0b3b8eb7930ebfa57e3f03cea63bc8";

export default node;

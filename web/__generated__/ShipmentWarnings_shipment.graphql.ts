/**
 * @generated SignedSource<<afd3dbdd7fe5eb563e8d8118a7f3bd2e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShipmentWarnings_shipment$data = {
  readonly attachments: {
    readonly nodes: ReadonlyArray<{
      readonly name: string;
      readonly staleFields: ReadonlyArray<string> | null | undefined;
    }>;
  };
  readonly warnings: ReadonlyArray<{
    readonly message: string;
  }> | null | undefined;
  readonly " $fragmentType": "ShipmentWarnings_shipment";
};
export type ShipmentWarnings_shipment$key = {
  readonly " $data"?: ShipmentWarnings_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShipmentWarnings_shipment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShipmentWarnings_shipment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ShipmentWarning",
      "kind": "LinkedField",
      "name": "warnings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "AttachmentConnection",
      "kind": "LinkedField",
      "name": "attachments",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Attachment",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
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
              "name": "staleFields",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "attachments(first:100)"
    }
  ],
  "type": "Shipment",
  "abstractKey": null
};

(node as any).hash = "bcd96fec0ca88e1ef5768f9a16fac356";

export default node;

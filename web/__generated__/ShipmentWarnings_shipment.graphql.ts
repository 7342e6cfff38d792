/**
 * @generated SignedSource<<558513f831b0353d223c97f1b0178642>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShipmentWarnings_shipment$data = {
  readonly newest: {
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
      "alias": "newest",
      "args": [
        {
          "kind": "Literal",
          "name": "last",
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
      "storageKey": "attachments(last:100)"
    }
  ],
  "type": "Shipment",
  "abstractKey": null
};

(node as any).hash = "c13704de8553926652fb182b213c4bd4";

export default node;

/**
 * @generated SignedSource<<8874847d7f3f06216c3fb52fe7ba0fe6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SharedDocuments_shipment$data = {
  readonly attachments: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"SharedDocumentRow_file">;
    }>;
  };
  readonly id: string;
  readonly mayUpload: boolean;
  readonly " $fragmentType": "SharedDocuments_shipment";
};
export type SharedDocuments_shipment$key = {
  readonly " $data"?: SharedDocuments_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"SharedDocuments_shipment">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SharedDocuments_shipment",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayUpload",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SharedAttachmentConnection",
      "kind": "LinkedField",
      "name": "attachments",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SharedAttachment",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "SharedDocumentRow_file"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SharedShipment",
  "abstractKey": null
};
})();

(node as any).hash = "66237b54854dd27faeac7731ae3b262c";

export default node;

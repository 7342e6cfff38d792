/**
 * @generated SignedSource<<904adade6448a66487da667e746cf593>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContractFormatPanel_viewer$data = {
  readonly contractFormats: {
    readonly nodes: ReadonlyArray<{
      readonly fields: ReadonlyArray<{
        readonly name: string;
        readonly value: string;
      }>;
      readonly id: string;
      readonly name: string;
    }>;
  };
  readonly " $fragmentType": "ContractFormatPanel_viewer";
};
export type ContractFormatPanel_viewer$key = {
  readonly " $data"?: ContractFormatPanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContractFormatPanel_viewer">;
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
  "name": "ContractFormatPanel_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ContractFormatConnection",
      "kind": "LinkedField",
      "name": "contractFormats",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ContractFormat",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "ContractField",
              "kind": "LinkedField",
              "name": "fields",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "value",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "bf5fad72626fb1cdc83c01cdd206b2d5";

export default node;

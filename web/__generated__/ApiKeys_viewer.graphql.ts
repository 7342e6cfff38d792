/**
 * @generated SignedSource<<493e4544d6aea8ec2cb4228aca322ee0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApiKeyScope = "READ" | "WRITE";
import type { FragmentRefs } from "relay-runtime";
export type ApiKeys_viewer$data = {
  readonly apiKeys: {
    readonly nodes: ReadonlyArray<{
      readonly expiresAt: string | null | undefined;
      readonly id: string;
      readonly lastFour: string;
      readonly lastUsedAt: string | null | undefined;
      readonly name: string;
      readonly scope: ApiKeyScope;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "ApiKeys_viewer";
};
export type ApiKeys_viewer$key = {
  readonly " $data"?: ApiKeys_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApiKeys_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApiKeys_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ApiKeyConnection",
      "kind": "LinkedField",
      "name": "apiKeys",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ApiKey",
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
              "name": "scope",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lastFour",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "expiresAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lastUsedAt",
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

(node as any).hash = "4ca55abe8a049dce93e796df7852a429";

export default node;

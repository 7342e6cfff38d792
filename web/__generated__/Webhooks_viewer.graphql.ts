/**
 * @generated SignedSource<<10134d334e3167b1f673990fb2fe86b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Webhooks_viewer$data = {
  readonly webhooks: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"WebhookRow_webhook">;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "Webhooks_viewer";
};
export type Webhooks_viewer$key = {
  readonly " $data"?: Webhooks_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Webhooks_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Webhooks_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WebhookConnection",
      "kind": "LinkedField",
      "name": "webhooks",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Webhook",
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
              "args": null,
              "kind": "FragmentSpread",
              "name": "WebhookRow_webhook"
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

(node as any).hash = "ddd7ef90be11c87119128aac2e623737";

export default node;

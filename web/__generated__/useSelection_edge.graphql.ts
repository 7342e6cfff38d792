/**
 * @generated SignedSource<<73a907430ab3822f7faf9dbbec3372d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSelection_edge$data = {
  readonly node: {
    readonly id: string;
    readonly sizeInMB: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"AudienceDialog_attachment">;
  };
  readonly shipmentId: string;
  readonly " $fragmentType": "useSelection_edge";
};
export type useSelection_edge$key = {
  readonly " $data"?: useSelection_edge$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSelection_edge">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useSelection_edge"
};

(node as any).hash = "564f374d4752899587b50fe977f36fe7";

export default node;

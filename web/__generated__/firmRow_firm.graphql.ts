/**
 * @generated SignedSource<<79f25b8820c64534b8f0f2850d7595c3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type firmRow_firm$data = {
  readonly addresses: ReadonlyArray<{
    readonly address: string;
    readonly addressId: string;
    readonly gst: string;
    readonly name: string;
  }>;
  readonly authorityWording: string;
  readonly bankDetails: ReadonlyArray<{
    readonly accountHolderName: string;
    readonly accountNumber: string;
    readonly adCode: string;
    readonly bank: string;
    readonly bankAddress: string;
    readonly bankId: string;
    readonly branch: string | null | undefined;
    readonly country: string | null | undefined;
    readonly iban: string;
    readonly nickname: string;
    readonly swiftCode: string;
  }>;
  readonly blankMarks: string;
  readonly cin: string;
  readonly coveringLetterWording: string;
  readonly dateStyle: string;
  readonly email: string;
  readonly id: string;
  readonly ieCode: string;
  readonly letterhead: {
    readonly key: string;
  } | null | undefined;
  readonly lutArn: string;
  readonly lutDate: string | null | undefined;
  readonly lutFinancialYear: string;
  readonly name: string;
  readonly originWording: string;
  readonly pan: string;
  readonly phone: string;
  readonly rcmc: string;
  readonly rodtepWording: string;
  readonly signatoryDesignation: string;
  readonly signatoryMobile: string;
  readonly signatoryName: string;
  readonly signingPlace: string;
  readonly stamp: {
    readonly key: string;
  } | null | undefined;
  readonly valueDeclarationWording: string;
  readonly version: string | null | undefined;
  readonly vgmWording: string;
  readonly " $fragmentType": "firmRow_firm";
};
export type firmRow_firm$key = {
  readonly " $data"?: firmRow_firm$data;
  readonly " $fragmentSpreads": FragmentRefs<"firmRow_firm">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "firmRow_firm"
};

(node as any).hash = "1704caa3feed98455156b7dd5c07230c";

export default node;

/**
 * @generated SignedSource<<6c13c2de279fb0241d85fed337167b9e>>
 * @relayHash 8baf02dce636f55849f3b79720915051
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f9348a1de9828058909f24ffb7fb436bd8721317431d5c42d0e5b704ace4f3f

import type { ConcreteRequest } from 'relay-runtime';
export type PreviewDocumentInput = {
  document: DocumentInput;
  fromPage?: number | null | undefined;
  shipmentId: string;
  toPage?: number | null | undefined;
};
export type DocumentInput = {
  contract: ContractDocumentInput;
  customDocument?: never;
  invoice?: never;
  packingList?: never;
  proformaInvoice?: never;
} | {
  contract?: never;
  customDocument: CustomDocumentInput;
  invoice?: never;
  packingList?: never;
  proformaInvoice?: never;
} | {
  contract?: never;
  customDocument?: never;
  invoice: InvoiceDocumentInput;
  packingList?: never;
  proformaInvoice?: never;
} | {
  contract?: never;
  customDocument?: never;
  invoice?: never;
  packingList: PackingListDocumentInput;
  proformaInvoice?: never;
} | {
  contract?: never;
  customDocument?: never;
  invoice?: never;
  packingList?: never;
  proformaInvoice: ProformaInvoiceDocumentInput;
};
export type ContractDocumentInput = {
  contractDate: string;
  contractNo: string;
  fields?: ReadonlyArray<ContractFieldInput> | null | undefined;
  insurance?: string | null | undefined;
  letterhead?: boolean | null | undefined;
  mentionNotify?: boolean | null | undefined;
  shipmentPeriod?: string | null | undefined;
  surveyor?: string | null | undefined;
};
export type ContractFieldInput = {
  name: string;
  value: string;
};
export type CustomDocumentInput = {
  body: string;
  heading?: string | null | undefined;
  letterhead?: boolean | null | undefined;
  name: string;
  stampSign?: boolean | null | undefined;
};
export type InvoiceDocumentInput = {
  addPL?: boolean | null | undefined;
  contractDate?: string | null | undefined;
  contractNo?: string | null | undefined;
  invoiceDate: string;
  invoiceNo: string;
  letterhead?: boolean | null | undefined;
  piDate?: string | null | undefined;
  piNo?: string | null | undefined;
  printCNF?: boolean | null | undefined;
  printCommission?: boolean | null | undefined;
  printSpecification?: boolean | null | undefined;
  remarks?: string | null | undefined;
};
export type PackingListDocumentInput = {
  contractDate?: string | null | undefined;
  contractNo?: string | null | undefined;
  invoiceDate: string;
  invoiceNo: string;
  letterhead?: boolean | null | undefined;
  piDate?: string | null | undefined;
  piNo?: string | null | undefined;
  printSpecification?: boolean | null | undefined;
  remarks?: string | null | undefined;
};
export type ProformaInvoiceDocumentInput = {
  contractDate?: string | null | undefined;
  contractNo?: string | null | undefined;
  letterhead?: boolean | null | undefined;
  piDate: string;
  piNo: string;
  printCNF?: boolean | null | undefined;
  printCommission?: boolean | null | undefined;
  printSpecification?: boolean | null | undefined;
  remarks?: string | null | undefined;
};
export type useDocumentPreviewQuery$variables = {
  input: PreviewDocumentInput;
};
export type useDocumentPreviewQuery$data = {
  readonly previewDocument: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly pageCount: number;
    readonly pages: ReadonlyArray<string>;
    readonly unknownFields: ReadonlyArray<string>;
  } | null | undefined;
};
export type useDocumentPreviewQuery = {
  response: useDocumentPreviewQuery$data;
  variables: useDocumentPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "DocumentPreview",
    "kind": "LinkedField",
    "name": "previewDocument",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pages",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pageCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "unknownFields",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "errors",
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
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDocumentPreviewQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDocumentPreviewQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5f9348a1de9828058909f24ffb7fb436bd8721317431d5c42d0e5b704ace4f3f",
    "metadata": {},
    "name": "useDocumentPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2c0bd415e637b8885cdc6795ccdf0193";

export default node;

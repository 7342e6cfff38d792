/**
 * @generated SignedSource<<23735c5d22f86f0a0f4e6caba7fcbf08>>
 * @relayHash 2e5c4a5b81446c507e6a992d3b30e3a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b8d085eea181d3c3f4300677bc5d5f5f6f6e6e5cde18cc6aec15580b2b6133b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BillOfExchangeAgainst = "ACCEPTANCE" | "PAYMENT";
export type BillOfExchangeSet = "ONE" | "TWO";
export type BillOfExchangeTenor = "AFTER_BL_DATE" | "AFTER_DATE" | "AFTER_SIGHT" | "AT_SIGHT" | "FIXED_DATE";
export type BillOfLadingBlType = "AIR" | "COURIER" | "ORIGINAL" | "RAIL" | "ROAD" | "SEAWAY" | "TELEX";
export type BillOfLadingConsignedTo = "CONSIGNEE" | "ORDER" | "ORDER_OF_BANK";
export type BillOfLadingFreight = "COLLECT" | "PREPAID";
export type CoveringLetterAgainst = "ACCEPTANCE" | "PAYMENT";
export type CoveringLetterCharges = "DRAWEE" | "DRAWER";
export type CoveringLetterDiscrepancies = "APPROVAL" | "INSTRUCTIONS" | "RESERVE";
export type CoveringLetterMode = "ADVANCE" | "COLLECTION" | "CREDIT";
export type CustomsPackExporterClass = "MANUFACTURER" | "MERCHANT";
export type CustomsPackNatureOfContract = "BY_TERM" | "CF" | "CI" | "CIF" | "FOB";
export type CustomsPackNatureOfPayment = "AP" | "DA" | "DP" | "LC" | "NA" | "OPEN";
export type CustomsPackNatureOfTransaction = "CONSIGNMENT" | "GIFT" | "OTHER" | "SALE" | "SAMPLE";
export type CustomsPackValuationRule = "RULE_3" | "RULE_4" | "RULE_5" | "RULE_6";
export type OriginFormat = "ASEAN_INDIA" | "GSP_FORM_A" | "INDIA_MAURITIUS" | "INDIA_UAE" | "NON_PREFERENTIAL";
export type PreviewDocumentInput = {
  document: DocumentInput;
  fromPage?: number | null | undefined;
  knownLayers?: ReadonlyArray<string> | null | undefined;
  shipmentId: string;
  toPage?: number | null | undefined;
};
export type DocumentInput = {
  beneficiaryCertificate: BeneficiaryCertificateDocumentInput;
  billOfExchange?: never;
  billOfLading?: never;
  contract?: never;
  coveringLetter?: never;
  customDocument?: never;
  customsPack?: never;
  invoice?: never;
  origin?: never;
  packingList?: never;
  proformaInvoice?: never;
  shipmentAdvice?: never;
  vgm?: never;
} | {
  beneficiaryCertificate?: never;
  billOfExchange: BillOfExchangeDocumentInput;
  billOfLading?: never;
  contract?: never;
  coveringLetter?: never;
  customDocument?: never;
  customsPack?: never;
  invoice?: never;
  origin?: never;
  packingList?: never;
  proformaInvoice?: never;
  shipmentAdvice?: never;
  vgm?: never;
} | {
  beneficiaryCertificate?: never;
  billOfExchange?: never;
  billOfLading: BillOfLadingDocumentInput;
  contract?: never;
  coveringLetter?: never;
  customDocument?: never;
  customsPack?: never;
  invoice?: never;
  origin?: never;
  packingList?: never;
  proformaInvoice?: never;
  shipmentAdvice?: never;
  vgm?: never;
} | {
  beneficiaryCertificate?: never;
  billOfExchange?: never;
  billOfLading?: never;
  contract: ContractDocumentInput;
  coveringLetter?: never;
  customDocument?: never;
  customsPack?: never;
  invoice?: never;
  origin?: never;
  packingList?: never;
  proformaInvoice?: never;
  shipmentAdvice?: never;
  vgm?: never;
} | {
  beneficiaryCertificate?: never;
  billOfExchange?: never;
  billOfLading?: never;
  contract?: never;
  coveringLetter: CoveringLetterDocumentInput;
  customDocument?: never;
  customsPack?: never;
  invoice?: never;
  origin?: never;
  packingList?: never;
  proformaInvoice?: never;
  shipmentAdvice?: never;
  vgm?: never;
} | {
  beneficiaryCertificate?: never;
  billOfExchange?: never;
  billOfLading?: never;
  contract?: never;
  coveringLetter?: never;
  customDocument: CustomDocumentInput;
  customsPack?: never;
  invoice?: never;
  origin?: never;
  packingList?: never;
  proformaInvoice?: never;
  shipmentAdvice?: never;
  vgm?: never;
} | {
  beneficiaryCertificate?: never;
  billOfExchange?: never;
  billOfLading?: never;
  contract?: never;
  coveringLetter?: never;
  customDocument?: never;
  customsPack: CustomsPackDocumentInput;
  invoice?: never;
  origin?: never;
  packingList?: never;
  proformaInvoice?: never;
  shipmentAdvice?: never;
  vgm?: never;
} | {
  beneficiaryCertificate?: never;
  billOfExchange?: never;
  billOfLading?: never;
  contract?: never;
  coveringLetter?: never;
  customDocument?: never;
  customsPack?: never;
  invoice: InvoiceDocumentInput;
  origin?: never;
  packingList?: never;
  proformaInvoice?: never;
  shipmentAdvice?: never;
  vgm?: never;
} | {
  beneficiaryCertificate?: never;
  billOfExchange?: never;
  billOfLading?: never;
  contract?: never;
  coveringLetter?: never;
  customDocument?: never;
  customsPack?: never;
  invoice?: never;
  origin: OriginDocumentInput;
  packingList?: never;
  proformaInvoice?: never;
  shipmentAdvice?: never;
  vgm?: never;
} | {
  beneficiaryCertificate?: never;
  billOfExchange?: never;
  billOfLading?: never;
  contract?: never;
  coveringLetter?: never;
  customDocument?: never;
  customsPack?: never;
  invoice?: never;
  origin?: never;
  packingList: PackingListDocumentInput;
  proformaInvoice?: never;
  shipmentAdvice?: never;
  vgm?: never;
} | {
  beneficiaryCertificate?: never;
  billOfExchange?: never;
  billOfLading?: never;
  contract?: never;
  coveringLetter?: never;
  customDocument?: never;
  customsPack?: never;
  invoice?: never;
  origin?: never;
  packingList?: never;
  proformaInvoice: ProformaInvoiceDocumentInput;
  shipmentAdvice?: never;
  vgm?: never;
} | {
  beneficiaryCertificate?: never;
  billOfExchange?: never;
  billOfLading?: never;
  contract?: never;
  coveringLetter?: never;
  customDocument?: never;
  customsPack?: never;
  invoice?: never;
  origin?: never;
  packingList?: never;
  proformaInvoice?: never;
  shipmentAdvice: ShipmentAdviceDocumentInput;
  vgm?: never;
} | {
  beneficiaryCertificate?: never;
  billOfExchange?: never;
  billOfLading?: never;
  contract?: never;
  coveringLetter?: never;
  customDocument?: never;
  customsPack?: never;
  invoice?: never;
  origin?: never;
  packingList?: never;
  proformaInvoice?: never;
  shipmentAdvice?: never;
  vgm: VgmDocumentInput;
};
export type BeneficiaryCertificateDocumentInput = {
  blDate?: string | null | undefined;
  blNo?: string | null | undefined;
  certificates?: ReadonlyArray<BeneficiaryCertificateCertificatesRow> | null | undefined;
  date: string;
  invoiceDate: string;
  invoiceNo: string;
  lcDate?: string | null | undefined;
  lcIssuingBank?: string | null | undefined;
  lcNo?: string | null | undefined;
  letterhead?: boolean | null | undefined;
};
export type BeneficiaryCertificateCertificatesRow = {
  text?: string | null | undefined;
  title?: string | null | undefined;
};
export type BillOfExchangeDocumentInput = {
  against?: BillOfExchangeAgainst | null | undefined;
  billNo: string;
  blDate?: string | null | undefined;
  blNo?: string | null | undefined;
  date: string;
  drawee: string;
  dueDate?: string | null | undefined;
  lcDate?: string | null | undefined;
  lcIssuingBank?: string | null | undefined;
  lcNo?: string | null | undefined;
  payee: string;
  place?: string | null | undefined;
  set?: BillOfExchangeSet | null | undefined;
  tenor?: BillOfExchangeTenor | null | undefined;
  tenorDays?: number | null | undefined;
  vessel?: string | null | undefined;
};
export type BillOfLadingDocumentInput = {
  blType?: BillOfLadingBlType | null | undefined;
  bookingNo?: string | null | undefined;
  carrier?: string | null | undefined;
  clauses?: string | null | undefined;
  consignedTo?: BillOfLadingConsignedTo | null | undefined;
  date: string;
  draftNo: string;
  forwarder?: string | null | undefined;
  freight?: BillOfLadingFreight | null | undefined;
  freightPayableAt?: string | null | undefined;
  lcIssuingBank?: string | null | undefined;
  letterhead?: boolean | null | undefined;
  originals?: number | null | undefined;
  placeOfDelivery?: string | null | undefined;
  placeOfIssue?: string | null | undefined;
  shippingInstruction?: boolean | null | undefined;
  voyage?: string | null | undefined;
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
export type CoveringLetterDocumentInput = {
  account?: string | null | undefined;
  advanceReference?: string | null | undefined;
  adviseBySwift?: boolean | null | undefined;
  against?: CoveringLetterAgainst | null | undefined;
  bank: string;
  blDate?: string | null | undefined;
  blNo?: string | null | undefined;
  caseOfNeed?: string | null | undefined;
  charges?: CoveringLetterCharges | null | undefined;
  date: string;
  declarations?: string | null | undefined;
  discrepancies?: CoveringLetterDiscrepancies | null | undefined;
  drawee: string;
  draweeBank?: string | null | undefined;
  draweeBankSwiftCode?: string | null | undefined;
  dueDate?: string | null | undefined;
  enclosures?: ReadonlyArray<CoveringLetterEnclosuresRow> | null | undefined;
  interest?: string | null | undefined;
  lcDate?: string | null | undefined;
  lcIssuingBank?: string | null | undefined;
  lcNo?: string | null | undefined;
  letterNo: string;
  mode?: CoveringLetterMode | null | undefined;
  onBoardDate?: string | null | undefined;
  portCode?: string | null | undefined;
  protest?: boolean | null | undefined;
  purposeCode?: string | null | undefined;
  shippingBillDate?: string | null | undefined;
  shippingBillNo?: string | null | undefined;
  tenor?: string | null | undefined;
};
export type CoveringLetterEnclosuresRow = {
  copies?: number | null | undefined;
  document?: string | null | undefined;
  originals?: number | null | undefined;
};
export type CustomDocumentInput = {
  body: string;
  heading?: string | null | undefined;
  letterhead?: boolean | null | undefined;
  name: string;
  stampSign?: boolean | null | undefined;
};
export type CustomsPackDocumentInput = {
  authorityLetter?: boolean | null | undefined;
  authorityText?: string | null | undefined;
  brokerLicenceNo?: string | null | undefined;
  claimDrawback?: boolean | null | undefined;
  claimRodtep?: boolean | null | undefined;
  customsBroker?: string | null | undefined;
  dataSheet?: boolean | null | undefined;
  date: string;
  exchangeRate?: string | null | undefined;
  exchangeRateDate?: string | null | undefined;
  exporterClass?: CustomsPackExporterClass | null | undefined;
  hasInfluenced?: boolean | null | undefined;
  invoiceDate: string;
  invoiceNo: string;
  isRelated?: boolean | null | undefined;
  letterhead?: boolean | null | undefined;
  natureOfContract?: CustomsPackNatureOfContract | null | undefined;
  natureOfPayment?: CustomsPackNatureOfPayment | null | undefined;
  natureOfTransaction?: CustomsPackNatureOfTransaction | null | undefined;
  otherInformation?: string | null | undefined;
  packNo: string;
  paymentPeriod?: number | null | undefined;
  place?: string | null | undefined;
  placeOfStuffing?: string | null | undefined;
  portCode?: string | null | undefined;
  preferentialAgreement?: string | null | undefined;
  previousExports?: string | null | undefined;
  rodtepDeclaration?: boolean | null | undefined;
  rodtepText?: string | null | undefined;
  scheme?: string | null | undefined;
  shippingBillDate?: string | null | undefined;
  shippingBillNo?: string | null | undefined;
  valuationRule?: CustomsPackValuationRule | null | undefined;
  valueDeclaration?: boolean | null | undefined;
  valueText?: string | null | undefined;
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
export type OriginDocumentInput = {
  dataSheet?: boolean | null | undefined;
  date: string;
  declaration?: boolean | null | undefined;
  format?: OriginFormat | null | undefined;
  invoiceDate: string;
  invoiceNo: string;
  letterhead?: boolean | null | undefined;
  manufacturer?: string | null | undefined;
  onBoardDate?: string | null | undefined;
  originNo: string;
  originText?: string | null | undefined;
  place?: string | null | undefined;
  remarks?: string | null | undefined;
  thirdParty?: string | null | undefined;
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
export type ShipmentAdviceDocumentInput = {
  addressee: string;
  blDate?: string | null | undefined;
  blNo?: string | null | undefined;
  carrier?: string | null | undefined;
  courier?: string | null | undefined;
  date: string;
  documentsSentTo?: string | null | undefined;
  eta?: string | null | undefined;
  etd?: string | null | undefined;
  insurer?: string | null | undefined;
  invoiceDate: string;
  invoiceNo: string;
  lcDate?: string | null | undefined;
  lcIssuingBank?: string | null | undefined;
  lcNo?: string | null | undefined;
  letterhead?: boolean | null | undefined;
  onBoardDate?: string | null | undefined;
  orderDate?: string | null | undefined;
  orderNo?: string | null | undefined;
  policyNo?: string | null | undefined;
  printValue?: boolean | null | undefined;
  transhipmentPort?: string | null | undefined;
  waybillNo?: string | null | undefined;
};
export type VgmDocumentInput = {
  blNo?: string | null | undefined;
  bookingNo?: string | null | undefined;
  carrier?: string | null | undefined;
  contact?: string | null | undefined;
  date: string;
  declaration?: string | null | undefined;
  declarationNo: string;
  designation?: string | null | undefined;
  letterhead?: boolean | null | undefined;
  official: string;
  voyage?: string | null | undefined;
};
export type useDocumentPreviewQuery$variables = {
  input: PreviewDocumentInput;
};
export type useDocumentPreviewQuery$data = {
  readonly previewDocument: {
    readonly " $fragmentSpreads": FragmentRefs<"renderedPages_preview">;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "LayeredPage",
    "kind": "LinkedField",
    "name": "layeredPages",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PageLayer",
        "kind": "LinkedField",
        "name": "layers",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hash",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "svg",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
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
    "kind": "ScalarField",
    "name": "plainText",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "ShipmentWarning",
    "kind": "LinkedField",
    "name": "warnings",
    "plural": true,
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "code",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "field",
        "storageKey": null
      }
    ],
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
      (v2/*:: as any*/)
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
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DocumentPreview",
        "kind": "LinkedField",
        "name": "previewDocument",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "renderedPages_preview",
            "selections": (v3/*:: as any*/),
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDocumentPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DocumentPreview",
        "kind": "LinkedField",
        "name": "previewDocument",
        "plural": false,
        "selections": (v3/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0b8d085eea181d3c3f4300677bc5d5f5f6f6e6e5cde18cc6aec15580b2b6133b",
    "metadata": {},
    "name": "useDocumentPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d74ed37b2b65abf2b6ce92470f0b246b";

export default node;

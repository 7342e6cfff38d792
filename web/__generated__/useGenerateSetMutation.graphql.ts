/**
 * @generated SignedSource<<c3ed99113073d0cb26925a4128a529d3>>
 * @relayHash 228e859b972de754cf4b3c6a42ee6e30
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b20e34800a188b12f75e47530f0437f6c57f3b551fd1381bba25a7d6e7bc2366

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
export type PartnerRole = "BROKER" | "CHA" | "IMPORTER";
export type UserErrorCode = "CONFLICT" | "DUPLICATE" | "INVALID" | "IN_USE" | "NOT_FOUND" | "RATE_LIMITED" | "TOO_LARGE" | "UNSUPPORTED_TYPE";
export type GenerateDocumentSetInput = {
  audience?: ReadonlyArray<PartnerRole> | null | undefined;
  documents: ReadonlyArray<DocumentInput>;
  merged?: boolean | null | undefined;
  mergedName?: string | null | undefined;
  shipmentId: string;
  version?: number | null | undefined;
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
export type useGenerateSetMutation$variables = {
  input: GenerateDocumentSetInput;
};
export type useGenerateSetMutation$data = {
  readonly generateDocumentSet: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
    readonly shipment: {
      readonly " $fragmentSpreads": FragmentRefs<"ShipmentDetail_shipment">;
    } | null | undefined;
  };
};
export type useGenerateSetMutation = {
  response: useGenerateSetMutation$data;
  variables: useGenerateSetMutation$variables;
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
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "field",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "errors",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "updatedAt",
  "storageKey": null
},
v8 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v9 = [
  (v5/*:: as any*/)
],
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "Attachment",
  "kind": "LinkedField",
  "name": "supersededBy",
  "plural": false,
  "selections": (v9/*:: as any*/),
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "audience",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "madeBy",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "staleFields",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "address",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "gst",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "country",
  "storageKey": null
},
v20 = [
  (v6/*:: as any*/),
  (v17/*:: as any*/),
  (v19/*:: as any*/)
],
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "netWeight",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "grossWeight",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amountBeforeGST",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useGenerateSetMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "GenerateDocumentSetPayload",
        "kind": "LinkedField",
        "name": "generateDocumentSet",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Shipment",
            "kind": "LinkedField",
            "name": "shipment",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ShipmentDetail_shipment"
              }
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useGenerateSetMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "GenerateDocumentSetPayload",
        "kind": "LinkedField",
        "name": "generateDocumentSet",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Shipment",
            "kind": "LinkedField",
            "name": "shipment",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "firmId",
                "storageKey": null
              },
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "status",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ShipmentFirm",
                "kind": "LinkedField",
                "name": "firm",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "ieCode",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "pan",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v8/*:: as any*/),
                "concreteType": "AttachmentConnection",
                "kind": "LinkedField",
                "name": "attachments",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "totalCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "AttachmentEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Attachment",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v5/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Attachment",
                            "kind": "LinkedField",
                            "name": "supersedes",
                            "plural": false,
                            "selections": (v9/*:: as any*/),
                            "storageKey": null
                          },
                          (v10/*:: as any*/),
                          (v6/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "contentType",
                            "storageKey": null
                          },
                          (v11/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "sizeInMB",
                            "storageKey": null
                          },
                          (v7/*:: as any*/),
                          (v12/*:: as any*/),
                          (v13/*:: as any*/),
                          (v14/*:: as any*/),
                          (v15/*:: as any*/),
                          (v16/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "DocumentChange",
                            "kind": "LinkedField",
                            "name": "changes",
                            "plural": true,
                            "selections": [
                              (v3/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "from",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "to",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "__typename",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "cursor",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PageInfo",
                    "kind": "LinkedField",
                    "name": "pageInfo",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "endCursor",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "hasNextPage",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Attachment",
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": [
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v11/*:: as any*/),
                      (v13/*:: as any*/),
                      (v10/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "attachments(first:100)"
              },
              {
                "alias": null,
                "args": (v8/*:: as any*/),
                "filters": null,
                "handle": "connection",
                "key": "AttachmentSection_attachments",
                "kind": "LinkedHandle",
                "name": "attachments"
              },
              {
                "alias": null,
                "args": (v8/*:: as any*/),
                "filters": null,
                "handle": "connection",
                "key": "MergeDialog_attachments",
                "kind": "LinkedHandle",
                "name": "attachments"
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "termsOfShipment",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "termsOfPayment",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lcNo",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "invoiceNo",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "invoiceDate",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "piNo",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "piDate",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "contractNo",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "contractDate",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "notes",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "orderNo",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "orderDate",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lcDate",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lcIssuingBank",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lcLatestShipment",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lcExpiry",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ShipmentReference",
                "kind": "LinkedField",
                "name": "references",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "label",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "value",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Address",
                "kind": "LinkedField",
                "name": "address",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v17/*:: as any*/),
                  (v18/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isSellerDifferent",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ShipmentParty",
                "kind": "LinkedField",
                "name": "seller",
                "plural": false,
                "selections": (v20/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ShipmentParty",
                "kind": "LinkedField",
                "name": "buyer",
                "plural": false,
                "selections": (v20/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ShipmentParty",
                "kind": "LinkedField",
                "name": "consignee",
                "plural": false,
                "selections": (v20/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ShipmentParty",
                "kind": "LinkedField",
                "name": "notifyParties",
                "plural": true,
                "selections": (v20/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ShipmentBroker",
                "kind": "LinkedField",
                "name": "broker",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v19/*:: as any*/)
                ],
                "storageKey": null
              },
              (v11/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "originCountry",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "destinationCountry",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "preCarriageText",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "placeOfReceipt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "vessel",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "portOfLoading",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "portOfDischarge",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "finalDestination",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "currency",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ProductLine",
                "kind": "LinkedField",
                "name": "products",
                "plural": true,
                "selections": [
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hsnCode",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "description",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "specification",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "marks",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "countryOfOrigin",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "stateOfOrigin",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "districtOfOrigin",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "sqcQuantity",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "sqcUnit",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "schemeSerialNo",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "originCriterion",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "manufacturer",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "volume",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "quantity",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "rate",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "amount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ProductLineUnit",
                    "kind": "LinkedField",
                    "name": "unit",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "orderUnit",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "packingUnit",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ProductLinePackages",
                    "kind": "LinkedField",
                    "name": "packages",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "total",
                        "storageKey": null
                      },
                      (v11/*:: as any*/),
                      (v21/*:: as any*/),
                      (v22/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "netWeightPerPackage",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "grossWeightPerPackage",
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
                "concreteType": "ShipmentTotals",
                "kind": "LinkedField",
                "name": "totals",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "subtotal",
                    "storageKey": null
                  },
                  (v23/*:: as any*/),
                  (v18/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "invoiceValue",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "cifValue",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "totalAmount",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Charges",
                "kind": "LinkedField",
                "name": "charges",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "discount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "gstPercentage",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "advance",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "fob",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "freight",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "insurance",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "commission",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ContainerDetail",
                "kind": "LinkedField",
                "name": "containerDetail",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "containerCount",
                    "storageKey": null
                  },
                  (v11/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Container",
                "kind": "LinkedField",
                "name": "containers",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "containerNumber",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "lineSealNumber",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "rfidSealNumber",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "size",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "lot",
                    "storageKey": null
                  },
                  (v21/*:: as any*/),
                  (v22/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "unit",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "packages",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isoType",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "tareWeight",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "maxGrossWeight",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "dunnageWeight",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "customsSealNumber",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "vgmMethod",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "vgmWeight",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "vgmWeighedOn",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "vgmSlipNo",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "vgmWeighbridge",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "BankDetail",
                "kind": "LinkedField",
                "name": "bankDetails",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "nickname",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "bank",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "accountHolderName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "accountNumber",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "iban",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "swiftCode",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "branch",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "adCode",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "bankAddress",
                    "storageKey": null
                  },
                  (v19/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "declaration",
                "storageKey": null
              },
              (v16/*:: as any*/),
              (v23/*:: as any*/),
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
                    "concreteType": "AttachmentEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Attachment",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v5/*:: as any*/),
                          (v6/*:: as any*/),
                          (v11/*:: as any*/),
                          (v13/*:: as any*/),
                          (v14/*:: as any*/),
                          (v12/*:: as any*/),
                          (v10/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Attachment",
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": [
                      (v6/*:: as any*/),
                      (v15/*:: as any*/),
                      (v5/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "attachments(last:100)"
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "differsFromMasterData",
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
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b20e34800a188b12f75e47530f0437f6c57f3b551fd1381bba25a7d6e7bc2366",
    "metadata": {},
    "name": "useGenerateSetMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "88138781d66961f90f62552a66d10e4d";

export default node;

import { recordOf } from "#domain/typedObject.ts";
import type { AccountType, OnboardingStatus } from "#domain/account/accountType.ts";
import type { Role } from "#domain/account/role.ts";
import type { ApiKeyScope } from "#domain/integrations/apiKey.ts";
import { attachmentTypeNames, attachmentTypes, type FirmImageType } from "#domain/documents/attachment.ts";
import type { PartnerRole } from "#domain/partners/partner.ts";
import type { AttachmentMaker, AttachmentState } from "#domain/review/attachmentState.ts";
import { preCarriageNames, type ContainerLoad, type PreCarriage, type ShipmentType } from "#domain/shipment/shipment.ts";
import { rowColours } from "#domain/stats/stats.ts";
import type { StatsColumnKind } from "#domain/stats/systemColumns.ts";
import { problemCodes, type ProblemCode } from "#domain/http/problem.ts";
import { builder } from "./builder.ts";

type Described<Value extends string> = Record<Value, { description: string }>;

const accountTypeValues: Described<AccountType> = {
  EXPORTER: { description: "Exports goods; the only type that `signUp` accepts." },
  IMPORTER: { description: "Imports goods; joins by the invitation of an exporter." },
  BROKER: { description: "Brings exporters and importers together; joins by the invitation of an exporter." },
  CHA: { description: "Customs house agent; joins by the invitation of an exporter." },
};
export const AccountTypeEnum = builder.enumType("AccountType", { description: "What an account is for.", values: accountTypeValues });

const onboardingValues: Described<OnboardingStatus> = {
  ONBOARDING_PENDING: { description: "Signed up, set-up not begun." },
  ONBOARDING_IN_PROGRESS: { description: "Set-up begun, not completed." },
  ONBOARDING_COMPLETED: { description: "Set up; all features are available." },
};
export const OnboardingStatusEnum = builder.enumType("OnboardingStatus", {
  description: "A user's progress in the set-up of fifteen steps.",
  values: onboardingValues,
});

const roleValues: Described<Role> = {
  OWNER: { description: "Everything, also bank details, stamps, firms, the team, API keys and webhooks." },
  EDITOR: { description: "Shipments, documents, master data and the stats sheet." },
  VIEWER: { description: "Reading and downloading." },
};
export const RoleEnum = builder.enumType("Role", { description: "What a member of an office may do.", values: roleValues });

const partnerRoleValues: Described<PartnerRole> = {
  IMPORTER: { description: "Buys the goods, or receives them." },
  BROKER: { description: "Brought exporter and importer together." },
  CHA: { description: "Customs house agent of the exporter." },
};
export const PartnerRoleEnum = builder.enumType("PartnerRole", {
  description: "What a partner, which is another office, is to the exporter's.",
  values: partnerRoleValues,
});

const apiKeyScopeValues: Described<ApiKeyScope> = {
  READ: { description: "Read everything but API keys, webhooks and invitations, previews and subscriptions included, and change nothing." },
  WRITE: {
    description:
      "Read and change everything but API keys, webhooks, members, partners, invitations, e-mails about the inbox, the password and the profile.",
  },
};
export const ApiKeyScopeEnum = builder.enumType("ApiKeyScope", { description: "What an API key may do.", values: apiKeyScopeValues });

const firmImageValues: Described<FirmImageType> = {
  STAMP_SIGN: { description: "The stamp with the signature that signs documents: PNG or JPEG." },
  LETTERHEAD: { description: "The banner on top of documents: PNG or JPEG, at least five times as wide as high." },
};
export const FirmImageTypeEnum = builder.enumType("FirmImageType", { description: "What a firm's image is for.", values: firmImageValues });

// Every type has its display name in its description.
const attachmentValues = recordOf(
  attachmentTypes.map((type) => [type, { description: `Shown to people as "${attachmentTypeNames[type]}".` }]),
);
export const AttachmentTypeEnum = builder.enumType("AttachmentType", {
  description: "What kind of paper an attachment is.",
  values: attachmentValues,
});

const attachmentStateValues: Described<AttachmentState> = {
  DRAFT: { description: "Not approved: only the office sees it." },
  SUBMITTED: { description: "Waiting for decisions: the office sees it, who made it, and who is asked." },
  APPROVED: { description: "Approved: partners see it whose role is in its audience." },
  FINAL: { description: "Approved for good: it is renamed, deleted and taken from partners by owners alone." },
  REJECTED: { description: "Refused with a reason: the office sees it, and who made it." },
};
export const AttachmentStateEnum = builder.enumType("AttachmentState", {
  description: "How far a stored file has come.",
  values: attachmentStateValues,
});

const attachmentMakerValues: Described<AttachmentMaker> = {
  OFFICE: { description: "The exporter's office." },
  PARTNER: { description: "A partner's office." },
  LINK: { description: "The visitor of a share link." },
};
export const AttachmentMakerEnum = builder.enumType("AttachmentMaker", {
  description: "Who put a file on a shipment.",
  values: attachmentMakerValues,
});

const shipmentTypeValues: Described<ShipmentType> = {
  CONTAINERISED: { description: "In containers; the shipment has container details." },
  BULK: { description: "On a bulk vessel, without containers." },
};
export const ShipmentTypeEnum = builder.enumType("ShipmentType", { description: "How the goods travel.", values: shipmentTypeValues });

export const ShipmentChangeKindEnum = builder.enumType("ShipmentChangeKind", {
  description: "What happened to a shipment.",
  values: {
    CREATED: { description: "It was added." },
    UPDATED: { description: "An entered value, a document number or an attachment changed, or it moved to another firm." },
    DELETED: { description: "It was deleted with all its files." },
  },
});

const preCarriageValues: Record<PreCarriage, { value: string; description: string }> = {
  BY_ROAD: { value: preCarriageNames.BY_ROAD, description: 'By lorry; printed as "By Road".' },
  BY_RAIL: { value: preCarriageNames.BY_RAIL, description: 'By train; printed as "By Rail".' },
  BY_SEA: { value: preCarriageNames.BY_SEA, description: 'By a coasting or feeder vessel; printed as "By Sea".' },
  BY_AIR: { value: preCarriageNames.BY_AIR, description: 'By aircraft; printed as "By Air".' },
  MULTI_MODEL: { value: preCarriageNames.MULTI_MODEL, description: 'By more than one of these; printed as "Multi Model".' },
};
export const PreCarriageEnum = builder.enumType("PreCarriage", {
  description: "How goods reach the port of loading.",
  values: preCarriageValues,
});

const containerLoadValues: Described<ContainerLoad> = {
  FCL: { description: "Full container load." },
  LCL: { description: "Less than a container load." },
};
export const ContainerLoadEnum = builder.enumType("ContainerLoad", {
  description: "How containers are filled.",
  values: containerLoadValues,
});

export const listSettings = [
  "PAYMENT_TERMS",
  "SHIPMENT_TERMS",
  "CURRENCIES",
  "DECLARATIONS",
  "ORIGIN_COUNTRIES",
  "DESTINATION_COUNTRIES",
] as const;
const listSettingValues: Described<(typeof listSettings)[number]> = {
  PAYMENT_TERMS: { description: "Terms of payment: `Viewer.paymentTerms`." },
  SHIPMENT_TERMS: { description: "Terms of shipment: `Viewer.shipmentTerms`." },
  CURRENCIES: { description: "Currencies to price in: `Viewer.currencies`." },
  DECLARATIONS: { description: "Declarations on invoices: `Viewer.declarations`." },
  ORIGIN_COUNTRIES: { description: "Countries shipped from: `Viewer.originCountries`." },
  DESTINATION_COUNTRIES: { description: "Countries shipped to: `Viewer.destinationCountries`." },
};
export const ListSettingEnum = builder.enumType("ListSetting", {
  description: "One of the user's six lists of texts for shipments.",
  values: listSettingValues,
});

export const OrderDirectionEnum = builder.enumType("OrderDirection", {
  description: "Direction of an order.",
  values: { ASC: { description: "Smallest or oldest first." }, DESC: { description: "Largest or newest first." } },
});

export const ShipmentOrderFieldEnum = builder.enumType("ShipmentOrderField", {
  description: "What shipments can be ordered by.",
  values: {
    CREATED_AT: { value: "createdAt", description: "When the shipment was created." },
    UPDATED_AT: { value: "updatedAt", description: "When the shipment was last changed (`Shipment.updatedAt`)." },
    NAME: { value: "name", description: "The name, by its first 100 characters in any case; at most 20,000 shipments." },
    INVOICE_DATE: {
      value: "invoiceDate",
      description: "The invoice's date, those without one as the earliest; at most 20,000 shipments.",
    },
  },
});

const problemValues: Described<ProblemCode> = {
  INVALID: { description: "A value is invalid or missing." },
  NOT_FOUND: { description: "An id or key names nothing of the user's." },
  DUPLICATE: { description: "It exists already." },
  CONFLICT: { description: "It was changed by someone else since it was read; read it again." },
  RATE_LIMITED: { description: "Too many attempts; wait and try again." },
  TOO_LARGE: { description: "A file or text is larger than allowed." },
  UNSUPPORTED_TYPE: { description: "A file's type is not accepted." },
  IN_USE: { description: "It is still in use." },
};
problemCodes satisfies readonly (keyof typeof problemValues)[];
export const UserErrorCodeEnum = builder.enumType("UserErrorCode", {
  description: "Kind of a refusal.",
  values: problemValues,
});

const rowColourValues = recordOf(
  rowColours.map(({ id, name, hex, isDark }) => [id, { description: `${name}, ${hex}, with ${isDark ? "white" : "black"} text.` }]),
);
export const RowColourEnum = builder.enumType("RowColour", {
  description: "The colour of a row of a stats sheet.",
  values: rowColourValues,
});

const statsColumnKindValues: Record<Uppercase<StatsColumnKind>, { value: StatsColumnKind; description: string }> = {
  TEXT: { value: "text", description: "Any text that the user types." },
  DATE: { value: "date", description: "A day as DD/MM/YYYY." },
  MONEY: { value: "money", description: 'An amount such as "82,500.00", in the currency of the row\'s cell `currency`.' },
  MEASURE: { value: "measure", description: 'A figure with its unit, such as "75,000.00 KG".' },
};
export const StatsColumnKindEnum = builder.enumType("StatsColumnKind", {
  description: "What the cells of a column hold.",
  values: statsColumnKindValues,
});

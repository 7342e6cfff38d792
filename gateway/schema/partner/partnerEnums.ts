import type { PartnerScope, PartnerState, ShareOrigin, ShareState } from "#domain/partners/partner.ts";
import { builder } from "../../builder/builder.ts";

type Described<Value extends string> = Record<Value, { description: string }>;

const scopeValues: Described<PartnerScope> = {
  ALL: { description: "All shipments that name one of its buyers or brokers, present and future; for a CHA all shipments." },
  FIRMS: { description: "All shipments of certain firms, present and future; only for a CHA." },
  CHOSEN: { description: "Only shipments that somebody chooses." },
};
export const PartnerScopeEnum = builder.enumType("PartnerScope", {
  description: "Which shipments a partner is put on.",
  values: scopeValues,
});

const stateValues: Described<PartnerState> = {
  INVITED: { description: "It has not accepted its invitation yet, which may have expired." },
  ACTIVE: { description: "It has joined and sees what is shared with it." },
  REVOKED: { description: "The invitation was withdrawn, or the partnership ended." },
};
export const PartnerStateEnum = builder.enumType("PartnerState", { description: "State of a partnership.", values: stateValues });

const shareStateValues: Described<ShareState> = {
  SHARED: { description: "The partner sees the shipment." },
  WAITING: { description: "The shipment matches the partner, who sees it once somebody shares it." },
  EXCLUDED: { description: "The partner was taken off and stays off until it is added again." },
};
export const ShareStateEnum = builder.enumType("ShareState", {
  description: "Whether a partner sees a shipment.",
  values: shareStateValues,
});

const shareOriginValues: Described<ShareOrigin> = {
  MATCHED: { description: "The shipment names one of the partner's records; the partner leaves when it does no more." },
  CHOSEN: { description: "Somebody chose the shipment." },
};
export const ShareOriginEnum = builder.enumType("ShareOrigin", {
  description: "How a partner came onto a shipment.",
  values: shareOriginValues,
});

import type { AuditChange } from "#domain/audit/auditTrail.ts";
import type { PartnerScope } from "#domain/partners/partner.ts";
import { recordsOfPartner, type PartnerInput } from "#domain/partners/partnerInput.ts";
import { fieldChange, itemChanges } from "../audit/auditDraft.ts";

const scopeWords: Record<PartnerScope, string> = { ALL: "all of theirs", FIRMS: "those of firms", CHOSEN: "chosen ones" };
const recordWords = { buyers: "buyer", brokers: "broker", firms: "firm" };

/** The changes of a partner, for the audit trail; `names` has the records' names by id. */
export function partnerChanges(before: PartnerInput, after: PartnerInput, names: ReadonlyMap<string, string>): AuditChange[] {
  const record = recordsOfPartner(after) ?? recordsOfPartner(before);
  const namesOf = ({ recordIds }: PartnerInput) => recordIds.map((id) => names.get(id) ?? "a deleted one");
  return [
    ...fieldChange("name", before.name, after.name),
    ...fieldChange("shipments", scopeWords[before.scope], scopeWords[after.scope]),
    ...(record ? itemChanges(recordWords[record], namesOf(before), namesOf(after)) : []),
    ...fieldChange("new shipments", sharing(before), sharing(after)),
    ...fieldChange("prices", yesOrNo(before.showsPrices), yesOrNo(after.showsPrices)),
    ...fieldChange("uploads", yesOrNo(before.mayUpload), yesOrNo(after.mayUpload)),
  ];
}

function sharing({ sharesNew }: PartnerInput): string {
  return sharesNew ? "shared at once" : "not shared at once";
}

function yesOrNo(flag: boolean): string {
  return flag ? "yes" : "no";
}

import { partnerRoleNames, type PartnerRole } from "#domain/partners/partner.ts";

type Exporter = { readonly id: string; readonly name: string; readonly role: PartnerRole };

/** The names of exporters by their global ids; with the role for one that knows the office in two. */
export function exporterNames(exporters: readonly Exporter[]): Map<string, string> {
  const isTwice = (name: string) => exporters.filter((one) => one.name === name).length > 1;
  return new Map(exporters.map(({ id, name, role }) => [id, isTwice(name) ? `${name} (${partnerRoleNames[role]})` : name]));
}

import { moreField } from "../moreFields.ts";

/** The longest wording, in characters. */
const maxWording = 4000;

/**
 * A text whose words an authority, a bank or a carrier fixes. The firm's own text replaces `proposal`; both may contain merge
 * fields and marks.
 */
function wording<const Name extends string>(name: Name, label: string, use: string, proposal: string) {
  const description = `The firm's wording of ${use}, with merge fields such as {{invoice.no}}. Documents print Lading's proposal if it is empty.`;
  return { ...moreField(name, label, description, { input: "longText", maxLength: maxWording }), proposal } as const;
}

/** The wordings of a firm, with our proposals. Like its print settings, they apply to shipments that are saved already. */
export const wordings = [
  wording(
    "coveringLetterWording",
    "Covering Letter: Declarations",
    "the declarations to the bank in a covering letter",
    "We declare that the goods have been exported as described in the enclosed documents, and that their full value will be realised and repatriated within the period that the foreign exchange regulations prescribe.\nWe declare that no other bank has been asked to handle the documents of this export, and that no person or country that sanctions name takes part in it.",
  ),
  wording(
    "valueDeclarationWording",
    "Export Value Declaration",
    "the declaration below the export value declaration under Rule 7",
    "1. I/We hereby declare that the information furnished above is true, complete and correct in every respect.\n2. I/We also undertake to bring to the notice of the proper officer any particulars which subsequently come to my/our knowledge and which will have a bearing on the valuation.",
  ),
  wording(
    "rodtepWording",
    "RoDTEP Declaration",
    "the declaration that a claim under the RoDTEP scheme needs",
    "I/We, in regard to my/our claim under RoDTEP scheme made in this Shipping Bill or Bill of Export, hereby declare that:\n\n1. I/We undertake to abide by the provisions, including conditions, restrictions, exclusions and time-limits as provided under RoDTEP scheme, and relevant notifications, regulations, etc., as amended from time to time.\n2. Any claim made in this Shipping Bill or Bill of Export is not with respect to any duties or taxes or levies which are exempted or remitted or credited under any other mechanism outside RoDTEP.\n3. I/We undertake to preserve and make available relevant documents relating to the exported goods for the purposes of audit in the manner and for the time period prescribed in the Customs Audit Regulations, 2018.",
  ),
  wording(
    "authorityWording",
    "Authority Letter",
    "the letter that authorises the customs broker",
    "We authorise you to act as our customs broker for the export of the goods of our Invoice No. {{invoice.no}} dated {{invoice.date}} to {{buyer.name}}, {{route.destinationCountry}}: to file and amend the shipping bill, to present the goods for examination, to pay charges on our behalf, and to receive the documents.\n\nThe particulars that we gave you are true and complete. We are responsible for the description, classification, value and origin of the goods, and for every claim under an export scheme. You will advise us to comply with the law.",
  ),
  wording(
    "originWording",
    "Declaration of Origin",
    "the declaration of origin",
    "We hereby certify that the goods described below, covered by our Invoice No. {{invoice.no}} dated {{invoice.date}}, are of {{route.originCountry}} origin, wholly produced or manufactured in {{route.originCountry}}.",
  ),
  wording(
    "vgmWording",
    "VGM Declaration",
    "the declaration of the verified gross mass of containers",
    "We declare that the verified gross mass of each container below was obtained by the method shown: method 1, weighing the packed and sealed container; method 2, adding the mass of all packages and cargo, of dunnage and securing material, and the tare of the container.",
  ),
] as const;

export type WordingName = (typeof wordings)[number]["name"];

/** A firm's wordings; absent or blank ones are as proposed. */
export type FirmWordings = { readonly [Name in WordingName]?: string | undefined };

/** The text that a firm's documents print: its own, or our proposal. */
export function wordingOf(name: WordingName, firm: FirmWordings): string {
  return firm[name]?.trim() || proposalOf(name);
}

function proposalOf(name: WordingName): string {
  return wordings.find((each) => each.name === name)?.proposal ?? "";
}

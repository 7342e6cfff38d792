import { noDetails, paperTypes, usualPapers, type PaperChoice, type PaperType } from "./papers.ts";

/**
 * A document set for new shipments (ADR-0117). `country` is the English name of the country of destination, "" for any; `buyerId` the
 * consignee's, null for any; `buyerName` is "" without a buyer, and for one that was deleted.
 */
export type PaperTemplate = {
  paperTemplateId: string;
  name: string;
  types: PaperType[];
  country: string;
  buyerId: string | null;
  buyerName: string;
};

export const maxPaperTemplates = 50;
export const maxPaperTemplateName = 60;

export const paperTemplateMessages = {
  notFound: "Document set template not found",
  name: `Please enter a name of at most ${maxPaperTemplateName} characters`,
  taken: "A document set template has this name",
  types: "Please choose at least one document",
  use: "Please choose a country or a buyer that the set is for",
  buyer: "Buyer not found",
  full: `At most ${maxPaperTemplates} document set templates can be kept`,
  saved: "Document set template saved successfully",
  deleted: "Document set template deleted successfully",
} as const;

/** The shipment's destination and consignee decide which template it begins with: the first that fits, so give them the newest first. */
export function templateFor<Template extends Pick<PaperTemplate, "country" | "buyerId">>(
  templates: readonly Template[],
  { destinationCountry, consigneeId }: { destinationCountry: string; consigneeId: string },
): Template | undefined {
  const country = destinationCountry.trim().toLowerCase();
  return templates.find(
    (one) => (one.country === "" || one.country.toLowerCase() === country) && (one.buyerId === null || one.buyerId === consigneeId),
  );
}

/**
 * The choices of a shipment that begins with a template: its papers are needed, and the usual ones that it leaves out are not.
 * Insurance and bills, which only some terms ask for, follow the shipment's terms even if the template leaves them out.
 */
export function templateChoices(types: readonly PaperType[]): PaperChoice[] {
  const isUsual = (type: PaperType) => usualPapers.some((usual) => usual === type);
  return paperTypes
    .filter((type) => types.includes(type) !== isUsual(type))
    .map((type) => ({ type, isNeeded: types.includes(type), ...noDetails }));
}

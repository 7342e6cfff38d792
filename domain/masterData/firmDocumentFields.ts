import { moreField, type MoreTexts } from "./moreFields.ts";
import { wordings } from "./wordings/wordings.ts";

/** What documents print about a firm besides its name, codes and addresses. A shipment keeps them as saved. */
export const firmSnapshotFields = [
  moreField("cin", "CIN", "The corporate identification number, or the LLPIN of a partnership, such as U51909GJ2011PTC064213.", {
    input: "upperText",
    maxLength: 21,
    format: "cin",
  }),
  moreField("phone", "Phone", 'The phone number that papers print, such as "+91 281 555 0142".', { maxLength: 50, keyboard: "tel" }),
  moreField("email", "E-mail", 'The e-mail address that papers print, such as "exports@tarangvel.example".', { format: "email" }),
  moreField("rcmc", "RCMC No.", "The number of the registration-cum-membership certificate of the export promotion council.", {
    maxLength: 50,
  }),
  moreField("signatoryName", "Signatory Name", "The person who signs for the firm."),
  moreField("signatoryDesignation", "Signatory Designation", 'What the signatory is in the firm, such as "Partner".', { maxLength: 100 }),
  moreField("signatoryMobile", "Signatory Mobile", "The signatory's mobile number.", { maxLength: 50, keyboard: "tel" }),
  moreField("signingPlace", "Place of Signing", 'Where papers are signed, such as "Rajkot".', { maxLength: 100 }),
  moreField("lutArn", "LUT ARN", "The acknowledgement number of the letter of undertaking for exports without payment of IGST.", {
    input: "upperText",
    maxLength: 20,
  }),
  moreField("lutDate", "LUT Date", "The date of that letter of undertaking.", { input: "date", maxLength: 10 }),
  moreField("lutFinancialYear", "LUT Financial Year", 'The financial year of that letter of undertaking, such as "2025-26".', {
    maxLength: 7,
    format: "financialYear",
    hint: "Like 2025-26",
  }),
] as const;

/** How a firm's documents are printed. Like its letterhead, they apply to documents of shipments that are saved already. */
const firmPrintFields = [
  moreField("dateStyle", "Dates on Documents", "How documents print dates: `12/11/2025` (also if empty) or `12 Nov 2025`.", {
    input: "choice",
    options: ["12/11/2025", "12 Nov 2025"],
    hint: "12/11/2025 if empty",
  }),
  moreField("blankMarks", "Blank Marks", "What documents print for goods without marks: `N/M` (no marks), or nothing if empty.", {
    input: "choice",
    options: ["N/M"],
    hint: "N/M: no marks",
  }),
] as const;

/** The section 'For documents' of a firm's form. */
export const firmPaperFields = [...firmSnapshotFields, ...firmPrintFields] as const;

/** What a firm's documents read from its present settings, not from the shipment's copy. */
export const firmCurrentFields = [...firmPrintFields, ...wordings] as const;

/** Everything that only documents print about a firm. */
export const firmDocumentFields = [...firmPaperFields, ...wordings] as const;

export type FirmDocumentData = MoreTexts<typeof firmDocumentFields>;

/** What papers for banks and customs need of a bank account. */
export const bankDocumentFields = [
  moreField("branch", "Branch", "The bank's branch."),
  moreField("adCode", "AD Code", "The code of the bank's branch as authorised dealer, 7 or 14 digits, such as 6390180.", {
    maxLength: 20,
    format: "adCode",
  }),
] as const;

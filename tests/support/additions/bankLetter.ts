import type { Addition } from "./addition.ts";

/** The fields of a document that does not exist: one of each kind that today's documents do not have. */
const definition = `import { invoiceNumber, letterhead, numberedWords } from "../commonFields.ts";
import type { DocumentDefinition, RequestOf } from "../documentDefinition.ts";

export const bankLetter = {
  kind: "bank-letter",
  graphqlName: "bankLetter",
  noun: "BANK_LETTER",
  group: "bank",
  attachmentType: "BILLS",
  words: {
    ...numberedWords,
    name: "Bank Letter",
    inSentence: "bank letter",
    title: "BANK LETTER",
    fileName: "Bank Letter",
    generated: "Bank Letter generated successfully",
  },
  fields: [
    invoiceNumber,
    { type: "date", name: "date", label: "Date", description: "Date of the letter.", required: true, proposed: "{{today}}" },
    {
      type: "choice",
      name: "mode",
      label: "Mode",
      description: "How the bank is to be paid.",
      choices: [
        { value: "CREDIT", label: "Documentary credit", description: "Under a letter of credit." },
        { value: "COLLECTION", label: "Collection", description: "For collection." },
      ],
      default: "CREDIT",
    },
    {
      type: "rows",
      name: "enclosures",
      label: "Enclosure",
      description: "The documents enclosed.",
      most: 30,
      columns: [
        { type: "text", name: "document", label: "Document", description: "Its name.", maxLength: 100 },
        { type: "count", name: "originals", label: "Originals", description: "Number of originals.", least: 0, most: 9, default: 1 },
      ],
    },
    letterhead,
  ],
} as const satisfies DocumentDefinition;

export type BankLetterRequest = RequestOf<typeof bankLetter>;
`;

const model = `import type { BankLetterRequest } from "#domain/documents/kinds/bankLetter.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { documentNumbers, identityOf } from "../numbers/documentNumbers.ts";
import { documentHeader } from "./documentHeader.ts";

export function bankLetterModel(request: BankLetterRequest, shipment: Shipment) {
  const document = { kind: "bank-letter", request } as const;
  return {
    kind: "bank-letter" as const,
    ...documentHeader(identityOf(document, documentNumbers(document, shipment)), shipment, request.letterhead),
    mode: request.mode === "CREDIT" ? "Under documentary credit" : "For collection",
    enclosures: request.enclosures.map(({ document: label, originals }) => ({ label, value: String(originals) })),
  };
}
`;

const template = `#import "parts/layout.typ": *
#let data = json("/data.json")
#let model = data.model
#show: document-page.with(model)
#sender(model, data.images)
#for (label, value) in model.enclosures [#label: #value \\ ]
`;

/** The document's own test: REST's body, GraphQL's input, the history's word, model and PDF. */
const ownTest = `import assert from "node:assert/strict";
import { printType } from "graphql";
import { auditNounWords } from "#domain/audit/auditTrail.ts";
import { readDocumentBody } from "../../api/document/documentBody.ts";
import { documentOperations } from "../../api/document/documentOperations.ts";
import { buildDocumentModel } from "../../api/document/models/buildDocumentModel.ts";
import { createTypstRenderer } from "../../api/document/render/typstRenderer.ts";
import { createSchema } from "../../gateway/graphql/createSchema.ts";
import { riceShipment } from "../support/fixtures/cases.ts";

const sent = { invoiceNo: "TV/7", date: "12/11/2025", mode: "COLLECTION", enclosures: [{ document: "Invoice", originals: 3 }, {}] };
const document = readDocumentBody("bank-letter", sent);
assert.deepEqual(document.request, {
  ...sent,
  enclosures: [{ document: "Invoice", originals: 3 }, { document: "", originals: 1 }],
  letterhead: true,
});
assert.throws(() => readDocumentBody("bank-letter", { ...sent, mode: "BARTER" }));
assert.throws(() => readDocumentBody("bank-letter", { ...sent, date: "" }));
assert.throws(() => readDocumentBody("bank-letter", { ...sent, enclosures: Array.from({ length: 31 }, () => ({})) }));
assert.equal(documentOperations("bank-letter").generate.id, "generateBankLetter");
assert.equal(auditNounWords.BANK_LETTER, "bank letter");

const schema = createSchema();
const typeOf = (name: string) => printType(schema.getType(name) ?? assert.fail(name));
assert.match(typeOf("DocumentInput"), /bankLetter: BankLetterDocumentInput/);
assert.match(typeOf("BankLetterDocumentInput"), /mode: BankLetterMode = CREDIT/);
assert.match(typeOf("BankLetterDocumentInput"), /enclosures: \\[BankLetterEnclosuresRow!\\]/);
assert.match(typeOf("BankLetterEnclosuresRow"), /originals: Int = 1/);

const built = buildDocumentModel(document, riceShipment());
assert.equal(built.number, "TV/7");
const { format } = createTypstRenderer().render(built, { format: "pdf", images: {} });
console.log(format);
`;

/** A document of another kind. */
export const bankLetter: Addition = {
  files: {
    "domain/documents/kinds/bankLetter.ts": definition,
    "api/document/models/bankLetterModel.ts": model,
    "api/document/templates/bank-letter.typ": template,
    "tests/document/bankLetter.ts": ownTest,
  },
  insertions: {
    "domain/documents/document.ts": [
      ['import { customDocument } from "./kinds/customDocument.ts";', 'import { bankLetter } from "./kinds/bankLetter.ts";\n'],
      ["] as const;\n\ntype AnyDocument", "  bankLetter,\n"],
    ],
    "api/document/models/buildDocumentModel.ts": [
      ['import { customDocumentModel } from "./customDocumentModel.ts";', 'import { bankLetterModel } from "./bankLetterModel.ts";\n'],
      ['case "custom-document":', 'case "bank-letter":\n      return bankLetterModel(request, shipment);\n    '],
    ],
  },
};

import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";

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

/** The lines of a file with more after some of them. */
function withLines(path: string, added: Record<string, string>): string {
  return Object.entries(added).reduce(
    (text, [anchor, line]) => {
      expect(text).toContain(anchor);
      return text.replace(anchor, `${line}${anchor}`);
    },
    readFileSync(path, "utf8"),
  );
}

test("a document of another kind is added by at most six files: definition, model, template, one line each in two lists, and its test", () => {
  const root = mkdtempSync(join(tmpdir(), "lading-new-document-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const part of ["domain", "api", "gateway", "tests/support", "package.json", "tsconfig.json"]) {
    cpSync(part, join(root, part), { recursive: true });
  }
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  const files: Record<string, string> = {
    "domain/documents/kinds/bankLetter.ts": definition,
    "domain/documents/document.ts": withLines("domain/documents/document.ts", {
      'import { customDocument } from "./kinds/customDocument.ts";': 'import { bankLetter } from "./kinds/bankLetter.ts";\n',
      "] as const;\n\ntype AnyDocument": "  bankLetter,\n",
    }),
    "api/document/models/bankLetterModel.ts": model,
    "api/document/models/buildDocumentModel.ts": withLines("api/document/models/buildDocumentModel.ts", {
      'import { customDocumentModel } from "./customDocumentModel.ts";': 'import { bankLetterModel } from "./bankLetterModel.ts";\n',
      'case "custom-document":': 'case "bank-letter":\n      return bankLetterModel(request, shipment);\n    ',
    }),
    "api/document/templates/bank-letter.typ": template,
    "tests/document/bankLetter.ts": ownTest,
  };
  expect(Object.keys(files).length).toBeLessThanOrEqual(6);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const printed = execFileSync(process.execPath, ["tests/document/bankLetter.ts"], { cwd: root, encoding: "utf8" });
  expect(printed.trim()).toBe("pdf");
  // Exhaustive switches and records of kinds would fail here.
  writeFileSync(
    join(root, "tsconfig.narrow.json"),
    JSON.stringify({ extends: "./tsconfig.json", include: ["api/app.ts", "tests/document/*"] }),
  );
  const compiler = [process.execPath, ["node_modules/typescript/bin/tsc", "--noEmit", "-p", "tsconfig.narrow.json"]] as const;
  const { stdout } = spawnSync(...compiler, { cwd: root, encoding: "utf8" });
  expect(stdout).toBe("");
}, 120_000);

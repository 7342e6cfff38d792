import { reasonLength } from "#domain/review/reviewActs.ts";
import { z } from "zod";
import { attachmentTypes, maxFileMB } from "#domain/documents/attachment.ts";
import type { LinkContent, LinkDocument, LinkVisit } from "#domain/links/linkVisit.ts";
import { milestones } from "#domain/shipment/progress/milestone.ts";
import { text } from "../http/requestSchema.ts";
import { dayPattern, instant, succeeded } from "../openapi/commonFields.ts";
import type { OperationSpec } from "../openapi/operationSpec.ts";

const tag = "Share links";
const token = text().describe("The last part of the link's address.");
const exampleToken = "Jm0pXw5r1QvB7sUq3oK2dY8aZtE";

export const readBody = z
  .object({ token, pass: text().describe("The pass from opening the link; empty or omitted: only what the link asks for is returned.") })
  .meta({ id: "LinkReading", example: { token: exampleToken }, description: "A link's token.", required: ["token"] });

export const openBody = z
  .object({
    token,
    password: text(10_000).describe("The link's password, if it has one."),
    name: text().describe("The visitor's name, if the link asks for it."),
    email: text().describe("The visitor's e-mail address, likewise."),
  })
  .meta({ id: "LinkOpening", example: { token: exampleToken }, description: "What the link asks for.", required: ["token"] });

const exampleFile = {
  key: "2f6c1d9a04b84e7f",
  sizeInBytes: 104858,
  viewUrl: "https://lading.example/files/link/9f2c/2f6c1d9a04b84e7f?disposition=inline",
  downloadUrl: null,
  decision: null,
  mayDecide: false,
  name: "Invoice TV-EXP-042-25-26.pdf",
  type: "INVOICE",
  contentType: "application/pdf",
  sizeInMB: 0.1,
} as const;

const document = z
  .object({
    key: z.string().describe("The file's key."),
    name: z.string().describe("The file's name with extension."),
    type: z.enum(attachmentTypes).describe("The type of the file."),
    sizeInMB: z.number().describe("The size in megabytes of 1,048,576 bytes."),
    sizeInBytes: z.number().describe("The exact size in bytes."),
    contentType: z.string().describe("The media type, detected from the content."),
    time: instant("When it was last changed."),
    viewUrl: z.string().describe("Shows the file, for an hour at most and only while the link shows it."),
    downloadUrl: z.string().nullable().describe("Downloads the file, likewise; null if the link does not allow it."),
    decision: z.enum(["APPROVED", "REJECTED"]).nullable().describe("What was decided about it through this link last; null: nothing."),
    mayDecide: z.boolean().describe("Whether the visitor may approve or reject it now."),
  })
  .meta({ id: "LinkDocument", example: exampleFile, description: "A document of a link." }) satisfies z.ZodType<LinkDocument>;

function day(description: string) {
  return z.string().meta({ pattern: dayPattern, description: `${description} DD/MM/YYYY; empty while unknown.` });
}

const milestone = z
  .object({
    milestone: z.enum(milestones).describe("The milestone."),
    planned: day("The planned day."),
    actual: day("The day on which it was reached."),
  })
  .meta({
    id: "LinkMilestone",
    example: { milestone: "BOOKED", planned: "10/11/2025", actual: "11/11/2025" },
    description: "A milestone.",
  });

const content = z
  .object({
    exporter: z.string().describe("The name of the exporter's firm."),
    reference: z
      .string()
      .describe('The number of the invoice, else of the PI, else of the contract; without one "Shipment of" and the day.'),
    expiresAt: instant("When the link ends."),
    visitor: z.string().describe("The name that the visitor gave; empty if not asked."),
    documents: z.array(document).describe("The documents, in the order of choosing."),
    progress: z.array(milestone).nullable().describe("The milestones in their usual order; null if the link does not show them."),
    allowsDownload: z.boolean().describe("Whether the documents may be downloaded."),
    showsProgress: z.boolean().describe("Whether the milestones are shown."),
    allowsDecision: z.boolean().describe("Whether documents may be approved or rejected."),
    allowsUpload: z.boolean().describe("Whether documents may be uploaded."),
  })
  .meta({
    id: "LinkContent",
    example: {
      exporter: "Tarangvel Exports LLP",
      reference: "TV/EXP/042/25-26",
      visitor: "Asha Rao",
      allowsDownload: false,
      showsProgress: false,
      allowsDecision: false,
      allowsUpload: false,
      progress: null,
    },
    description: "What a link shows.",
  }) satisfies z.ZodType<LinkContent>;

const visited = z.object({
  hasPassword: z.boolean().describe("Whether the link asks for a password."),
  asksName: z.boolean().describe("Whether it asks for a name and an e-mail address."),
  content: content.nullable().describe("What it shows; null without a valid pass."),
}) satisfies z.ZodType<LinkVisit>;

const refusals = {
  404: "No live link has this token: it is unknown, expired, revoked or replaced.",
  429: "Too many requests from one address.",
} as const;

const examplePass = "x4Jq.1764000000.Zm9v";
const pass = text().describe("The pass from opening the link.");
const visitorName = text().describe("The visitor's name, unless it was given when the link was opened. Nobody verifies it.");

export const decisionBody = z
  .object({
    token,
    pass,
    name: visitorName,
    key: text().describe("The file's key."),
    reason: text(1000).describe(`Why, in ${reasonLength}: required to reject, ignored otherwise.`),
  })
  .meta({
    id: "LinkDecision",
    example: { token: exampleToken, pass: examplePass, key: "2f6c1d9a04b84e7f", name: "Asha Rao" },
    description: "A visitor's decision about a document of a link.",
    required: ["token", "pass", "key"],
  });

const uploadForm = z.object({
  token: z.string().meta({
    description: "The last part of the link's address. It comes before the file, as the pass does.",
    example: exampleToken,
  }),
  pass: z.string().meta({ description: "The pass from opening the link.", example: examplePass }),
  visitor: z.string().optional().describe("The visitor's name, unless it was given when the link was opened. Nobody verifies it."),
  attachment_type: z.enum(attachmentTypes).describe("What kind of paper it is."),
  attachment_name: z
    .string()
    .optional()
    .meta({ description: "The stored name; the uploaded file's name when omitted.", example: "Signed packing list" }),
});

const decisionRefusals = {
  ...refusals,
  404: "No live link has this token and shows the document to this pass, or the link takes no decisions.",
  409: "The document is not open for decisions any more.",
  422: "The name or the reason is missing or too long, or the document was decided about too often.",
} as const;

export const linkVisitOperations = {
  read: {
    id: "readLink",
    tag,
    summary: "Read a link by its token",
    description: "The token is in the body, which no log holds.",
    isPublic: true,
    body: readBody,
    answer: visited,
    refusals,
  },
  open: {
    id: "openLink",
    tag,
    summary: "Open a link",
    description: "Begins a visit, which the link's log shows.",
    isPublic: true,
    body: openBody,
    answer: z.object({
      pass: z
        .string()
        .meta({ description: "Shows what the link has until it ends, for 12 hours at most.", example: "x4Jq.1764000000.Zm9v" }),
    }),
    refusals: {
      ...refusals,
      422: "The password is missing or wrong, or name or e-mail address is.",
      429: "Too many requests from one address, or ten wrong passwords; `Retry-After` gives the seconds until a retry may succeed.",
      503: "Too many passwords are being checked; `Retry-After` says when to try again.",
    },
  },
  approve: {
    id: "approveLinkDocument",
    tag,
    summary: "Approve a document of a link",
    description: "The decision is stored with the SHA-256 of the file, and the office is notified. The document keeps its state.",
    isPublic: true,
    body: decisionBody,
    answer: succeeded,
    refusals: decisionRefusals,
  },
  reject: {
    id: "rejectLinkDocument",
    tag,
    summary: "Reject a document of a link",
    description: "The decision is stored with the SHA-256 of the file, and the office is notified. The document keeps its state.",
    isPublic: true,
    body: decisionBody,
    answer: succeeded,
    refusals: decisionRefusals,
  },
  save: {
    id: "uploadLinkDocument",
    tag,
    summary: "Upload a document through a link",
    description: `The office decides about it; nobody else sees it before. PDF, PNG or JPEG of at most ${maxFileMB} MB.`,
    isPublic: true,
    form: uploadForm,
    answer: succeeded,
    refusals: {
      ...refusals,
      404: "No live link has this token and pass, or it takes no uploads.",
      413: `The file is larger than ${maxFileMB} MB, or the office has no room.`,
      422: "The name or the type is missing, the file is missing, empty or damaged, or 50 uploads wait for a decision.",
    },
  },
} satisfies Record<string, OperationSpec>;

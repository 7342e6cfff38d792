import { z } from "zod";
import { attachmentTypes } from "#domain/documents/attachment.ts";
import { minimumPasswordLength } from "#domain/account/account.ts";
import {
  linkActs,
  linkDays,
  linkStates,
  maxLinkDocuments,
  maxLiveLinks,
  usualLinkDays,
  type ShareLink,
  type ShareView,
} from "#domain/links/shareLink.ts";
import { flag, list, text, whole } from "../http/requestSchema.ts";
import { idOf, instant } from "../openapi/commonFields.ts";
import type { OperationSpec } from "../openapi/operationSpec.ts";

const tag = "Share links";
const query = { shareLinkId: idOf("share link") };
const days = whole(1, 1_000).describe(`How many days the address opens the link: ${linkDays.join(", ")}. ${usualLinkDays} when omitted.`);

const rights = {
  allowsDownload: "Whether visitors may download the documents; else they may only view them.",
  showsProgress: "Whether visitors see the shipment's milestones.",
  allowsDecision: "Whether visitors may approve or reject the documents, which the office is notified of.",
  allowsUpload: "Whether visitors may upload documents, about which the office decides.",
};
const asksName = "Whether visitors give a name and an e-mail address. Nobody verifies them.";

export const newShareLink = z
  .object({
    keys: list(text()).describe(`The keys of the shipment's files, 1 to ${maxLinkDocuments}.`),
    days,
    password: text(10_000).describe(`What visitors must enter, at least ${minimumPasswordLength} characters; empty or omitted: nothing.`),
    asksName: flag().describe(asksName),
    allowsDownload: flag(true).describe(`${rights.allowsDownload} True when omitted.`),
    showsProgress: flag().describe(rights.showsProgress),
    allowsDecision: flag().describe(rights.allowsDecision),
    allowsUpload: flag().describe(rights.allowsUpload),
  })
  .meta({
    id: "NewShareLink",
    example: { keys: ["2f6c1d9a04b84e7f"], days: 14 },
    description: "What a link shows, for how long, and what its visitors may do.",
    required: ["keys"],
  });

export const renewal = z.object({ days }).meta({ id: "ShareLinkRenewal", example: { days: 14 }, description: "The new address's end." });

export const linkFilter = z
  .object({
    shipmentId: text(64).describe("Only links of this shipment; of all when omitted."),
    state: text(20).meta({ enum: ["", ...linkStates], description: "Only links in this state; all when empty or omitted." }),
    limit: whole(1, 500).describe("Maximum number of links; 50 when omitted."),
    offset: whole(0, 1_000_000_000).describe("The number of links to skip; 0 when omitted."),
  })
  .meta({ id: "ShareLinkFilter", example: { state: "LIVE" }, description: "Selects a page of links." });

const document = z
  .object({
    key: z.string().describe("The file's key."),
    name: z.string().describe("The file's name with extension."),
    type: z.enum(attachmentTypes).describe("The type of the file."),
  })
  .meta({
    id: "ShareLinkDocument",
    example: { key: "2f6c1d9a04b84e7f", name: "Invoice TV-EXP-042-25-26.pdf", type: "INVOICE" },
    description: "A document of a link.",
  });

const fields = {
  shareLinkId: z.string().describe("The link's id, which is no part of its address."),
  shipmentId: z.string().describe("The id of its shipment."),
  shipment: z.string().describe("The shipment's name, which visitors do not see."),
  firmId: z.string().describe("The id of the shipment's firm."),
  state: z.enum(linkStates).describe("LIVE: its address opens it. EXPIRED and REVOKED: it does not."),
  madeBy: z.string().describe("The name of the member who made the present address."),
  hasPassword: z.boolean().describe("Whether visitors must enter a password."),
  asksName: z.boolean().describe(asksName),
  createdAt: instant("When it was made."),
  expiresAt: instant("When its address ends."),
  openedAt: instant("When a visitor first opened the present address; null: not opened yet.").nullable(),
  documents: z.array(document).describe("What visitors see now: of each document the newest approved version."),
  chosen: z.number().describe("How many documents were put on it. Some may be hidden now."),
  allowsDownload: z.boolean().describe(rights.allowsDownload),
  showsProgress: z.boolean().describe(rights.showsProgress),
  allowsDecision: z.boolean().describe(rights.allowsDecision),
  allowsUpload: z.boolean().describe(rights.allowsUpload),
};
const example = {
  shipment: "Rice to Jebel Ali, November",
  state: "LIVE",
  madeBy: "Kavya Vaghela",
  chosen: 1,
  allowsDownload: true,
} as const;
const link = z.object(fields).meta({
  id: "ShareLink",
  example,
  description: "A link to documents of a shipment, without its address.",
}) satisfies z.ZodType<ShareLink>;

const madeLink = z
  .object({
    ...fields,
    address: z
      .string()
      .nullable()
      .describe(
        "The page for visitors. It contains a secret, and is returned only here; null in the answer to a repeated Idempotency-Key.",
      ),
  })
  .meta({
    id: "MadeShareLink",
    example: { ...example, address: "https://lading.example/s/Jm0pXw5r1QvB7sUq3oK2dY8aZtE" },
    description: "A link with its new address.",
  });

const view = z
  .object({
    at: instant("When it first happened."),
    act: z.enum(linkActs).describe("What the visitor did."),
    name: z.string().describe("The visitor's name as given, not verified; empty if not asked."),
    email: z.string().describe("The visitor's e-mail address, likewise."),
    network: z
      .string()
      .describe(
        "The visitor's network: 24 bits of an IPv4 address, 48 of IPv6. Empty in a line that counts what exceeds the lines of a day.",
      ),
    document: z.string().describe("The file's name; empty for opening the link."),
    times: z.number().int().meta({ description: "How often the visitor did it that day.", example: 2 }),
    lastAt: instant("When it last happened."),
  })
  .meta({
    id: "ShareView",
    example: {
      act: "VIEWED",
      name: "Asha Rao",
      email: "asha@buyer.example",
      network: "203.0.113.0/24",
      document: "Invoice TV-EXP-042-25-26.pdf",
    },
    description: "A line of a link's log.",
  }) satisfies z.ZodType<ShareView>;

const page = {
  hasNext: z.boolean().describe("Whether more follow."),
  total: z.number().meta({ description: "How many there are.", example: 1 }),
  offset: z.number().meta({ description: "The number that was skipped.", example: 0 }),
};

export const shareLinkOperations = {
  add: {
    id: "addShareLink",
    tag,
    summary: "Make a share link",
    description: `For visitors without an account. A shipment may have ${maxLiveLinks} live links. The link is revoked when the member who made it leaves the office or may only read.`,
    query: { shipmentId: idOf("shipment") },
    body: newShareLink,
    answer: madeLink,
    isIdempotent: true,
    refusals: {
      404: "The shipment or one of the files does not exist.",
      422: "No document is chosen, too many are, the days are not offered, the password is too short, or the shipment has too many links.",
      429: "Too many passwords are being hashed.",
    },
  },
  renew: {
    id: "renewShareLink",
    tag,
    summary: "Give a share link a new address",
    description: "The former address opens nothing any more. The password stays.",
    query,
    body: renewal,
    answer: madeLink,
    isIdempotent: true,
    refusals: {
      404: "The link does not exist.",
      409: "The link is revoked.",
      422: "The days are not offered, or the shipment has too many links.",
    },
  },
  revoke: {
    id: "revokeShareLink",
    tag,
    summary: "Revoke a share link",
    description: "It opens nothing from the next request on, and no address of its files works any more.",
    query,
    answer: link,
    isIdempotent: true,
    refusals: { 404: "The link does not exist." },
  },
  list: {
    id: "listShareLinks",
    tag,
    summary: "Everything that is open to the outside",
    body: linkFilter,
    answer: z.object({ links: z.array(link).describe("The links, newest first."), ...page }),
  },
  read: { id: "readShareLink", tag, summary: "A share link", query, answer: link, refusals: { 404: "The link does not exist." } },
  log: {
    id: "readShareLinkLog",
    tag,
    summary: "What visitors of a share link did",
    query: {
      ...query,
      limit: z.string().optional().describe("Maximum number of lines, 1 to 500; 50 when omitted."),
      offset: z.string().optional().describe("The number of lines to skip; 0 when omitted."),
    },
    answer: z.object({
      views: z.array(view).describe("The lines, newest first; a day adds at most 300, and 100 from one network."),
      ...page,
    }),
    refusals: { 404: "The link does not exist." },
  },
} satisfies Record<string, OperationSpec>;

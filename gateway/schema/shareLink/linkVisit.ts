import { builder } from "../../builder/builder.ts";
import { AttachmentTypeEnum } from "../../builder/enums.ts";
import { errorsField, outcome } from "../../builder/payload.ts";
import { unlessNotFound } from "../../errors/errors.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import { linkPass, linkVisit, type LinkVisit as LinkVisitData } from "../../rest/shapes/people/shareLink.ts";
import { DecisionOutcomeEnum } from "../attachment/reviewEnums.ts";
import { SharedMilestone } from "../shared/sharedParts.ts";

type ContentData = NonNullable<LinkVisitData["content"]>;

const LinkDocument = builder.objectRef<ContentData["documents"][number]>("LinkDocument").implement({
  description: "A document as a visitor of a share link sees it.",
  fields: (t) => ({
    key: t.exposeString("key", { description: "Names the document within the link." }),
    name: t.exposeString("name", { description: 'The file\'s name, such as "Invoice TV-EXP-042.pdf".' }),
    type: t.expose("type", { type: AttachmentTypeEnum, description: "What kind of paper it is." }),
    sizeInMB: t.expose("sizeInMB", { type: "Decimal", description: 'The file\'s size in megabytes, such as "0.25".' }),
    sizeInBytes: t.exposeInt("sizeInBytes", { description: "The file's exact size in bytes." }),
    contentType: t.exposeString("contentType", { description: 'The media type, such as "application/pdf".' }),
    updatedAt: t.expose("time", { type: "DateTime", description: "When it was stored or last renamed." }),
    viewUrl: t.exposeString("viewUrl", { description: "URL to view the file, for an hour at most and only while the link shows it." }),
    downloadUrl: t.exposeString("downloadUrl", {
      nullable: true,
      description: "URL to download the file, likewise; null if the link does not allow it.",
    }),
    decision: t.expose("decision", {
      type: DecisionOutcomeEnum,
      nullable: true,
      description: "What was decided about it through this link last; null: nothing.",
    }),
    mayDecide: t.exposeBoolean("mayDecide", { description: "Whether the visitor may approve or reject it now." }),
  }),
});

const LinkContent = builder.objectRef<ContentData>("LinkContent").implement({
  description: "What a visitor of a share link sees.",
  fields: (t) => ({
    exporter: t.exposeString("exporter", { description: "The name of the exporter's firm." }),
    reference: t.exposeString("reference", {
      description: 'The number of the shipment\'s invoice, else of its PI, else of its contract; without one "Shipment of" and the day.',
    }),
    expiresAt: t.expose("expiresAt", { type: "DateTime", description: "When the link ends." }),
    visitor: t.exposeString("visitor", { description: "The name that the visitor gave; empty if not asked." }),
    documents: t.expose("documents", { type: [LinkDocument], description: "The documents, at most 50." }),
    allowsUpload: t.exposeBoolean("allowsUpload", { description: "Whether the visitor may upload documents." }),
    progress: t.expose("progress", {
      type: [SharedMilestone],
      nullable: true,
      description: "The eight milestones in their order; null if the link does not show them.",
    }),
  }),
});

const LinkVisit = builder.objectRef<LinkVisitData>("LinkVisit").implement({
  description: "A live share link, for who has its address.",
  fields: (t) => ({
    hasPassword: t.exposeBoolean("hasPassword", { description: "Whether it asks for a password." }),
    asksName: t.exposeBoolean("asksName", { description: "Whether it asks for a name and an e-mail address." }),
    content: t.expose("content", { type: LinkContent, nullable: true, description: "What it shows; null without a valid pass." }),
  }),
});

builder.queryField("linkVisit", (t) =>
  t.field({
    type: LinkVisit,
    nullable: true,
    description:
      "A share link by the last part of its address; needs no session. Null if the token is unknown, or the link expired, was revoked or has a new address. UPSTREAM_UNSUPPORTED if the service behind the gateway has no share links.",
    args: {
      token: t.arg.string({ required: true, description: "The last part of the link's address." }),
      pass: t.arg.string({ description: "The pass from `openLink`; without it only what the link asks for is returned." }),
    },
    resolve: (_root, { token, pass }, { rest }) =>
      unlessNotFound(optionalCall(() => rest.search("/v1/link/read", {}, { token, pass: pass ?? "" }, linkVisit))),
  }),
);

/** Checking a password is expensive, as at sign-in. */
const hashingCost = 1_200;

builder.relayMutationField(
  "openLink",
  {
    description: "A share link's token, and what the link asks for.",
    inputFields: (t) => ({
      token: t.string({ required: true, description: "The last part of the link's address." }),
      password: t.string({ description: "The link's password, if it has one." }),
      name: t.string({ description: "The visitor's name, if the link asks for it." }),
      email: t.string({ description: "The visitor's e-mail address, likewise." }),
    }),
  },
  {
    description:
      "Opens a share link, which its log shows; needs no session. Ten wrong passwords are RATE_LIMITED for 15 minutes, from whatever addresses.",
    complexity: hashingCost,
    resolve: (_root, { input }, { rest }) =>
      outcome(async () => {
        const call = { method: "POST" as const, path: "/v1/link/open", body: input, signedOut: true, hashes: true };
        return { secret: (await optionalCall(() => rest.write(call, linkPass))).pass };
      }),
  },
  {
    description: "The visitor's pass.",
    outputFields: (t) => ({
      pass: t.exposeString("secret", {
        nullable: true,
        description: "Shows what the link has, for 12 hours at most and only while the link is live; null with errors.",
      }),
      errors: errorsField(t),
    }),
  },
);

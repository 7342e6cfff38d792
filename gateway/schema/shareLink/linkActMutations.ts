import { reasonLength } from "#domain/review/reviewActs.ts";
import { maxFileMB } from "#domain/documents/attachment.ts";
import { builder } from "../../builder/builder.ts";
import type { Context } from "../../builder/context.ts";
import { AttachmentTypeEnum } from "../../builder/enums.ts";
import { errorsField, outcome } from "../../builder/payload.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import { ignoredResponse } from "../../rest/shapes/simpleResponses.ts";

const words = {
  token: "The last part of the link's address.",
  pass: "The pass from `openLink`.",
  key: "Names the document: `LinkDocument.key`.",
  name: "The name, unless it was given when the link was opened. Nobody verifies it.",
};
const notSaved = "It needs no session. The decision is stored with the SHA-256 of the file; the document keeps its state.";

function decide({ rest }: Context, name: "approve" | "reject", body: object) {
  return outcome(async () => {
    const call = { method: "POST" as const, path: `/v1/link/${name}`, body, signedOut: true };
    await optionalCall(() => rest.write(call, ignoredResponse));
    return {};
  });
}

builder.relayMutationField(
  "approveLinkDocument",
  {
    description: "The document of a share link to approve.",
    inputFields: (t) => ({
      token: t.string({ required: true, description: words.token }),
      pass: t.string({ required: true, description: words.pass }),
      key: t.string({ required: true, description: words.key }),
      name: t.string({ description: `Who approves. ${words.name}` }),
    }),
  },
  {
    description: `Approves a document in the name of a link's visitor, if the link allows that. ${notSaved}`,
    resolve: (_root, { input }, context) => decide(context, "approve", input),
  },
  { description: "Why the document was not approved, if so.", outputFields: (t) => ({ errors: errorsField(t) }) },
);

builder.relayMutationField(
  "rejectLinkDocument",
  {
    description: "The document of a share link to reject.",
    inputFields: (t) => ({
      token: t.string({ required: true, description: words.token }),
      pass: t.string({ required: true, description: words.pass }),
      key: t.string({ required: true, description: words.key }),
      name: t.string({ description: `Who rejects. ${words.name}` }),
      reason: t.string({ required: true, description: `Why, in ${reasonLength}.` }),
    }),
  },
  {
    description: `Rejects a document in the name of a link's visitor, if the link allows that. ${notSaved}`,
    resolve: (_root, { input }, context) => decide(context, "reject", input),
  },
  { description: "Why the rejection was not stored, if so.", outputFields: (t) => ({ errors: errorsField(t) }) },
);

const formFields: Record<string, string> = { attachment_type: "type", attachment_name: "name" };

builder.relayMutationField(
  "uploadLinkDocument",
  {
    description: "A file for the shipment of a share link.",
    inputFields: (t) => ({
      token: t.string({ required: true, description: words.token }),
      pass: t.string({ required: true, description: words.pass }),
      visitor: t.string({ description: `Who uploads. ${words.name}` }),
      file: t.field({ type: "File", required: true, description: `A PDF, JPEG or PNG file of at most ${maxFileMB} MB.` }),
      type: t.field({ type: AttachmentTypeEnum, required: true, description: "What kind of paper it is." }),
      name: t.string({ description: "The name to store it under; the file's name if omitted." }),
    }),
  },
  {
    description:
      "Stores a file of a link's visitor, if the link allows that. The office decides about it, and nobody else sees it before. It needs no session.",
    resolve: (_root, { input }, { rest }) =>
      outcome(
        async () => {
          const { token, pass, visitor, file, type, name } = input;
          const fields = { token, pass, visitor: visitor ?? "", attachment_type: type, ...(name && { attachment_name: name }) };
          await optionalCall(() => rest.upload({ path: "/v1/link/save", query: {}, fields, file }, ignoredResponse));
          return {};
        },
        ([first = "", ...others]) => [formFields[first] ?? first, ...others],
      ),
  },
  { description: "Why the file was not stored, if so.", outputFields: (t) => ({ errors: errorsField(t) }) },
);

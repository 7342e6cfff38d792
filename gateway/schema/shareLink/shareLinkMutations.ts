import { minimumPasswordLength } from "#domain/account/account.ts";
import { linkDays, maxLinkDocuments, maxLiveLinks, usualLinkDays } from "#domain/links/shareLink.ts";
import { builder } from "../../builder/builder.ts";
import { targetId } from "../../builder/nodes.ts";
import { errorsField, outcome, renamed, type OutcomeFields } from "../../builder/payload.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import { madeShareLink } from "../../rest/shapes/people/shareLink.ts";
import { ignoredResponse } from "../../rest/shapes/simpleResponses.ts";
import { attachmentNotFound, attachmentTarget } from "../attachment/attachment.ts";
import { viewerField } from "../viewer/viewer.ts";
import { loadShareLink, ShareLink } from "./shareLink.ts";

const fieldOf = renamed({ shareLinkId: "id" });

const days = `How many days its address opens it: ${linkDays.join(", ")}. ${usualLinkDays} if omitted.`;
/** Hashing a password is expensive, as in the account's mutations. */
const hashingCost = 1_200;

builder.relayMutationField(
  "createShareLink",
  {
    description: "What a share link shows, for how long, and what its visitors may do.",
    inputFields: (t) => ({
      shipmentId: t.id({ required: true, description: "Global id of the shipment." }),
      attachmentIds: t.idList({ required: true, description: `Global ids of 1 to ${maxLinkDocuments} of the shipment's attachments.` }),
      days: t.int({ description: days }),
      password: t.string({ description: `What visitors must enter, at least ${minimumPasswordLength} characters; if omitted, nothing.` }),
      asksName: t.boolean({ description: "Whether visitors give a name and an e-mail address, which nobody verifies. False if omitted." }),
      allowsDownload: t.boolean({ description: "Whether visitors may download the documents, besides viewing them. True if omitted." }),
      showsProgress: t.boolean({ description: "Whether visitors see the shipment's milestones. False if omitted." }),
      allowsDecision: t.boolean({
        description: "Whether visitors may approve or reject the documents, which the office is notified of. False if omitted.",
      }),
      allowsUpload: t.boolean({
        description: "Whether visitors may upload documents, about which the office decides. False if omitted.",
      }),
    }),
  },
  {
    description: `Makes a link to documents of a shipment, for visitors without an account. A shipment may have ${maxLiveLinks} live links. UPSTREAM_UNSUPPORTED if the service behind the gateway has no share links.`,
    complexity: hashingCost,
    resolve: (_root, { input: { shipmentId: globalId, attachmentIds, ...input } }, { rest }) =>
      outcome(
        async () => {
          const shipmentId = targetId("Shipment", globalId, "Shipment", "shipmentId");
          const keys = attachmentIds.map((id, index) => {
            const target = attachmentTarget(id, "attachmentIds", String(index));
            if (target.shipmentId !== shipmentId) throw attachmentNotFound("attachmentIds", String(index));
            return target.key;
          });
          const call = {
            method: "POST" as const,
            path: "/v1/share-link/add",
            query: { shipmentId },
            body: { ...input, keys },
            hashes: true,
          };
          return madeOutcome(await optionalCall(() => rest.write(call, madeShareLink)));
        },
        (path) => path.map((step, index) => (index === 0 && step === "keys" ? "attachmentIds" : step)),
      ),
  },
  { description: "The new link, with its address.", outputFields: addressFields },
);

builder.relayMutationField(
  "renewShareLink",
  {
    description: "The share link that gets a new address.",
    inputFields: (t) => ({
      id: t.id({ required: true, description: "Global id of the link, which is live or expired." }),
      days: t.int({ description: days }),
    }),
  },
  {
    description: "Gives a share link a new address; the former one opens nothing any more. Its password stays.",
    resolve: (_root, { input: { id, days: lasting } }, { rest }) =>
      outcome(async () => {
        const shareLinkId = targetId("ShareLink", id, "Share link");
        const call = { method: "POST" as const, path: "/v1/share-link/renew", query: { shareLinkId }, body: { days: lasting } };
        return madeOutcome(await optionalCall(() => rest.write(call, madeShareLink)));
      }, fieldOf),
  },
  { description: "The link, with its new address.", outputFields: addressFields },
);

builder.relayMutationField(
  "revokeShareLink",
  {
    description: "The share link to revoke.",
    inputFields: (t) => ({ id: t.id({ required: true, description: "Global id of the link." }) }),
  },
  {
    description: "Ends a share link: it opens nothing from the next request on.",
    resolve: (_root, { input }, { rest }) =>
      outcome(async () => {
        const shareLinkId = targetId("ShareLink", input.id, "Share link");
        await optionalCall(() => rest.write({ method: "POST", path: "/v1/share-link/revoke", query: { shareLinkId } }, ignoredResponse));
        return { id: shareLinkId };
      }, fieldOf),
  },
  { description: "The revoked link.", outputFields: linkFields },
);

function madeOutcome({ shareLinkId, address }: { shareLinkId: string; address?: string | null | undefined }) {
  return { id: shareLinkId, ...(address ? { link: address } : {}) };
}

function addressFields(t: OutcomeFields) {
  return {
    address: t.exposeString("link", {
      nullable: true,
      description:
        "The page for visitors, which contains a secret. Returned only here; null with errors, and when a request is repeated with its Idempotency-Key.",
    }),
    ...linkFields(t),
  };
}

function linkFields(t: OutcomeFields) {
  return {
    shareLink: t.field({
      type: ShareLink,
      nullable: true,
      description: "The link as it is now, without its address; null with errors.",
      resolve: ({ id }, _args, context) => (id ? loadShareLink(id, context) : null),
    }),
    viewer: viewerField(t),
    errors: errorsField(t),
  };
}

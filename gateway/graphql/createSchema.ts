import { getNamedType, type GraphQLSchema } from "graphql";
import { builder } from "../builder/builder.ts";
import "../builder/scalars.ts";
import "../builder/nodes.ts";
import "../schema/viewer/viewer.ts";
import "../schema/referenceData/referenceData.ts";
import "../schema/viewer/accountMutations.ts";
import "../schema/integrations/apiKey.ts";
import "../schema/integrations/webhook.ts";
import "../schema/integrations/webhookMutations.ts";
import "../schema/documentSearch/foundDocuments.ts";
import "../schema/documentSearch/documentText.ts";
import "../schema/documentSearch/documentMutations.ts";
import "../schema/documentSearch/savedSearches.ts";
import "../schema/import/importMappings.ts";
import "../schema/import/imports.ts";
import "../schema/team/member.ts";
import "../schema/team/memberMutations.ts";
import "../schema/team/invitation.ts";
import "../schema/team/invitationMutations.ts";
import "../schema/partner/partner.ts";
import "../schema/partner/partnerMutations.ts";
import "../schema/masterData/masterData.ts";
import "../schema/masterData/listItem.ts";
import "../schema/firm/firm.ts";
import "../schema/firm/firmMutations.ts";
import "../schema/sampleData/sampleData.ts";
import "../schema/masterData/contractFormat.ts";
import "../schema/masterData/contractFormatMutations.ts";
import "../schema/shipment/shipment.ts";
import "../schema/shipment/shipmentDetails.ts";
import "../schema/shipment/shipmentRecords.ts";
import "../schema/shipment/list/shipmentList.ts";
import "../schema/shipment/shipmentMutations.ts";
import "../schema/attachment/approvalRecord.ts";
import "../schema/attachment/attachment.ts";
import "../schema/attachment/attachmentMutations.ts";
import "../schema/attachment/documentVersion.ts";
import "../schema/attachment/audience.ts";
import "../schema/attachment/selection.ts";
import "../schema/attachment/attachmentState.ts";
import "../schema/attachment/review.ts";
import "../schema/attachment/reviewMutations.ts";
import "../schema/attachment/reviewSettings.ts";
import "../schema/attachment/sharingDefaults.ts";
import "../schema/auditTrail/auditTrail.ts";
import "../schema/document/document.ts";
import "../schema/document/documentPreview.ts";
import "../schema/document/documentProposal.ts";
import "../schema/document/documentSet.ts";
import "../schema/document/documentSetProposal.ts";
import "../schema/partner/partnerSubscription.ts";
import "../schema/partner/shipmentPartner.ts";
import "../schema/comment/comment.ts";
import "../schema/comment/commentMutations.ts";
import "../schema/papers/papers.ts";
import "../schema/papers/paperMutations.ts";
import "../schema/papers/paperMatrix.ts";
import "../schema/papers/paperTemplates.ts";
import "../schema/shipment/progress/progressMutations.ts";
import "../schema/shipment/shipmentMasterData.ts";
import "../schema/shared/sharedReviewMutations.ts";
import "../schema/shareLink/linkActMutations.ts";
import "../schema/stats/stats.ts";
import "../schema/stats/statsSummary.ts";
import "../schema/stats/statsValues.ts";
import "../schema/stats/statsMutations.ts";
import "../schema/stats/statsColumnMutations.ts";
import "../schema/shipment/shipmentActivity.ts";
import "../schema/shipment/shipmentSubscriptions.ts";
import "../schema/shareLink/shareLink.ts";
import "../schema/shareLink/shareView.ts";
import "../schema/shareLink/shareLinkMutations.ts";
import "../schema/shareLink/linkVisit.ts";
import "../schema/inbox/inbox.ts";
import "../schema/inbox/inboxMutations.ts";
import "../schema/inbox/inboxSubscription.ts";
import "../schema/shared/sharedList.ts";
import "../schema/shared/sharedDetails.ts";
import "../schema/shared/sharedAttachment.ts";
import "../schema/shared/sharedDocuments.ts";
import "../schema/shared/sharedComments.ts";
import "../schema/shared/sharedCommentMutations.ts";
import "../schema/shared/sharedSubscription.ts";
import "../schema/shared/bill/billableShipment.ts";
import "../schema/shared/bill/brokerageBill.ts";
import "../schema/shared/bill/sentBill.ts";

let built: GraphQLSchema | undefined;

/** The whole schema, the same for all gateways of a process: to build and to validate it takes longer than to answer hundreds of operations. */
export function createSchema(): GraphQLSchema {
  built ??= buildSchema();
  return built;
}

/** Each imported file adds its noun to the builder. */
function buildSchema(): GraphQLSchema {
  const schema = builder.toSchema();
  // A mutation's single argument gets the description of its input type.
  for (const { args } of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    for (const arg of args) arg.description = getNamedType(arg.type).description;
  }
  return schema;
}

import { sql, type SqlBool } from "kysely";
import { letOutStates } from "#domain/review/attachmentState.ts";
import { isNewestApproved } from "../rows/newestApproved.ts";

/**
 * Whether a partner sees a file of a shipment that is shared with it: it is let out and tagged for the partner's role, and merged
 * of no shipment that the partner is not on (R-1004), or the partner made it, is asked to decide about it now, or has approved it (R-1207). For
 * queries that join `attachments` and `partners` of the same office. No role's name is a part of another's.
 */
export function partnerSees() {
  return sql<SqlBool>`(
    (attachments.state in (${sql.join(letOutStates)}) and attachments.audience like '%' || partners.role || '%' and not ${hasHiddenPart})
    or ${isOwn}
    or ${isAsked()}
    or ${hasApproved})`;
}

/** Whether the file has a part of a shipment that is not shared with the partner: it may have joined this one after the merge. */
const hasHiddenPart = sql<SqlBool>`exists (select 1 from part_shipments
    where part_shipments.owner_id = attachments.owner_id and part_shipments.key = attachments.key
      and not exists (select 1 from shipment_partners as other
        where other.owner_id = part_shipments.owner_id and other.shipment_id = part_shipments.shipment_id
          and other.partner_id = partners.id and other.state = 'SHARED'))`;

/** Whether the partner made the file. */
const isOwn = sql<SqlBool>`(attachments.made_by = 'PARTNER' and attachments.made_by_id = partners.id)`;

/**
 * Whether the partner's office has approved the file in the round that is open, or that made it what it is. An office that had the same
 * partnership before approved for itself.
 */
const hasApproved = sql<SqlBool>`exists (select 1 from decisions
    inner join reviews on reviews.owner_id = decisions.owner_id and reviews.id = decisions.review_id
    where decisions.owner_id = attachments.owner_id and decisions.key = attachments.key and decisions.outcome = 'APPROVED'
      and decisions.kind = 'PARTNER' and decisions.decider_id = partners.id and decisions.at >= partners.joined_at
      and ((attachments.state = 'SUBMITTED' and reviews.state = 'OPEN')
        or (attachments.state in (${sql.join(letOutStates)}) and reviews.state = 'APPROVED')))`;

/**
 * Whether a partner sees this version of a document: the newest approved one, and what it made itself, which a file of the office may have
 * replaced (R-1115). For the same queries; `model` is the alias of `documentModels` in them.
 */
export function partnerSeesVersion(model: "own") {
  return sql<SqlBool>`(${isOwn} or ${isNewestApproved(model)})`;
}

/** Whether the partner is asked now to decide about the file, and can. */
export function isAsked() {
  return sql<SqlBool>`(exists (select 1 from reviewers
    where reviewers.owner_id = attachments.owner_id and reviewers.key = attachments.key and reviewers.kind = 'PARTNER'
      and reviewers.reviewer_id = partners.id and reviewers.state = 'ASKED') and ${isLatest()})`;
}

/** Whether the file has no later version in any state: nobody decides about the version before a draft. For queries of `attachments`. */
export function isLatest() {
  return sql<SqlBool>`not exists (select 1 from document_models as mine
    inner join document_models as newer on newer.owner_id = mine.owner_id and newer.shipment_id = mine.shipment_id
      and newer.series = mine.series and newer.version > mine.version
    inner join attachments as later on later.owner_id = newer.owner_id and later.key = newer.key
    where mine.owner_id = attachments.owner_id and mine.key = attachments.key)`;
}

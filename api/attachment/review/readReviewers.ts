import { rolesFrom } from "#domain/account/role.ts";
import { invalid, type Problem } from "#domain/http/problem.ts";
import type { ReviewerChoice } from "#domain/review/review.ts";
import { reviewLimits, reviewMessages } from "#domain/review/reviewActs.ts";
import type { Db, Trx } from "../../db/database.ts";
import { membersOf } from "../../db/members.ts";
import { ProblemError, throwIfProblems } from "../../http/httpErrors.ts";
import type { AttachmentRow } from "../../shipment/rows/attachmentRows.ts";
import { linkMaker } from "./decide.ts";
import { readReviewSettings } from "./reviewSettings.ts";
import type { Reviewer } from "./rounds.ts";

type Asked = { shipmentId: string; file: AttachmentRow; askerId: string; chosen: readonly ReviewerChoice[] };

/**
 * The people and partners that a member asks, with their names: members who may write, and partners that see the shipment now. Under
 * four eyes neither the asker nor who made the link that the file came by is one of them. Throws a `ProblemError` that names each one who
 * cannot be asked.
 */
export async function readReviewers(trx: Trx, ownerId: string, { shipmentId, file, askerId, chosen }: Asked): Promise<Reviewer[]> {
  if (chosen.length > reviewLimits.reviewers) throw new ProblemError([invalid(reviewMessages.reviewers, "reviewers")]);
  if (new Set(chosen.map(({ kind, id }) => `${kind} ${id}`)).size < chosen.length)
    throw new ProblemError([invalid(reviewMessages.reviewerTwice, "reviewers")]);
  const { fourEyes } = await readReviewSettings(trx, ownerId);
  const linkMakerId = fourEyes ? await linkMaker(trx, ownerId, file) : "";
  const problems: Problem[] = [];
  const reviewers: Reviewer[] = [];
  for (const [index, { kind, id }] of chosen.entries()) {
    const found = await findReviewer(trx, ownerId, { shipmentId, kind, id });
    if (!found) problems.push(invalid(kind === "MEMBER" ? reviewMessages.memberAway : reviewMessages.partnerAway, "reviewers", `${index}`));
    else if (fourEyes && kind === "MEMBER" && id === askerId) problems.push(invalid(reviewMessages.fourEyes, "reviewers", `${index}`));
    else if (id === linkMakerId) problems.push(invalid(reviewMessages.linkMaker, "reviewers", `${index}`));
    else reviewers.push({ kind, id, ...found });
  }
  throwIfProblems(problems);
  return reviewers;
}

/** Who can be asked about a file of this shipment, and can decide; undefined if there is nobody of this id. */
export async function findReviewer(db: Db, ownerId: string, { shipmentId, kind, id }: ReviewerChoice & { shipmentId: string }) {
  return kind === "MEMBER" ? await findMember(db, ownerId, id) : await findPartner(db, ownerId, { shipmentId, id });
}

async function findMember(db: Db, ownerId: string, id: string) {
  const row = await membersOf(db, ownerId).select("name").where("id", "=", id).where("role", "in", rolesFrom("EDITOR")).executeTakeFirst();
  return row && { name: row.name, officeId: null };
}

async function findPartner(db: Db, ownerId: string, { shipmentId, id }: { shipmentId: string; id: string }) {
  return await db
    .selectFrom("partners")
    .innerJoin("shipmentPartners", (join) =>
      join.onRef("shipmentPartners.ownerId", "=", "partners.ownerId").onRef("shipmentPartners.partnerId", "=", "partners.id"),
    )
    .select(["partners.name", "partners.partnerOwnerId as officeId"])
    .where("partners.ownerId", "=", ownerId)
    .where("partners.id", "=", id)
    .where("partners.state", "=", "ACTIVE")
    .where("shipmentPartners.shipmentId", "=", shipmentId)
    .where("shipmentPartners.state", "=", "SHARED")
    .executeTakeFirst();
}

import type { ApiContext } from "../context.ts";
import { findVisitor, type Visitor } from "../shareLink/linkViews.ts";
import type { ShareLinkRow } from "../shareLink/shareLinks.ts";
import { readPass } from "./pass.ts";

/** The visitor of a pass of this link; null if it is none, or the visit has ended. */
export async function visitorOf(context: ApiContext, link: ShareLinkRow, pass: string): Promise<Visitor | null> {
  const visit = readPass(context, link, pass);
  return visit === null ? null : await findVisitor(context.db, link, visit);
}

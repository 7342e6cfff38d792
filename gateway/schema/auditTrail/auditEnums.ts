import { recordOf } from "#domain/typedObject.ts";
import { auditNouns, auditNounWords, type AuditAction, type AuditActorType } from "#domain/audit/auditTrail.ts";
import { builder } from "../../builder/builder.ts";

type Described<Value extends string> = Record<Value, { description: string }>;

const actorValues: Described<AuditActorType> = {
  USER: { description: "A person, with a session." },
  API_KEY: { description: "A program, with an API key." },
  LINK: { description: "A visitor of a share link, whose name nobody verified." },
  NOBODY: { description: "Somebody who was not authenticated, such as with a wrong password." },
};
export const AuditActorTypeEnum = builder.enumType("AuditActorType", { description: "What kind of caller acted.", values: actorValues });

const actionValues: Described<AuditAction> = {
  ADDED: { description: "It was created." },
  CHANGED: { description: "Changed; `changes` lists what." },
  DELETED: { description: "It was deleted." },
  REFRESHED: { description: "The shipment took new copies of the master data; `changes` lists what differed." },
  GENERATED: { description: "A document was generated and stored." },
  UPLOADED: { description: "A file was uploaded." },
  REPLACED: { description: "A file was uploaded as the next version of another." },
  MERGED: { description: "Attachments were merged into a new one; `changes` names them." },
  RENAMED: { description: "Renamed; `changes` has both names." },
  DOWNLOADED: { description: "A file was downloaded (with an S3 store: its address was returned), or an export was." },
  OPENED: { description: "Its content was viewed." },
  SIGNED_UP: { description: "The account was created." },
  SIGNED_IN: { description: "A session began; `name` is the network address." },
  SIGN_IN_FAILED: { description: "A wrong password was given; `name` is the network address." },
  REVOKED: { description: "An API key or a share link was revoked, an invitation withdrawn, or a partnership ended." },
  CANCELLED: { description: "A shipment was cancelled; `changes` has the reason." },
  REOPENED: { description: "A cancelled shipment was reopened." },
  JOINED: { description: "A person accepted an invitation to the office, or to be its partner." },
  REMOVED: { description: "A member was removed from the office." },
  INVITED: { description: "A partner was invited." },
  ACCEPTED: { description: "The office became another's partner; `name` is the other office." },
  SHARED: { description: "A shipment was shared with a partner." },
  UNSHARED: { description: "A shipment is not shared with a partner any more." },
  IMPORTED: {
    description: "A table was imported: `changes` has how many records it added and changed, or the cells of a row of the stats sheet.",
  },
  UNDONE: { description: "An import was taken back." },
  PASTED: { description: "Cells of a row of the stats sheet were pasted; `changes` lists them." },
  FILLED: { description: "Cells of a row of the stats sheet were filled from others; `changes` lists them." },
  CLEARED: { description: "Cells of a row of the stats sheet were cleared; `changes` lists them." },
  TRIED: { description: "A message was sent by hand, such as a webhook's test." },
};
export const AuditActionEnum = builder.enumType("AuditAction", { description: "What was done.", values: actionValues });

const nounValues = recordOf(auditNouns.map((noun) => [noun, { description: `In sentences "${auditNounWords[noun]}".` }]));
export const AuditEntityTypeEnum = builder.enumType("AuditEntityType", { description: "What something was done to.", values: nounValues });

import { auditNouns, auditNounWords, type AuditAction, type AuditActorType, type AuditNoun } from "#domain/auditTrail.ts";
import { builder } from "../../builder/builder.ts";

type Described<Value extends string> = Record<Value, { description: string }>;

const actorValues: Described<AuditActorType> = {
  USER: { description: "A person in a session of their own." },
  API_KEY: { description: "A machine, by an API key." },
  NOBODY: { description: "Somebody who did not prove who they are, such as with a wrong password." },
};
export const AuditActorTypeEnum = builder.enumType("AuditActorType", { description: "What kind of caller acted.", values: actorValues });

const actionValues: Described<AuditAction> = {
  ADDED: { description: "It was made anew." },
  CHANGED: { description: "Changed; `changes` tells what." },
  DELETED: { description: "It was deleted." },
  REFRESHED: { description: "Took over the master data of that moment; `changes` tells what differed." },
  GENERATED: { description: "A document was generated and stored." },
  UPLOADED: { description: "A file was uploaded." },
  MERGED: { description: "Attachments were merged into a new one; `changes` names them." },
  RENAMED: { description: "Renamed; `changes` has both names." },
  DOWNLOADED: { description: "It was fetched to be saved; with an S3 store its address was handed out. Or an export was." },
  OPENED: { description: "Its content was handed out to be looked at." },
  SIGNED_UP: { description: "The account was made." },
  SIGNED_IN: { description: "A session began; `name` is the network address." },
  SIGN_IN_FAILED: { description: "A wrong password was given; `name` is the network address." },
  REVOKED: { description: "An API key was ended." },
  TRIED: { description: "A message was sent by hand, such as one to try a webhook out." },
};
export const AuditActionEnum = builder.enumType("AuditAction", { description: "What was done.", values: actionValues });

// The assertion holds because the keys are the closed set itself.
const nounValues = Object.fromEntries(
  auditNouns.map((noun) => [noun, { description: `In sentences "${auditNounWords[noun]}".` }]),
) as Described<AuditNoun>;
export const AuditEntityTypeEnum = builder.enumType("AuditEntityType", { description: "What something was done to.", values: nounValues });

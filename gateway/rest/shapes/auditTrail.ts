import { z } from "zod";
import { auditActions, auditActors, auditNouns } from "#domain/audit/auditTrail.ts";
import { instant, text, webAddress } from "./parsing/fields.ts";

const change = z.object({ field: text, of: text, from: z.string().nullable(), to: z.string().nullable() });

const entry = z.object({
  cursor: z.string(),
  at: instant,
  actor: z.object({ type: z.enum(auditActors), id: text, name: text }),
  action: z.enum(auditActions),
  noun: z.enum(auditNouns),
  entityId: z.string().nullable(),
  shipmentId: z.string().nullable(),
  name: text,
  changes: z.array(change),
  changeCount: z.number(),
  requestId: text,
  sentence: text,
});

/** A page of the audit trail. `total` is present when it was requested. */
export const auditPageAnswer = z.object({
  entries: z.array(entry),
  hasOlder: z.boolean(),
  hasNewer: z.boolean(),
  total: z.number().nullish(),
});

export type AuditPageAnswer = z.output<typeof auditPageAnswer>;
export const exportAddress = z.object({ url: webAddress });

import { z } from "zod";
import { auditNouns } from "#domain/audit/auditTrail.ts";

const count = z.number().int();

export const sampleData = z.object({ firms: count, records: count, shipments: count });

const kept = z.object({ kind: z.enum(auditNouns), name: z.string(), reason: z.enum(["CHANGED", "USED"]) });
export type KeptRecord = z.infer<typeof kept>;

export const removedSampleData = z.object({ kept: z.array(kept) });

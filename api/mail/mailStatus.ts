import { z } from "zod";
import { mailStates, type MailStatus } from "#domain/mail/mail.ts";
import { instant } from "../openapi/commonFields.ts";

/** What became of an e-mail, in the description of the API. */
export const mailStatus = z
  .object({
    state: z.enum(mailStates).describe("Whether it waits for its next attempt, the e-mail server took it, or it was given up."),
    error: z.string().nullable().describe("Why the latest attempt failed; null if it did not, or there was none."),
    lastAttemptAt: instant("When it was last tried; null: not yet.").nullable(),
  })
  .meta({
    id: "MailStatus",
    example: { state: "SENT", error: null },
    description: "What became of an e-mail.",
  }) satisfies z.ZodType<MailStatus>;

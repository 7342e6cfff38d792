import { z } from "zod";
import { mailStates } from "#domain/mail/mail.ts";
import { maybeInstant } from "../parsing/fields.ts";

/** What became of an e-mail. */
export const mail = z.object({ state: z.enum(mailStates), error: z.string().nullable(), lastAttemptAt: maybeInstant });

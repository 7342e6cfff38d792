import type { MailState, MailStatus as MailStatusData } from "#domain/mail/mail.ts";
import { builder } from "../../builder/builder.ts";

const stateValues: Record<MailState, { description: string }> = {
  WAITING: { description: "It is sent soon, or tried again; `error` says why the latest attempt failed." },
  SENT: { description: "The e-mail server took it." },
  FAILED: { description: "It was given up; `error` says why." },
};
const MailStateEnum = builder.enumType("MailState", { description: "Whether an e-mail was sent.", values: stateValues });

export const MailStatus = builder.objectRef<MailStatusData>("MailStatus").implement({
  description: "What became of an e-mail.",
  fields: (t) => ({
    state: t.expose("state", { type: MailStateEnum, description: "Whether it waits, was sent, or was given up." }),
    error: t.exposeString("error", {
      nullable: true,
      description: "Why the latest attempt failed; null if it did not, or there was none.",
    }),
    lastAttemptAt: t.expose("lastAttemptAt", { type: "DateTime", nullable: true, description: "When it was last tried; null if not yet." }),
  }),
});

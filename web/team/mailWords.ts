import type { MailState } from "#domain/mail/mail.ts";

/** What became of the e-mail with an invitation's link. */
export function mailWords({ state, error }: { state: MailState; error?: string | null | undefined }): string {
  if (state === "SENT") return "E-mail sent";
  const reason = error ? `: ${error}` : "";
  return state === "FAILED" ? `E-mail not sent${reason}` : `E-mail waiting${reason}`;
}

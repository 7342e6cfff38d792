import { invalid, type Problem } from "../http/problem.ts";

export const mailStates = ["WAITING", "SENT", "FAILED"] as const;
export type MailState = (typeof mailStates)[number];

/** What became of an e-mail, as REST returns it. */
export type MailStatus = {
  state: MailState;
  /** Why the latest attempt failed; null if it did not, or there was none. */
  error: string | null;
  /** ISO instant of the latest attempt; null: none yet. */
  lastAttemptAt: string | null;
};

/** How long an e-mail is tried. */
export const mailHours = 24;

/** How long the record of a sent or failed e-mail is kept. */
export const keptMailDays = 30;

export const mailMessages = {
  notSetUp: "This server sends no e-mail",
  addressMissing: "Please enter the e-mail address to send it to",
  addressUnsafe: "No e-mail can be sent to this address",
  tooLate: `Not sent within ${mailHours} hours`,
  unreadable: "The server's secret has changed since, so the text cannot be read",
} as const;

/**
 * Whether an address may be written into an e-mail: one address without quotes, comments, lists and control characters, whose host
 * has a dot.
 */
export function isMailable(address: string): boolean {
  return address.length <= 254 && /^[^\s\p{C}@<>()[\]\\,;:"]{1,64}@[^\s\p{C}@<>()[\]\\,;:"]+\.[^\s\p{C}@<>()[\]\\,;:".]+$/u.test(address);
}

/** The mistake of an e-mail's recipient. */
export function checkRecipient(email: string): Problem[] {
  if (email === "") return [invalid(mailMessages.addressMissing, "email")];
  return isMailable(email) ? [] : [invalid(mailMessages.addressUnsafe, "email")];
}

/**
 * A name as one line of an e-mail: at most 80 characters, without line breaks, control characters, and what makes an e-mail program
 * show a link. It takes "pay.example" for one too, so a blank follows a dot within a word: "Pvt.Ltd" becomes "Pvt. Ltd".
 */
export function inMail(name: string): string {
  const line = name
    .replaceAll(/[\p{C}\p{Z}]+/gu, " ")
    .replaceAll(/:\/\/|www\./giu, " ")
    .replaceAll(/[.。．｡](?=[\p{L}\p{M}\p{N}-]{2})/gu, ". ")
    .trim();
  return [...line].slice(0, 80).join("");
}

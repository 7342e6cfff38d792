import { keysOf, recordOf } from "../typedObject.ts";

/**
 * Requests that one owner, or one client address, may make in a period; more are refused with RATE_LIMITED. `setting` is the
 * environment variable that sets the number (0 switches the limit off), `usual` its default, which suits an office of twenty.
 * `by` is whom the number is for: calls without a session know no owner.
 */
export const rateLimits = {
  signIns: { setting: "SIGN_IN_LIMIT", usual: 60, by: "address", seconds: 15 * 60, noun: "failed sign-ins" },
  signUps: { setting: "SIGN_UP_LIMIT", usual: 20, by: "address", seconds: 60 * 60, noun: "sign-ups" },
  invitationCodes: { setting: "INVITATION_CODE_LIMIT", usual: 10, by: "address", seconds: 60 * 60, noun: "wrong invitation codes" },
  uploads: { setting: "UPLOAD_LIMIT", usual: 120, by: "owner", seconds: 60, noun: "uploads" },
  drawings: { setting: "DRAWING_LIMIT", usual: 600, by: "owner", seconds: 60, noun: "documents and previews" },
  merges: { setting: "MERGE_LIMIT", usual: 30, by: "owner", seconds: 60, noun: "merges" },
  exports: { setting: "EXPORT_LIMIT", usual: 30, by: "owner", seconds: 60, noun: "exports" },
  searches: { setting: "SEARCH_LIMIT", usual: 1_200, by: "owner", seconds: 60, noun: "searches for documents" },
  fileAddresses: { setting: "FILE_ADDRESS_LIMIT", usual: 300, by: "owner", seconds: 60, noun: "addresses of shared files" },
  linkRequests: { setting: "LINK_LIMIT", usual: 300, by: "address", seconds: 60, noun: "requests to share links" },
  mails: { setting: "MAIL_LIMIT", usual: 30, by: "owner", seconds: 60 * 60, noun: "e-mails" },
  webhookTests: { setting: "WEBHOOK_TEST_LIMIT", usual: 10, by: "owner", seconds: 60, noun: "webhook tests and resends" },
} as const satisfies Record<string, { setting: string; usual: number; by: "owner" | "address"; seconds: number; noun: string }>;
export type RateLimit = keyof typeof rateLimits;

/** Limits that are no rates: event streams that a person has open at once, and the megabytes of an owner's files and records. */
export const standingLimits = {
  streams: { setting: "STREAM_LIMIT", usual: 50 },
  storageMegabytes: { setting: "STORAGE_QUOTA_MB", usual: 20_480 },
  recordMegabytes: { setting: "RECORD_QUOTA_MB", usual: 10_240 },
} as const satisfies Record<string, { setting: string; usual: number }>;

/** The number of every limit; 0 is no limit. */
export type LimitSettings = Record<RateLimit | keyof typeof standingLimits, number>;

/** Every limit by its default. */
export const usualLimits: LimitSettings = readLimits(({ usual }) => usual);

/** Every limit, with the number that `read` returns for its setting. */
export function readLimits(read: (limit: { setting: string; usual: number }) => number): LimitSettings {
  const limits = { ...rateLimits, ...standingLimits };
  return recordOf(keysOf(limits).map((name) => [name, read(limits[name])]));
}

/** Several owners may share an address (an office, a carrier's network): it may do this many times as much as one owner. */
export const ownersPerAddress = 3;

/** Why a request is refused: "Too many uploads in a short time. Please try again in 42 seconds." */
export function tooMany(noun: string, retryAfterSeconds: number): string {
  return `Too many ${noun} in a short time. Please try again in ${inWords(retryAfterSeconds)}.`;
}

function inWords(seconds: number): string {
  if (seconds > 90) return `${Math.ceil(seconds / 60)} minutes`;
  return seconds === 1 ? "1 second" : `${seconds} seconds`;
}

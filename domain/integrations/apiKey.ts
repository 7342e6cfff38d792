import { readInstant } from "../time/dates.ts";
import { invalid, type Problem } from "../http/problem.ts";

/** What a key may do: read everything, or read and write. No key manages keys, webhooks, the password or the profile. */
export const apiKeyScopes = ["READ", "WRITE"] as const;
export type ApiKeyScope = (typeof apiKeyScopes)[number];

export const apiKeyScopeNames: Record<ApiKeyScope, string> = { READ: "Read", WRITE: "Read and write" };

/** Prefix of every key, by which people and secret scanners recognise it. */
export const apiKeyPrefix = "lading_";

/** A key as REST returns it; the secret is returned only on creation. Instants are ISO texts. */
export type ApiKey = {
  apiKeyId: string;
  name: string;
  scope: ApiKeyScope;
  /** The last four characters of the key. */
  ending: string;
  createdAt: string;
  /** Null: valid until it is revoked. */
  expiresAt: string | null;
  /** To the minute; null: not used yet. */
  lastUsedAt: string | null;
};

/** The most keys that an owner may have at once, expired ones included. */
export const maxApiKeys = 50;

/** The longest validity of an expiring key. */
export const maxApiKeyDays = 366;

export const maxApiKeyName = 100;

export const apiKeyMessages = {
  nameMissing: "Please enter a name for the key",
  nameLong: `The name must be at most ${maxApiKeyName} characters long`,
  scopeUnknown: "Please choose what the key may do",
  expiryUnreadable: "The expiry must be a date and time",
  expiryPast: "The expiry must be in the future",
  expiryFar: `A key can be good for ${maxApiKeyDays} days at most`,
  tooMany: `You have ${maxApiKeys} API keys. Please revoke one first.`,
  notFound: "API key not found",
  readOnly: "This API key may only read",
  sessionNeeded: "An API key cannot do this. Please sign in.",
} as const;

/** The mistakes of a new key. `expiresAt` is an ISO instant, empty for a key that does not expire. */
export function checkApiKey(input: { name: string; scope: string; expiresAt: string }, now: Date): Problem[] {
  const { name, scope, expiresAt } = input;
  const problems: Problem[] = [];
  if (!name.trim()) problems.push(invalid(apiKeyMessages.nameMissing, "name"));
  if (name.trim().length > maxApiKeyName) problems.push(invalid(apiKeyMessages.nameLong, "name"));
  if (!isApiKeyScope(scope)) problems.push(invalid(apiKeyMessages.scopeUnknown, "scope"));
  return expiresAt === "" ? problems : [...problems, ...checkExpiry(expiresAt, now)];
}

function isApiKeyScope(text: string): text is ApiKeyScope {
  return apiKeyScopes.some((scope) => scope === text);
}

function checkExpiry(expiresAt: string, now: Date): Problem[] {
  const instant = readInstant(expiresAt, "start");
  if (instant === null) return [invalid(apiKeyMessages.expiryUnreadable, "expiresAt")];
  const time = Date.parse(instant);
  if (time <= now.getTime()) return [invalid(apiKeyMessages.expiryPast, "expiresAt")];
  const last = now.getTime() + maxApiKeyDays * 24 * 60 * 60 * 1000;
  return time > last ? [invalid(apiKeyMessages.expiryFar, "expiresAt")] : [];
}

import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { maxWebhookUrl, webhookMessages } from "#domain/integrations/webhook.ts";
import { isLoopback, isPublicAddress } from "../security/publicAddress.ts";

export type WebhookSettings = {
  /** Allows loopback targets, including http and any port; for development. */
  allowLoopback: boolean;
  /** Resolves a host name to its network addresses. */
  resolve: (hostname: string) => Promise<string[]>;
  /** Timeout for connecting, sending and receiving together. */
  timeoutMilliseconds: number;
};

/** A target for messages: the URL in normal form, without a fragment, and its host's current addresses. */
export type Target = { url: URL; addresses: string[] };

/** The reason, in the user's words, why a URL is not allowed. */
export class BadTarget extends Error {}

/** Timeout of a lookup; the system's resolver cannot be aborted, so it continues in the background. */
const lookupMilliseconds = 3_000;

/** Resolves a host name with the system's resolver. */
export async function resolveHost(hostname: string): Promise<string[]> {
  return (await lookup(hostname, { all: true })).map(({ address }) => address);
}

/**
 * Resolves a webhook's URL once, so that the connection uses the checked addresses. Throws `BadTarget` for anything but https to the public
 * internet; a single non-public address disqualifies the host.
 */
export async function resolveTarget(text: string, settings: WebhookSettings): Promise<Target> {
  const url = readUrl(text, settings);
  const addresses = await addressesOf(url, settings);
  if (addresses.length === 0) throw new BadTarget(webhookMessages.hostUnknown);
  if (settings.allowLoopback && addresses.every(isLoopback)) return { url, addresses };
  if (!addresses.every(isPublicAddress)) throw new BadTarget(webhookMessages.urlPrivate);
  if (url.protocol !== "https:") throw new BadTarget(webhookMessages.urlMissing);
  if (url.port !== "" && Number(url.port) < 1024) throw new BadTarget(webhookMessages.urlPort);
  return { url, addresses };
}

function readUrl(text: string, { allowLoopback }: WebhookSettings): URL {
  if (text.length > maxWebhookUrl) throw new BadTarget(webhookMessages.urlLong);
  const url = URL.canParse(text) ? new URL(text) : null;
  const isKnown = url?.protocol === "https:" || (allowLoopback && url?.protocol === "http:");
  if (!url || !isKnown) throw new BadTarget(webhookMessages.urlMissing);
  if (url.username || url.password) throw new BadTarget(webhookMessages.urlSecret);
  url.hash = "";
  // Percent-encoding lengthens some characters to three or more.
  if (url.href.length > maxWebhookUrl) throw new BadTarget(webhookMessages.urlLong);
  return url;
}

async function addressesOf({ hostname }: URL, { resolve }: WebhookSettings): Promise<string[]> {
  // The URL parser has already normalised other forms of an IPv4 address (octal, one number).
  const literal = hostname.replace(/^\[|\]$/g, "");
  if (isIP(literal)) return [literal];
  try {
    return await Promise.race([resolve(hostname), wait<string[]>(lookupMilliseconds, [], { ref: false })]);
  } catch {
    return [];
  }
}

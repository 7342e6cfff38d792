import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { maxWebhookUrl, webhookMessages } from "#domain/webhook.ts";
import { isLoopback, isPublicAddress } from "../security/publicAddress.ts";

export type WebhookSettings = {
  /** Whether this machine itself may be told, by http and at any port too; for trying things out. */
  allowLoopback: boolean;
  /** The network addresses of a host name. */
  resolve: (hostname: string) => Promise<string[]>;
  /** What connecting, sending and the answer may take together. */
  timeoutMilliseconds: number;
};

/** Where a message is sent: the URL in its normal form, without a fragment, and the network addresses that its host has now. */
export type Target = { url: URL; addresses: string[] };

/** Why nothing is sent to an address, in the user's words. */
export class BadTarget extends Error {}

/** The machine's own resolver cannot be broken off, so it is left behind after this. */
const lookupMilliseconds = 3_000;

/** Asks the machine's own resolver. */
export async function resolveHost(hostname: string): Promise<string[]> {
  return (await lookup(hostname, { all: true })).map(({ address }) => address);
}

/**
 * Where a webhook's address leads, looked up this once, so that what was checked is what is connected to. Throws `BadTarget`
 * for everything but https to the public internet; a host of which a single address is not public is refused whole.
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
  // Characters that an address cannot have as they are take three each.
  if (url.href.length > maxWebhookUrl) throw new BadTarget(webhookMessages.urlLong);
  return url;
}

async function addressesOf({ hostname }: URL, { resolve }: WebhookSettings): Promise<string[]> {
  // The URL's own reading has turned every other form of an IPv4 address (octal, one number) into this one.
  const literal = hostname.replace(/^\[|\]$/g, "");
  if (isIP(literal)) return [literal];
  try {
    return await Promise.race([resolve(hostname), wait<string[]>(lookupMilliseconds, [], { ref: false })]);
  } catch {
    return [];
  }
}

import { isMailable } from "./mail.ts";

/** The server that takes an installation's e-mails, as SMTP_URL and MAIL_FROM say. */
export type MailSettings = {
  host: string;
  port: number;
  /** smtps: the connection begins with TLS. */
  startsWithTls: boolean;
  /** Whether nothing is sent over a connection without TLS. */
  requiresTls: boolean;
  /** Null: the server asks for no sign-in. */
  signIn: { user: string; password: string } | null;
  from: MailSender;
};

export type MailSender = { name: string; address: string };

/**
 * Reads `smtps://user:password@host:port` (TLS from the start) or `smtp://…` (STARTTLS). `smtp://host?tls=off` sends without TLS where the
 * server offers none, to a server that asks for no sign-in. Null for anything else.
 */
export function readSmtpUrl(text: string): Omit<MailSettings, "from"> | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const startsWithTls = url.protocol === "smtps:";
  const isKnown = [...url.searchParams].every(([name, value]) => name === "tls" && value === "off") && /^\/?$/.test(url.pathname);
  if ((!startsWithTls && url.protocol !== "smtp:") || url.hostname === "" || url.port === "0" || !isKnown || url.hash !== "") return null;
  const user = decoded(url.username);
  const password = decoded(url.password);
  if (user === null || password === null || (user === "") !== (password === "")) return null;
  const isOpen = url.searchParams.has("tls");
  if (isOpen && (startsWithTls || user !== "")) return null;
  return {
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: url.port === "" ? (startsWithTls ? 465 : 587) : Number(url.port),
    startsWithTls,
    requiresTls: !isOpen,
    signIn: user === "" ? null : { user, password },
  };
}

/** Reads `Name <address>` or an address alone; null for anything else. */
export function readSender(text: string): MailSender | null {
  const { name = "", address = text } = /^(?<name>[^<>"\p{C}]{1,100}?)\s*<(?<address>[^<>]+)>$/u.exec(text)?.groups ?? {};
  return isMailable(address) ? { name, address } : null;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

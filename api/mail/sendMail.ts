import type { MailSettings } from "#domain/mail/smtpUrl.ts";
import type { MailText } from "./queueMail.ts";

/** The outcome of an attempt. `isFinal`: the server has refused this e-mail for good. `isReached`: the server has answered about it. */
export type Outcome = { error: string | null; isFinal: boolean; isReached: boolean };

type OutgoingMail = MailText & { id: string; recipient: string };

/** Hands one e-mail to the server; `stop` aborts it. Never throws. */
export type SendMail = (mail: OutgoingMail, stop: AbortSignal) => Promise<Outcome>;

/** A whole attempt, against a server that answers a byte at a time; each of its steps. */
const milliseconds = { attempt: 30_000, step: 10_000 };
const mostErrorCharacters = 200;

/**
 * Opens the way to the e-mail server. Certificates are always checked; `certificate` is trusted too. Each attempt is a connection of
 * its own, so that a restarted server is no fault.
 */
export async function openMailer(settings: MailSettings, { certificate }: { certificate?: string | undefined } = {}): Promise<SendMail> {
  const { createTransport } = await import("nodemailer");
  const { host, port, startsWithTls, requiresTls, signIn, from } = settings;
  const transport = createTransport({
    host,
    port,
    secure: startsWithTls,
    requireTLS: requiresTls,
    ...(signIn && { auth: { user: signIn.user, pass: signIn.password } }),
    ...(certificate !== undefined && { tls: { ca: certificate } }),
    connectionTimeout: milliseconds.step,
    greetingTimeout: milliseconds.step,
    dnsTimeout: milliseconds.step,
    socketTimeout: milliseconds.step,
    // A text names no file and no address for the library to read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ id, recipient, subject, text }, stop) => {
    const to = { name: "", address: recipient };
    try {
      await transport.sendMail({
        from,
        to,
        // Given apart, so that no header is parsed for addresses.
        envelope: { from: from.address, to: [recipient] },
        subject,
        text,
        // The same for each attempt: a receiver that got the text twice can tell.
        messageId: `<${id}@${from.address.split("@")[1]}>`,
        headers: { "Auto-Submitted": "auto-generated" },
        signal: AbortSignal.any([AbortSignal.timeout(milliseconds.attempt), stop]),
      });
      return { error: null, isFinal: false, isReached: true };
    } catch (error) {
      return outcomeOf(error);
    }
  };
}

function outcomeOf(error: unknown): Outcome {
  const code = textOf(error, "code");
  const status = Number(textOf(error, "responseCode"));
  // The server's word about this address or text. A refused sign-in concerns the operator, who can mend it.
  const isAboutMail = status >= 400 && ["EENVELOPE", "EMESSAGE"].includes(code);
  if (isAboutMail) return { error: `Refused: ${oneLine(textOf(error, "response"))}`, isFinal: status >= 500, isReached: true };
  return { error: wordsOf(code, error instanceof Error ? error.message : ""), isFinal: false, isReached: false };
}

/** The library reports a bad certificate as a fault of the socket, so only the message tells. */
function wordsOf(code: string, message: string): string {
  if (code === "EAUTH" || code === "ENOAUTH") return "The e-mail server refused the sign-in";
  if (code === "ETLS" || /certificate|tls|ssl/i.test(message)) return "No secure connection to the e-mail server";
  if (code === "ETIMEDOUT" || code === "EABORT") return "The e-mail server did not answer in time";
  return "The e-mail server could not be reached";
}

function textOf(error: unknown, name: "code" | "responseCode" | "response"): string {
  if (typeof error !== "object" || error === null) return "";
  const value: unknown = Reflect.get(error, name);
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function oneLine(text: string): string {
  return text.replaceAll(/[\p{C}\s]+/gu, " ").slice(0, mostErrorCharacters);
}

import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import type { MailSettings } from "#domain/mail/smtpUrl.ts";
import { mailCertificate } from "./mailCertificate.ts";

/** An e-mail as the server got it. */
type ReceivedMail = { from: string; to: string[]; isSecure: boolean; user: string; headers: string; text: string };

/** What a server says to an e-mail: null takes it, a number refuses it with that SMTP status. */
type Verdict = number | null;

export type MailServer = {
  settings: MailSettings;
  received: ReceivedMail[];
  /** What it says from now on to a recipient, and to a text when it has it; at first it takes all. */
  answers: (answer: { recipient?: (address: string) => Verdict; text?: () => Promise<Verdict> | Verdict }) => void;
  close: () => Promise<void>;
};

const signIn = { user: "lading", password: "p@ss word" };

/** An SMTP server of a test's own, by default without TLS and sign-in. */
export async function aMailServer({ tls, port = 0 }: { tls?: "start" | "from the start"; port?: number } = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let answer: Parameters<MailServer["answers"]>[0] = {};
  const protection: SMTPServerOptions = tls
    ? { ...mailCertificate, secure: tls === "from the start" }
    : { disabledCommands: ["AUTH", "STARTTLS"] };
  const server = new SMTPServer({
    ...protection,
    disableReverseLookup: true,
    closeTimeout: 100,
    onAuth: ({ username, password }, _session, done) => {
      if (username === signIn.user && password === signIn.password) done(null, { user: username });
      else done(new Error("Invalid sign-in"));
    },
    onRcptTo: ({ address }, _session, done) => done(refusal(answer.recipient?.(address) ?? null)),
    onData: (stream, { envelope, secure, user }, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const [headers = "", ...paragraphs] = Buffer.concat(chunks).toString("utf8").split("\r\n\r\n");
        const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
        const mail = { from, to: envelope.rcptTo.map(({ address }) => address), isSecure: secure, user: String(user ?? "") };
        void take({ ...mail, headers, text: unquoted(paragraphs.join("\r\n\r\n")) }, done);
      });
    },
  });
  async function take(mail: ReceivedMail, done: (error: Error | null) => void): Promise<void> {
    const verdict = (await answer.text?.()) ?? null;
    if (verdict === null) received.push(mail);
    done(refusal(verdict));
  }
  // A client that goes away is part of the tests.
  server.on("error", () => undefined);
  await new Promise<void>((ready) => void server.listen(port, "127.0.0.1", ready));
  // A server that listens on a port has an address of this form.
  const { port: taken } = server.server.address() as AddressInfo;
  const settings = {
    host: "127.0.0.1",
    port: taken,
    startsWithTls: tls === "from the start",
    requiresTls: tls !== undefined,
    signIn: tls ? signIn : null,
    from: { name: "Lading", address: "lading@mail.example" },
  };
  const close = async () => await new Promise<void>((closed) => server.close(() => closed()));
  return { settings, received, answers: (next) => void (answer = next), close };
}

/** The text of quoted-printable, as far as it is ASCII. */
function unquoted(body: string): string {
  return body.replaceAll("=\r\n", "").replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function refusal(status: Verdict): Error | null {
  return status === null ? null : Object.assign(new Error(status >= 500 ? "No such mailbox" : "Busy, try later"), { responseCode: status });
}

import type { Invitation } from "#domain/account/team.ts";
import { describe, expect, onTestFinished, test } from "vitest";
import { mailMessages } from "#domain/mail/mail.ts";
import { officeWithMail, patience } from "../../support/api/officeWithMail.ts";
import { aFirm } from "../../support/fixtures/aFirm.ts";
import { mailCertificate } from "../../support/servers/mailCertificate.ts";
import { aMailServer } from "../../support/servers/mailServer.ts";

const office = officeWithMail();

describe("nobody's input", () => {
  test("adds a recipient, a header or a link to an e-mail (R-701)", async () => {
    await office.start();
    const unsafe = ["a,b@c.example", "a@b.example>\u0007", '"a,b"@c.example', "a(c)@d.example", "<a@b.example>", "a@localhost"];
    for (const email of unsafe) {
      const { status, errors } = await office.invite(email);
      expect([email, status, errors]).toEqual([email, 422, [{ error: mailMessages.addressUnsafe, code: "INVALID", field: ["email"] }]]);
    }
    expect((await office.invite("a@b.example\r\nBcc: c@d.example")).status).toBe(422);
    expect((await office.invite("")).errors).toEqual([{ error: mailMessages.addressMissing, code: "INVALID", field: ["email"] }]);
    await aFirm(office.api, office.owner, { name: "Tarang\r\nBcc: c@d.example\r\n\r\nhttps://evil.example\u202e www.evil.example" });
    await office.invite();
    await expect.poll(() => office.server.received.length, patience).toBe(1);
    const [mail] = office.server.received;
    expect(mail?.to).toEqual(["meena@tarangvel.example"]);
    expect(mail?.headers.split("\r\n").filter((line) => /^(bcc|cc|to):/i.test(line))).toEqual(["To: meena@tarangvel.example"]);
    expect(mail?.headers).not.toMatch(/https:\/\/evil|www\.evil|\u202e/);
    expect(`${mail?.headers} ${mail?.text}`).not.toMatch(/(?:evil|d)\.example/);
    expect(mail?.text.match(/https?:\/\/\S+/g)).toEqual([expect.stringMatching(/^http:\/\/lading\.test\/join\//)]);
  });
});

describe("a limit", () => {
  test("holds for an office's e-mails in an hour and for one recipient's in a day (R-702)", async () => {
    await office.start({ limits: { mails: 6 } });
    const codes = async (email: string) => (await office.invite(email)).errors.map(({ code, error }) => [code, error]);
    for (let count = 0; count < 5; count += 1) expect(await codes("meena@tarangvel.example")).toEqual([]);
    expect(await codes("Meena@tarangvel.example")).toEqual([["RATE_LIMITED", expect.stringContaining("e-mails to this address")]]);
    expect(await codes("vikram@tarangvel.example")).toEqual([]);
    expect(await codes("dev@tarangvel.example")).toEqual([["RATE_LIMITED", expect.stringContaining("Too many e-mails in")]]);
    const { data } = await office.owner.post<Invitation>("/v1/team/invite", { role: "EDITOR", email: "vikram@tarangvel.example" });
    expect(data.mail).toBeNull();
  });
});

describe("the server's setting", () => {
  test("without SMTP_URL, no e-mail is offered, and asking for one is refused and invites nobody (R-703)", async () => {
    await office.start({ mail: null });
    expect((await office.owner.get("/v1/team")).data["canSendMail"]).toBe(false);
    const { status, errors } = await office.invite();
    expect([status, errors]).toEqual([422, [{ error: mailMessages.notSetUp, code: "INVALID", field: ["sendsMail"] }]]);
    expect(await office.mails()).toEqual([]);
  });

  for (const tls of ["start", "from the start"] as const) {
    test(`with TLS ${tls === "start" ? "by STARTTLS" : tls}, signs in and sends over it, to a server with a valid certificate alone (R-703)`, async () => {
      const secure = await aMailServer({ tls });
      onTestFinished(secure.close);
      await office.start({ mail: { ...secure.settings, certificate: mailCertificate.cert } });
      expect((await office.owner.get("/v1/team")).data["canSendMail"]).toBe(true);
      await office.invite();
      await expect.poll(office.states, patience).toEqual(["SENT"]);
      expect(secure.received).toMatchObject([{ isSecure: true, user: "lading" }]);
      await office.api.close();
      await office.start({ mail: secure.settings });
      await office.invite();
      await expect.poll(async () => (await office.mails())[0]?.error, patience).toBe("No secure connection to the e-mail server");
      expect(secure.received).toHaveLength(1);
    });
  }

  test("that asks for TLS sends nothing to a server that has none, and a refused sign-in is tried again (R-703)", async () => {
    await office.start({ mail: { requiresTls: true } });
    await office.invite();
    await expect.poll(async () => (await office.mails())[0]?.error, patience).toBe("No secure connection to the e-mail server");
    expect(office.server.received).toEqual([]);
    await office.api.close();
    const secure = await aMailServer({ tls: "start" });
    onTestFinished(secure.close);
    const signIn = { user: "lading", password: "wrong" };
    await office.start({ mail: { ...secure.settings, certificate: mailCertificate.cert, signIn } });
    await office.invite();
    await expect
      .poll(async () => (await office.mails())[0], patience)
      .toMatchObject({
        state: "WAITING",
        error: "The e-mail server refused the sign-in",
      });
  });
});

import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import type { Invitation } from "#domain/account/team.ts";
import { mailMessages } from "#domain/mail/mail.ts";
import { openDatabase } from "../../../api/db/database.ts";
import { claimMail } from "../../../api/mail/mailRows.ts";
import { anApi, type TestApi, type TestApiOptions } from "../../support/api/anApi.ts";
import { asUser, aUser, type TestUser } from "../../support/api/aUser.ts";
import { aFirm } from "../../support/fixtures/aFirm.ts";
import { aMailServer, type MailServer } from "../../support/servers/mailServer.ts";
import { mailCertificate } from "../../support/servers/mailCertificate.ts";

const minute = 60 * 1000;
const patience = { timeout: 10_000, interval: 10 };
const jwtSecret = "a secret that two processes share";

let server: MailServer;
let api: TestApi;
let owner: TestUser;
let now: Date;
beforeEach(async () => {
  now = new Date("2026-04-01T08:00:00Z");
  server = await aMailServer();
});
afterEach(async () => {
  await api.close();
  await server.close();
});

/** A service that looks every 10 ms for e-mails that are due, and its owner. */
async function start({ mail, ...options }: Omit<TestApiOptions, "mail"> & { mail?: Partial<TestApiOptions["mail"]> } = {}) {
  api = await anApi({ clock: () => now, jwtSecret, ...options, mail: { ...server.settings, pollMilliseconds: 10, ...mail } });
  owner = await aUser(api);
}

const invite = (email = "meena@tarangvel.example", headers = {}) =>
  owner.post<Invitation & { code: string; link: string }>("/v1/team/invite", { role: "EDITOR", email, sendsMail: true }, headers);
const mails = async () => (await owner.get<{ invitations: Invitation[] }>("/v1/team/invitation")).data.invitations.map(({ mail }) => mail);
const states = async () => (await mails()).map((mail) => mail?.state);
const pass = (milliseconds: number) => void (now = new Date(now.getTime() + milliseconds));

/** A session ends after 12 hours. */
async function passDays(days: number): Promise<void> {
  pass(days * 24 * 60 * minute);
  const { data } = await api.call<{ jwt: string }>("POST", "/v1/user/login", { body: { email: owner.email, password: owner.password } });
  owner = asUser(api, { ...owner, jwt: data.jwt });
}

async function inDatabase<T>(read: (open: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>): Promise<T> {
  const open = await openDatabase({ dataDir: api.dataDir, databaseUrl: api.databaseUrl });
  try {
    return await read(open);
  } finally {
    await open.close();
  }
}

describe("an e-mail", () => {
  test("is sent once, with the link and no line of anybody's choice, and its text is not kept (R-700, R-704)", async () => {
    await start();
    const { name } = await aFirm(api, owner);
    const { data } = await invite();
    expect(data.mail).toEqual({ state: "WAITING", error: null, lastAttemptAt: null });
    await expect.poll(states, patience).toEqual(["SENT"]);
    expect(await mails()).toEqual([{ state: "SENT", error: null, lastAttemptAt: now.toISOString() }]);
    const [mail] = server.received;
    expect(mail).toMatchObject({ from: "lading@mail.example", to: ["meena@tarangvel.example"] });
    expect(mail?.headers).toContain(`Subject: Invitation to the office of ${name}`);
    expect(mail?.text).toContain(`Asha Mehta invites you to work in the office of ${name}.`);
    expect(mail?.text).toContain(data.link);
    await api.restart(async () => {
      const rows = await inDatabase(({ db }) => db.selectFrom("mails").select(["content", "nextAttemptAt", "attempts"]).execute());
      expect(rows).toEqual([{ content: "", nextAttemptAt: null, attempts: 1 }]);
    });
    expect(server.received).toHaveLength(1);
  });

  test("waits in the database without its code in clear, and is sent after a restart (R-700)", async () => {
    await start({ mail: { pollMilliseconds: 60 * minute } });
    const { data } = await invite();
    const code = data.link.split("/").at(-1) ?? "";
    await api.restart(async () => {
      const [row] = await inDatabase(({ db }) => db.selectFrom("mails").selectAll().execute());
      expect([row?.state, row?.content]).toEqual(["WAITING", expect.stringMatching(/^[\w+/=]{200,}$/)]);
      const decoded = Buffer.from(row?.content ?? "", "base64").toString("latin1");
      expect([code.length, decoded.includes(code), decoded.includes("join")]).toEqual([12, false, false]);
    });
    await expect.poll(() => server.received.length, patience).toBe(1);
  });

  test("is refused for now and tried again after growing waits, with the reason shown meanwhile (R-700)", async () => {
    await start();
    server.answers({ recipient: () => 451 });
    await invite();
    const failed = { state: "WAITING", error: "Refused: 451 Busy, try later", lastAttemptAt: now.toISOString() };
    await expect.poll(mails, patience).toEqual([failed]);
    server.answers({ text: () => 452 });
    pass(minute);
    await expect.poll(mails, patience).toEqual([{ ...failed, error: "Refused: 452 Busy, try later", lastAttemptAt: now.toISOString() }]);
    server.answers({});
    pass(minute / 2);
    expect(await states()).toEqual(["WAITING"]);
    pass(2 * minute);
    await expect.poll(states, patience).toEqual(["SENT"]);
    expect(server.received).toHaveLength(1);
  });

  test("that the server refuses for good is given up with the reason (R-700)", async () => {
    await start();
    server.answers({ recipient: () => 550 });
    await invite();
    const given = { state: "FAILED", error: "Refused: 550 No such mailbox", lastAttemptAt: now.toISOString() };
    await expect.poll(mails, patience).toEqual([given]);
  });

  test("is given up a day after it was queued; until then a server that is down delays it (R-700)", async () => {
    const { port } = server.settings;
    await server.close();
    await start();
    await invite();
    const reason = "The e-mail server could not be reached";
    await expect.poll(mails, patience).toEqual([{ state: "WAITING", error: reason, lastAttemptAt: now.toISOString() }]);
    await passDays(1439 / 1440);
    const late = `${mailMessages.tooLate}. ${reason}`;
    await expect.poll(mails, patience).toEqual([{ state: "FAILED", error: late, lastAttemptAt: now.toISOString() }]);
    await invite("vikram@tarangvel.example");
    await expect.poll(async () => (await mails())[1]?.error, patience).toBe(reason);
    server = await aMailServer({ port });
    pass(minute);
    await expect.poll(states, patience).toEqual(["FAILED", "SENT"]);
    expect(server.received.map(({ to }) => to)).toEqual([["vikram@tarangvel.example"]]);
  });

  test("that waits in an old database, or under another secret, is not sent (R-700)", async () => {
    await start({ mail: { pollMilliseconds: 60 * minute } });
    await invite();
    await invite("vikram@tarangvel.example");
    await api.restart(async () => {
      await inDatabase(async ({ db }) => {
        const [first] = await db.selectFrom("mails").select("id").orderBy("id").execute();
        await db
          .updateTable("mails")
          .set({ content: "x".repeat(80) })
          .where("id", "=", first?.id ?? "")
          .execute();
      });
    });
    await expect.poll(states, patience).toEqual(["FAILED", "SENT"]);
    expect((await mails())[0]?.error).toBe(mailMessages.unreadable);
    await invite("dev@tarangvel.example");
    await api.restart(async () => pass(3 * 24 * 60 * minute));
    await passDays(0);
    await expect.poll(states, patience).toEqual(["FAILED", "SENT", "FAILED"]);
    expect((await mails())[2]?.error).toBe(mailMessages.tooLate);
  });

  test("that several processes find due is sent by one, and by another when that one has died (R-700)", async () => {
    await start({ mail: { pollMilliseconds: 60 * minute } });
    await invite();
    await api.restart(async () => {
      await inDatabase(async ({ db }) => {
        const found = await db.selectFrom("mails").selectAll().executeTakeFirstOrThrow();
        const claimed = await Promise.all([1, 2, 3].map(() => claimMail({ db, clock: () => now }, found)));
        expect(claimed.filter((one) => one !== null)).toMatchObject([{ attempts: 1 }]);
      });
    });
    pass(59_000);
    expect(server.received).toEqual([]);
    pass(2_000);
    await api.restart();
    await expect.poll(states, patience).toEqual(["SENT"]);
    expect(server.received).toHaveLength(1);
  });

  test("that is being sent when the service stops is finished, and not sent again (R-700)", async () => {
    await start();
    const { promise: hasText, resolve: got } = Promise.withResolvers<void>();
    const { promise: held, resolve: release } = Promise.withResolvers<null>();
    server.answers({ text: () => (got(), held) });
    await invite();
    await hasText;
    const restarted = api.restart();
    release(null);
    await restarted;
    expect(await states()).toEqual(["SENT"]);
    expect(server.received).toHaveLength(1);
  });

  test("is neither sent nor kept when the invitation is withdrawn or was not made (R-700)", async () => {
    await start({ mail: { pollMilliseconds: 60 * minute } });
    const { data } = await invite();
    expect((await invite(owner.email)).errors).toMatchObject([{ error: "This person is a member already" }]);
    await owner.delete(`/v1/team/invitation?invitationId=${data.invitationId}`);
    await api.restart(async () => expect(await inDatabase(({ db }) => db.selectFrom("mails").selectAll().execute())).toEqual([]));
  });

  test("again with the same Idempotency-Key is not sent again (R-700)", async () => {
    await start();
    const once = { "idempotency-key": "once" };
    await invite(undefined, once);
    await invite(undefined, once);
    await expect.poll(states, patience).toEqual(["SENT"]);
    expect(server.received).toHaveLength(1);
  });
});

describe("nobody's input", () => {
  test("adds a recipient, a header or a link to an e-mail (R-701)", async () => {
    await start();
    const unsafe = ["a,b@c.example", "a@b.example>\u0007", '"a,b"@c.example', "a(c)@d.example", "<a@b.example>", "a@localhost"];
    for (const email of unsafe) {
      const { status, errors } = await invite(email);
      expect([email, status, errors]).toEqual([email, 422, [{ error: mailMessages.addressUnsafe, code: "INVALID", field: ["email"] }]]);
    }
    expect((await invite("a@b.example\r\nBcc: c@d.example")).status).toBe(422);
    expect((await invite("")).errors).toEqual([{ error: mailMessages.addressMissing, code: "INVALID", field: ["email"] }]);
    await aFirm(api, owner, { name: "Tarang\r\nBcc: c@d.example\r\n\r\nhttps://evil.example\u202e www.evil.example" });
    await invite();
    await expect.poll(() => server.received.length, patience).toBe(1);
    const [mail] = server.received;
    expect(mail?.to).toEqual(["meena@tarangvel.example"]);
    expect(mail?.headers.split("\r\n").filter((line) => /^(bcc|cc|to):/i.test(line))).toEqual(["To: meena@tarangvel.example"]);
    expect(mail?.headers).not.toMatch(/https:\/\/evil|www\.evil|\u202e/);
    expect(mail?.text.match(/https?:\/\/\S+/g)).toEqual([expect.stringMatching(/^http:\/\/lading\.test\/join\//)]);
  });
});

describe("a limit", () => {
  test("holds for an office's e-mails in an hour and for one recipient's in a day (R-702)", async () => {
    await start({ limits: { mails: 6 } });
    const codes = async (email: string) => (await invite(email)).errors.map(({ code, error }) => [code, error]);
    for (let count = 0; count < 5; count += 1) expect(await codes("meena@tarangvel.example")).toEqual([]);
    expect(await codes("Meena@tarangvel.example")).toEqual([["RATE_LIMITED", expect.stringContaining("e-mails to this address")]]);
    expect(await codes("vikram@tarangvel.example")).toEqual([["RATE_LIMITED", expect.stringContaining("Too many e-mails in")]]);
    const { data } = await owner.post<Invitation>("/v1/team/invite", { role: "EDITOR", email: "vikram@tarangvel.example" });
    expect(data.mail).toBeNull();
  });
});

describe("the server's setting", () => {
  test("without SMTP_URL, no e-mail is offered, and asking for one is refused and invites nobody (R-703)", async () => {
    api = await anApi();
    owner = await aUser(api);
    expect((await owner.get("/v1/team")).data["canSendMail"]).toBe(false);
    const { status, errors } = await invite();
    expect([status, errors]).toEqual([422, [{ error: mailMessages.notSetUp, code: "INVALID", field: ["sendsMail"] }]]);
    expect(await mails()).toEqual([]);
  });

  for (const tls of ["start", "from the start"] as const) {
    test(`with TLS ${tls === "start" ? "by STARTTLS" : tls}, signs in and sends over it, to a server with a valid certificate alone (R-703)`, async () => {
      const secure = await aMailServer({ tls });
      onTestFinished(secure.close);
      await start({ mail: { ...secure.settings, certificate: mailCertificate.cert } });
      expect((await owner.get("/v1/team")).data["canSendMail"]).toBe(true);
      await invite();
      await expect.poll(states, patience).toEqual(["SENT"]);
      expect(secure.received).toMatchObject([{ isSecure: true, user: "lading" }]);
      await api.close();
      await start({ mail: secure.settings });
      await invite();
      await expect.poll(async () => (await mails())[0]?.error, patience).toBe("No secure connection to the e-mail server");
      expect(secure.received).toHaveLength(1);
    });
  }

  test("that asks for TLS sends nothing to a server that has none, and a refused sign-in is tried again (R-703)", async () => {
    await start({ mail: { requiresTls: true } });
    await invite();
    await expect.poll(async () => (await mails())[0]?.error, patience).toBe("No secure connection to the e-mail server");
    expect(server.received).toEqual([]);
    await api.close();
    const secure = await aMailServer({ tls: "start" });
    onTestFinished(secure.close);
    const signIn = { user: "lading", password: "wrong" };
    await start({ mail: { ...secure.settings, certificate: mailCertificate.cert, signIn } });
    await invite();
    await expect
      .poll(async () => (await mails())[0], patience)
      .toMatchObject({
        state: "WAITING",
        error: "The e-mail server refused the sign-in",
      });
  });
});

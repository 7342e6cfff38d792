import { describe, expect, test } from "vitest";
import { mailMessages } from "#domain/mail/mail.ts";
import { claimMail } from "../../../api/mail/mailRows.ts";
import { minute, officeWithMail, patience } from "../../support/api/officeWithMail.ts";
import { aFirm } from "../../support/fixtures/aFirm.ts";
import { aMailServer } from "../../support/servers/mailServer.ts";

const office = officeWithMail();

describe("an e-mail", () => {
  test("is sent once, with the link and no line of anybody's choice, and its text is not kept (R-700, R-704)", async () => {
    await office.start();
    const { name } = await aFirm(office.api, office.owner);
    const { data } = await office.invite();
    expect(data.mail).toEqual({ state: "WAITING", error: null, lastAttemptAt: null });
    await expect.poll(office.states, patience).toEqual(["SENT"]);
    expect(await office.mails()).toEqual([{ state: "SENT", error: null, lastAttemptAt: office.now.toISOString() }]);
    const [mail] = office.server.received;
    expect(mail).toMatchObject({ from: "lading@mail.example", to: ["meena@tarangvel.example"] });
    expect(mail?.headers).toContain(`Subject: Invitation to the office of ${name}`);
    expect(mail?.text).toContain(`Asha Mehta invites you to work in the office of ${name}.`);
    expect(mail?.text).toContain(data.link);
    await office.api.restart(async () => {
      const rows = await office.inDatabase(({ db }) => db.selectFrom("mails").select(["content", "nextAttemptAt", "attempts"]).execute());
      expect(rows).toEqual([{ content: "", nextAttemptAt: null, attempts: 1 }]);
    });
    expect(office.server.received).toHaveLength(1);
  });

  test("waits in the database without its code in clear, and is sent after a restart (R-700)", async () => {
    await office.startWithoutServer();
    const { data } = await office.invite();
    const code = data.link.split("/").at(-1) ?? "";
    await office.api.restart(async () => {
      const [row] = await office.inDatabase(({ db }) => db.selectFrom("mails").selectAll().execute());
      expect([row?.state, row?.content]).toEqual(["WAITING", expect.stringMatching(/^[\w+/=]{200,}$/)]);
      const decoded = Buffer.from(row?.content ?? "", "base64").toString("latin1");
      expect([code.length, decoded.includes(code), decoded.includes("join")]).toEqual([12, false, false]);
      await office.serverReturns();
    });
    await expect.poll(() => office.server.received.length, patience).toBe(1);
  });

  test("is refused for now and tried again after growing waits, with the reason shown meanwhile (R-700)", async () => {
    await office.start();
    office.server.answers({ recipient: () => 451 });
    await office.invite();
    const failed = { state: "WAITING", error: "Refused: 451 Busy, try later", lastAttemptAt: office.now.toISOString() };
    await expect.poll(office.mails, patience).toEqual([failed]);
    office.server.answers({ text: () => 452 });
    office.pass(minute);
    await expect
      .poll(office.mails, patience)
      .toEqual([{ ...failed, error: "Refused: 452 Busy, try later", lastAttemptAt: office.now.toISOString() }]);
    office.server.answers({});
    office.pass(minute / 2);
    expect(await office.states()).toEqual(["WAITING"]);
    office.pass(2 * minute);
    await expect.poll(office.states, patience).toEqual(["SENT"]);
    expect(office.server.received).toHaveLength(1);
  });

  test("that the server refuses for good is given up with the reason (R-700)", async () => {
    await office.start();
    office.server.answers({ recipient: () => 550 });
    await office.invite();
    const given = { state: "FAILED", error: "Refused: 550 No such mailbox", lastAttemptAt: office.now.toISOString() };
    await expect.poll(office.mails, patience).toEqual([given]);
  });

  test("is given up a day after it was queued; until then a server that is down delays it (R-700)", async () => {
    const { port } = office.server.settings;
    await office.server.close();
    await office.start();
    await office.invite();
    const reason = "The e-mail server could not be reached";
    await expect.poll(office.mails, patience).toEqual([{ state: "WAITING", error: reason, lastAttemptAt: office.now.toISOString() }]);
    await office.passDays(1439 / 1440);
    const late = `${mailMessages.tooLate}. ${reason}`;
    await expect.poll(office.mails, patience).toEqual([{ state: "FAILED", error: late, lastAttemptAt: office.now.toISOString() }]);
    await office.invite("vikram@tarangvel.example");
    await expect.poll(async () => (await office.mails())[1]?.error, patience).toBe(reason);
    office.server = await aMailServer({ port });
    office.pass(minute);
    await expect.poll(office.states, patience).toEqual(["FAILED", "SENT"]);
    expect(office.server.received.map(({ to }) => to)).toEqual([["vikram@tarangvel.example"]]);
  });

  test("that waits in an old database, or under another secret, is not sent (R-700)", async () => {
    await office.startWithoutServer();
    await office.invite();
    await office.invite("vikram@tarangvel.example");
    await office.api.restart(async () => {
      await office.inDatabase(async ({ db }) => {
        const [first] = await db.selectFrom("mails").select("id").orderBy("id").execute();
        await db
          .updateTable("mails")
          .set({ content: "x".repeat(80) })
          .where("id", "=", first?.id ?? "")
          .execute();
      });
      await office.serverReturns();
    });
    await expect.poll(office.states, patience).toEqual(["FAILED", "SENT"]);
    expect((await office.mails())[0]?.error).toBe(mailMessages.unreadable);
    await office.invite("dev@tarangvel.example");
    await office.api.restart(async () => office.pass(3 * 24 * 60 * minute));
    await office.passDays(0);
    await expect.poll(office.states, patience).toEqual(["FAILED", "SENT", "FAILED"]);
    expect((await office.mails())[2]?.error).toBe(mailMessages.tooLate);
  });

  test("that several processes find due is sent by one, and by another when that one has died (R-700)", async () => {
    await office.startWithoutServer();
    await office.invite();
    await office.api.restart(async () => {
      await office.inDatabase(async ({ db }) => {
        const found = await db.selectFrom("mails").selectAll().executeTakeFirstOrThrow();
        await office.serverReturns();
        const claimed = await Promise.all([1, 2, 3].map(() => claimMail({ db, clock: () => office.now }, found)));
        expect(claimed.filter((one) => one !== null)).toMatchObject([{ attempts: found.attempts + 1 }]);
      });
      office.pass(59_000);
    });
    await office.api.restart(async () => {
      expect(office.server.received).toEqual([]);
      office.pass(2_000);
    });
    await expect.poll(office.states, patience).toEqual(["SENT"]);
    expect(office.server.received).toHaveLength(1);
  });

  test("that is being sent when the service stops is finished, and not sent again (R-700)", async () => {
    await office.start();
    const { promise: hasText, resolve: got } = Promise.withResolvers<void>();
    const { promise: held, resolve: release } = Promise.withResolvers<null>();
    office.server.answers({ text: () => (got(), held) });
    await office.invite();
    await hasText;
    const restarted = office.api.restart();
    release(null);
    await restarted;
    expect(await office.states()).toEqual(["SENT"]);
    expect(office.server.received).toHaveLength(1);
  });

  test("is neither sent nor kept when the invitation is withdrawn or was not made (R-700)", async () => {
    await office.startWithoutServer();
    const { data } = await office.invite();
    expect((await office.invite(office.owner.email)).errors).toMatchObject([{ error: "This person is a member already" }]);
    await office.owner.delete(`/v1/team/invitation?invitationId=${data.invitationId}`);
    await office.api.restart(async () =>
      expect(await office.inDatabase(({ db }) => db.selectFrom("mails").selectAll().execute())).toEqual([]),
    );
  });

  test("again with the same Idempotency-Key is not sent again (R-700)", async () => {
    await office.start();
    const once = { "idempotency-key": "once" };
    await office.invite(undefined, once);
    await office.invite(undefined, once);
    await expect.poll(office.states, patience).toEqual(["SENT"]);
    expect(office.server.received).toHaveLength(1);
  });
});

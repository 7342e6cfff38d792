import { afterEach, beforeEach } from "vitest";
import type { Invitation } from "#domain/account/team.ts";
import { openDatabase, type OpenDatabase } from "../../../api/db/database.ts";
import { aMailServer, type MailServer } from "../servers/mailServer.ts";
import { anApi, type TestApi, type TestApiOptions } from "./anApi.ts";
import { asUser, aUser, type TestUser } from "./aUser.ts";

export const minute = 60 * 1000;
/** For a machine that is busy. */
export const patience = { timeout: 10_000, interval: 10 };

type Options = Omit<TestApiOptions, "mail"> & { mail?: Partial<TestApiOptions["mail"]> | null };

/** For each test an e-mail server; `start` opens a service that looks every 10 ms for e-mails that are due, and signs its owner up. */
export function officeWithMail() {
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
  const mails = async () =>
    (await owner.get<{ invitations: Invitation[] }>("/v1/team/invitation")).data.invitations.map(({ mail }) => mail);
  const pass = (milliseconds: number) => void (now = new Date(now.getTime() + milliseconds));
  return {
    get server() {
      return server;
    },
    set server(other) {
      server = other;
    },
    get api() {
      return api;
    },
    get owner() {
      return owner;
    },
    get now() {
      return now;
    },
    mails,
    pass,
    async start({ mail, ...options }: Options = {}) {
      const settings = mail === null ? {} : { mail: { ...server.settings, pollMilliseconds: 10, ...mail } };
      api = await anApi({ clock: () => now, jwtSecret: "a secret that two processes share", ...options, ...settings });
      owner = await aUser(api);
    },
    /** Starts while the e-mail server is down, and looks only at starts: what is queued waits, also where that look comes late. */
    async startWithoutServer(options: TestApiOptions = {}) {
      await server.close();
      await this.start({ ...options, mail: { pollMilliseconds: 60 * minute } });
    },
    /** The e-mail server is up, and the wait after an attempt is over. */
    async serverReturns() {
      server = await aMailServer({ port: server.settings.port });
      pass(2 * minute);
    },
    invite: (email = "meena@tarangvel.example", headers = {}) =>
      owner.post<Invitation & { code: string; link: string }>("/v1/team/invite", { role: "EDITOR", email, sendsMail: true }, headers),
    states: async () => (await mails()).map((mail) => mail?.state),
    /** A session ends after 12 hours. */
    async passDays(days: number) {
      pass(days * 24 * 60 * minute);
      const { email, password } = owner;
      const { data } = await api.call<{ jwt: string }>("POST", "/v1/user/login", { body: { email, password } });
      owner = asUser(api, { ...owner, jwt: data.jwt });
    },
    /** Reads or changes the database while the service is stopped. */
    async inDatabase<T>(read: (open: OpenDatabase) => Promise<T>): Promise<T> {
      const open = await openDatabase({ dataDir: api.dataDir, databaseUrl: api.databaseUrl });
      try {
        return await read(open);
      } finally {
        await open.close();
      }
    },
  };
}

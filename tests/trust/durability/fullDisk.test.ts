import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, openSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { reserveAddress } from "../../../gateway/server/listenAddress.ts";
import { startProduct, type Product } from "../../support/servers/product.ts";
import { aWebFirm, aWebUser, type WebUser } from "../../support/browser/webUser.ts";
import { prepare } from "../../support/tools/prepare.ts";

let product: Product;
let user: WebUser;
prepare(async () => {
  product = await startProduct();
  user = await aWebUser(product.url, { status: "ONBOARDING_COMPLETED" });
  await aWebFirm(product.url, user, "Tarangvel Exports");
  return () => product.stop();
});

/** How far a running product may write into any file, as a disk that is full bounds it. */
function letFilesGrowTo(bytes: number | "unlimited", pid = product.pid): void {
  execFileSync("prlimit", ["--pid", String(pid), `--fsize=${bytes}:`]);
}

type Said = { status: number; retryAfter: string | null; data: Record<string, unknown> | null; errors: { error: string }[] };

async function call(method: "GET" | "POST", path: string, body?: object): Promise<Said> {
  const headers = { authorization: user.jwt, ...(body && { "content-type": "application/json" }) };
  const answer = await fetch(`${product.url}/ep/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const { data, errors }: Pick<Said, "data" | "errors"> = await answer.json();
  return { status: answer.status, retryAfter: answer.headers.get("retry-after"), data, errors };
}

const noRoom = "The server's disk is full or cannot be written. Nothing was saved; please try again later.";
const credentials = () => ({ email: user.email, password: user.password });

async function brokers(): Promise<unknown[]> {
  const { data } = await call("GET", "/v1/user/info");
  return (data as { brokers: { name: string }[] }).brokers.map(({ name }) => name);
}

async function stampKey(): Promise<string> {
  const { data } = await call("GET", "/v1/user/info");
  return (data as { firms: { stampKey: string }[] }).firms[0]?.stampKey ?? "";
}

test("a disk without room refuses writes in clear words, lets reads, downloads and sign-ins go on, and writes again when there is room", async () => {
  expect(await call("POST", "/v1/user/broker/add", { name: "Before" })).toMatchObject({ status: 200 });
  const stamp = `/v1/attachment?key=${await stampKey()}&attachment_type=STAMP_SIGN`;
  letFilesGrowTo(4096);
  try {
    const refused = await call("POST", "/v1/user/broker/add", { name: "Meanwhile" });
    expect(refused).toMatchObject({ status: 503, retryAfter: "60", data: null, errors: [{ error: noRoom }] });
    const form = new FormData();
    form.append("attachment_type", "STAMP_SIGN");
    const png = Buffer.from((await call("GET", stamp)).data?.["data"] as string, "base64");
    form.append("file", new Blob([png]), "stamp.png");
    const upload = await fetch(`${product.url}/ep/api/v1/attachment/save`, {
      method: "POST",
      headers: { authorization: user.jwt },
      body: form,
    });
    expect(upload.status).toBe(503);
    expect(await brokers()).toEqual(["Before"]);
    expect(await call("GET", stamp)).toMatchObject({ status: 200, errors: [] });
    expect(await call("POST", "/v1/user/login", credentials())).toMatchObject({ status: 200, data: { jwt: expect.any(String) } });
    expect(await call("POST", "/v1/user/login", { ...credentials(), password: "guessed" })).toMatchObject({ status: 503 });
  } finally {
    letFilesGrowTo("unlimited");
  }
  expect(await call("POST", "/v1/user/broker/add", { name: "After" })).toMatchObject({ status: 200 });
  expect(await brokers()).toEqual(["Before", "After"]);
});

test("a disk that takes no more of the log costs lines of it and nothing else, and the log goes on when there is room (R-1157)", async () => {
  const folder = mkdtempSync(join(tmpdir(), "lading-log-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const log = join(folder, "log");
  const { port, release } = await reserveAddress({ host: "127.0.0.1", port: 0 });
  await release();
  const child = spawn(process.execPath, ["gateway/main.ts"], {
    env: { ...process.env, DATA_DIR: join(folder, "data"), PORT: String(port) },
    stdio: ["ignore", openSync(log, "w"), "inherit"],
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  onTestFinished(() => void child.kill("SIGKILL"));
  let answers = 0;
  const ask = () =>
    fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(5_000) })
      .then(({ status }) => {
        answers += 1;
        return status;
      })
      .catch(() => 0);
  await expect.poll(ask, { timeout: 20_000 }).toBe(200);
  // The line of a request is written after its answer.
  const lines = () => readFileSync(log, "utf8").match(/"path":"\/readyz"/g)?.length ?? 0;
  await expect.poll(lines).toBe(answers);
  const full = statSync(log).size;
  letFilesGrowTo(full, child.pid);
  for (let count = 0; count < 20; count += 1) expect(await ask()).toBe(200);
  expect(statSync(log).size).toBe(full);
  letFilesGrowTo("unlimited", child.pid);
  expect(await ask()).toBe(200);
  await expect.poll(lines).toBe(answers);
  letFilesGrowTo(statSync(log).size, child.pid);
  expect(await ask()).toBe(200);
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
});

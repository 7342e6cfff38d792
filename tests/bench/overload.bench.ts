import { setTimeout as wait } from "node:timers/promises";
import { Agent, request } from "undici";
import { anOwner, aStoredShipment } from "../support/browser/exporterWithMasterData.ts";
import { startProduct, unlimited } from "../support/servers/product.ts";
import { load } from "./gateway/load.ts";

/**
 * Four times the load that the product bears, at a steady rate that does not wait for answers, as ratios to the limits:
 * who is refused hears it at once, who is let in is answered soon, and afterwards everything is as before.
 */
const limits = { refusedMs: 50, acceptedMs: 2_000 };
const overloadMs = Number(process.env["OVERLOAD_SECONDS"] ?? "60") * 1_000;
const recoveryMs = 10_000;
const tick = 5;

const product = await startProduct(unlimited);
const owner = await anOwner(product.url);
for (let index = 0; index < 50; index += 1) await aStoredShipment(owner, { name: `Shipment ${index}` });
const query = "{ viewer { shipments(first: 50) { totalCount nodes { id name status createdAt totalAmount } } } }";
const asked = {
  headers: { "content-type": "application/json", authorization: `Bearer ${owner.user.jwt}` },
  body: JSON.stringify({ query }),
};
const url = `${product.url}/graphql`;
/** As a proxy holds them: far more than may be under way, and open before the flood. */
const dispatcher = new Agent({ connections: 400, pipelining: 1 });

type Answered = { status: number; ms: number };

/** Sends so many requests a second for so long, whatever becomes of them; all answers. */
async function flood(perSecond: number, ms: number): Promise<Answered[]> {
  const answers: Promise<Answered>[] = [];
  const start = performance.now();
  for (let now = start; now < start + ms; now = performance.now()) {
    const due = Math.floor(((now - start) / 1_000) * perSecond);
    while (answers.length < due) answers.push(one());
    await wait(tick);
  }
  return await Promise.all(answers);
}

async function one(): Promise<Answered> {
  const start = performance.now();
  try {
    const answer = await request(url, { dispatcher, method: "POST", ...asked });
    await answer.body.dump();
    return { status: answer.statusCode, ms: performance.now() - start };
  } catch {
    // No connection, or a broken one: neither an answer nor a refusal.
    return { status: 0, ms: performance.now() - start };
  }
}

function percentile(answers: Answered[], share: number): number {
  const sorted = answers.map(({ ms }) => ms).toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function tell(what: string, ms: number, limit: number): void {
  console.log(`${what}: ${ms.toFixed(0)} ms, ${(ms / limit).toFixed(2)} × the limit`);
  if (!(ms <= limit)) process.exitCode = 1;
}

try {
  await load(url, asked, 2_000);
  await Promise.all(Array.from({ length: 400 }, one));
  const { requests } = await load(url, asked, 4_000);
  const bearable = requests / 4;
  const before = percentile(await flood(bearable / 2, 3_000), 0.5);
  const answers = await flood(bearable * 4, overloadMs);
  const accepted = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 503);
  const others = answers.length - accepted.length - refused.length;
  const rate = (accepted.length / overloadMs) * 1_000;
  console.log(`bears ${bearable.toFixed(0)} pages of 50 a second; asked for ${((answers.length / overloadMs) * 1_000).toFixed(0)}`);
  console.log(`answered ${rate.toFixed(0)} a second, refused ${refused.length}, otherwise ${others}`);
  tell("accepted, 99th percentile", percentile(accepted, 0.99), limits.acceptedMs);
  tell("refused, median", percentile(refused, 0.5), limits.refusedMs);
  console.log(`refused, 99th percentile: ${percentile(refused, 0.99).toFixed(0)} ms`);
  await wait(recoveryMs);
  const after = percentile(await flood(bearable / 2, 3_000), 0.5);
  tell(`median 10 s later (${before.toFixed(1)} ms before)`, after, Math.max(20, before * 2));
  if (others > 0) process.exitCode = 1;
} finally {
  await dispatcher.close();
  await product.stop();
}

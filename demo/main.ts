import { connect } from "./client.ts";
import { enterPartners, partners } from "./partners.ts";
import { enterMasterData } from "./masterData.ts";
import { enterStatsColumns } from "./stats.ts";
import { enterShipments, shipmentCount } from "./shipments.ts";

const { LADING_URL, PORT } = process.env;
// As for the server, a blank value is a missing one.
const url = (LADING_URL?.trim() || `http://127.0.0.1:${PORT?.trim() || 4000}`).replace(/\/$/, "");
const account = { name: "Kavya Vaghela", email: "demo@tarangvel.example", password: "tarangvel" };

try {
  await load();
} catch (error) {
  console.error(`\nThe demo could not be loaded into ${url}: ${error instanceof Error ? error.message : String(error)}`);
  console.error("Is Lading running there? Start it with `npm start`, or name another address by LADING_URL.");
  process.exitCode = 1;
}

async function load(): Promise<void> {
  const { jwt, isNew } = await enter();
  const client = connect(url, jwt);
  if (!isNew) {
    const { viewer } = await client.send<{ viewer: { status: string } }>("{ viewer { status } }");
    const isWhole = viewer.status === "ONBOARDING_COMPLETED";
    console.log(
      `The demo account is there already${isWhole ? "." : ", but an earlier run did not finish: load the demo into an empty DATA_DIR."}`,
    );
  } else {
    let done = 0;
    const onEntry = () => {
      done += 1;
      if (process.stdout.isTTY) process.stdout.write(`\rLoading the demo: ${done} entries`);
    };
    const ids = await enterMasterData(client, onEntry);
    await enterShipments(client, ids, onEntry);
    await enterStatsColumns(client, ids, onEntry);
    await enterPartners(client, url, ids);
    await client.send("mutation { setOnboardingStatus(input: { status: ONBOARDING_COMPLETED }) { errors { message } } }");
    console.log(`\nLoaded: two firms, all master data, ${shipmentCount} shipments with their documents, and three partners.`);
  }
  console.log(`\n  Open      ${url}/login\n  Email     ${account.email}\n  Password  ${account.password}`);
  const { importer, agent, broker } = partners;
  console.log(`\n  With the same password:\n  Importer  ${importer.email}\n  CHA       ${agent.email}\n  Broker    ${broker.email}\n`);
}

/** Signs up, or signs in if the account exists. */
async function enter(): Promise<{ jwt: string; isNew: boolean }> {
  const client = connect(url);
  const signUp = "mutation ($input: SignUpInput!) { signUp(input: $input) { jwt errors { message code } } }";
  const logIn = "mutation ($input: LogInInput!) { logIn(input: $input) { jwt errors { message } } }";
  try {
    const answer = await client.send<{ signUp: { jwt: string } }>(signUp, { input: { ...account, type: "EXPORTER" } });
    return { jwt: answer.signUp.jwt, isNew: true };
  } catch (error) {
    const { email, password } = account;
    const answer = await client.send<{ logIn: { jwt: string } }>(logIn, { input: { email, password } }).catch(() => null);
    // Why the account could not be created says more than why its sign-in failed.
    if (answer === null) throw error;
    return { jwt: answer.logIn.jwt, isNew: false };
  }
}

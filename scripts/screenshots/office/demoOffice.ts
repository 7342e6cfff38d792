import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect, type Client } from "../../../demo/client.ts";
import { enterMasterData, type Ids } from "../../../demo/masterData.ts";
import { enterPartners } from "../../../demo/partners.ts";
import { enterShipments } from "../../../demo/shipments.ts";
import { enterStatsColumns } from "../../../demo/stats.ts";
import { enterBills } from "./demoBills.ts";
import { enterReviews } from "./demoReviews.ts";
import { saveTemplates } from "./demoTemplates.ts";

/**
 * The user of a scene: a visitor, a new account, one in its set-up, one without firms, the demo's exporter with two of the office, or one of
 * its partners.
 */
export type Person = "visitor" | "newcomer" | "midway" | "firmless" | "exporter" | "editor" | "viewer" | "importer" | "agent" | "broker";

/** A running product with an account of every kind. */
export type DemoOffice = {
  url: string;
  /** The stored token of each person; null for the visitor. */
  tokens: Record<Person, string | null>;
  /** Global ids by the names of the demo's data, such as `F1`. */
  ids: Ids;
  /** The global id of the shipment with four documents. */
  shipmentId: string;
  /** The code of an open invitation. */
  invitation: string;
  /** The code of a partner's open invitation. */
  partnership: string;
  /** The path of a share link to two documents of the first shipment. */
  link: string;
  /** The path of a share link whose visitors have to say who they are, may decide and may upload. */
  askingLink: string;
  /** The global id of a shipment whose vessel changed between two versions of its invoice; its other documents name the former one. */
  revisedShipmentId: string;
  close: () => Promise<void>;
};

/** Enters the demo into a running product that nobody has signed up to, or into one that it starts; takes about ten seconds. */
export async function openDemoOffice(running?: string): Promise<DemoOffice> {
  const { url, close } = running === undefined ? await start() : { url: running, close: () => Promise.resolve() };
  try {
    const exporter = await signUp(url, "Kavya Vaghela", "ONBOARDING_COMPLETED");
    const ids = await enterMasterData(exporter.client, () => {});
    await enterShipments(exporter.client, ids, () => {});
    await enterStatsColumns(exporter.client, ids, () => {});
    const midway = await signUp(url, "Ravi Kumar Mehta", "ONBOARDING_IN_PROGRESS");
    await enterMasterData(midway.client, () => {});
    const newcomer = await signUp(url, "Asha Mehta", null);
    const firmless = await signUp(url, "Nimesh Shah", "ONBOARDING_COMPLETED");
    const editor = await joinOffice(url, { name: "Meena Shah", code: await invite(exporter.client, "EDITOR") });
    const viewer = await joinOffice(url, { name: "Vikram Rao", code: await invite(exporter.client, "VIEWER") });
    const invitation = await invite(exporter.client, "EDITOR", "leela@tarangvel.example");
    const { invitation: partnership, ...ofPartners } = await enterPartners(exporter.client, url, ids);
    const signedUp = { newcomer: newcomer.jwt, midway: midway.jwt, firmless: firmless.jwt, exporter: exporter.jwt };
    const tokens = { visitor: null, ...signedUp, editor, viewer, ...ofPartners };
    const [shipmentId, revisedShipmentId, scannedShipmentId] = await workedShipments(exporter.client);
    await attachScan(exporter.client, scannedShipmentId);
    await revise(exporter.client, revisedShipmentId);
    await enterReviews(exporter.client, revisedShipmentId);
    await saveTemplates(exporter.client, ids);
    await enterBills(exporter.client, url, ofPartners.broker);
    const link = await shareByLink(exporter.client, shipmentId, { showsProgress: true });
    const askingLink = await shareByLink(exporter.client, shipmentId, { asksName: true, allowsDecision: true, allowsUpload: true });
    return { url, tokens, ids, shipmentId, revisedShipmentId, invitation, partnership, link, askingLink, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Starts the built product on its own data directory. */
async function start(): Promise<Pick<DemoOffice, "url" | "close">> {
  const dataDir = await mkdtemp(join(tmpdir(), "lading-screenshots-"));
  const environment = {
    WEBHOOKS_TO_LOOPBACK: "on",
    ...process.env,
    DATA_DIR: dataDir,
    PORT: "0",
    LOG_LEVEL: "warn",
    COMPANY_NAME: "Tarangvel Software Private Limited",
    SUPPORT_PHONE: "+91 281 555 0142",
    SUPPORT_EMAIL: "support@tarangvel.example",
  };
  const child = spawn(process.execPath, ["gateway/main.ts"], { env: environment, stdio: ["ignore", "pipe", "inherit"] });
  const close = async () => {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  return await new Promise((resolve, reject) => {
    let said = "";
    child.once("exit", (code) => reject(new Error(`The product ended with ${code}: ${said}`)));
    child.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const url = /is at (http\S+)/.exec(said)?.[1];
      if (url) resolve({ url, close });
    });
  });
}

async function signUp(url: string, name: string, status: string | null): Promise<{ jwt: string; client: Client }> {
  const email = `${name.split(" ")[0]?.toLowerCase()}@tarangvel.example`;
  const signUpDocument = "mutation ($input: SignUpInput!) { signUp(input: $input) { jwt errors { message } } }";
  const input = { name, email, password: "monsoon-42", type: "EXPORTER" };
  const { jwt } = (await connect(url).send<{ signUp: { jwt: string } }>(signUpDocument, { input })).signUp;
  const client = connect(url, jwt);
  const statusDocument = "mutation ($input: SetOnboardingStatusInput!) { setOnboardingStatus(input: $input) { errors { message } } }";
  if (status !== null) await client.send(statusDocument, { input: { status } });
  return { jwt, client };
}

async function invite(owner: Client, role: string, email?: string): Promise<string> {
  const document = "mutation ($input: InviteMemberInput!) { inviteMember(input: $input) { code errors { message } } }";
  const { inviteMember } = await owner.send<{ inviteMember: { code: string } }>(document, { input: { role, email } });
  return inviteMember.code;
}

/** Accepts an invitation; returns the member's token. */
async function joinOffice(url: string, { name, code }: { name: string; code: string }): Promise<string> {
  const document = "mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { jwt errors { message } } }";
  const input = { code, name, email: `${name.split(" ")[0]?.toLowerCase()}@tarangvel.example`, password: "monsoon-42" };
  return (await connect(url).send<{ acceptInvitation: { jwt: string } }>(document, { input })).acceptInvitation.jwt;
}

/** The two shipments with documents of all kinds, and the one after them. */
async function workedShipments(client: Client): Promise<[string, string, string]> {
  type Answer = { viewer: { shipments: { nodes: { id: string }[] } } };
  const document = "{ viewer { shipments(first: 3, orderBy: { field: CREATED_AT, direction: ASC }) { nodes { id } } } }";
  const [first, second, third] = (await client.send<Answer>(document)).viewer.shipments.nodes;
  if (first === undefined || second === undefined || third === undefined) throw new Error("The demo has no three shipments");
  return [first.id, second.id, third.id];
}

/** A file that came from outside: all other ones of the demo are generated. */
async function attachScan(client: Client, shipmentId: string): Promise<void> {
  const document = "mutation ($input: UploadAttachmentInput!) { uploadAttachment(input: $input) { errors { message } } }";
  const path = new URL("../../../api/sampleData/images/letterhead-f1.png", import.meta.url).pathname;
  await client.upload(document, { shipmentId, type: "OTHER", name: "Surveyor's weight note" }, path);
}

async function revise(client: Client, id: string): Promise<void> {
  const update = "mutation ($input: UpdateShipmentInput!) { updateShipment(input: $input) { errors { message } } }";
  await client.send(update, { input: { id, vessel: "MV SAURASHTRA PRIDE" } });
  const generate = "mutation ($input: GenerateDocumentInput!) { generateDocument(input: $input) { errors { message } } }";
  const invoice = { invoiceNo: "TV/EXP/060/25-26", invoiceDate: "2025-12-15", remarks: "Freight prepaid", letterhead: true };
  await client.send(generate, { input: { shipmentId: id, document: { invoice } } });
}

async function shareByLink(client: Client, shipmentId: string, allows: object): Promise<string> {
  type Found = { node: { attachments: { nodes: { id: string }[] } } };
  const find = "query ($id: ID!) { node(id: $id) { ... on Shipment { attachments(first: 2) { nodes { id } } } } }";
  const attachmentIds = (await client.send<Found>(find, { id: shipmentId })).node.attachments.nodes.map(({ id }) => id);
  type Made = { createShareLink: { address: string } };
  const create = "mutation ($input: CreateShareLinkInput!) { createShareLink(input: $input) { address errors { message } } }";
  const { createShareLink } = await client.send<Made>(create, { input: { shipmentId, attachmentIds, ...allows } });
  return `/s/${createShareLink.address.split("/s/")[1] ?? ""}`;
}

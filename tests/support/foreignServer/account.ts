import { newId, Refusal, textOf, type Account, type Handler, type Item, type Store } from "./store.ts";

/** What opens a session: called without one. */
export function logIn({ accounts }: Store, { email, password }: Item): Item {
  const found = accounts.find((account) => account.email === email && account.password === password);
  if (!found) throw new Refusal(401, { error: "Invalid email or password" });
  return { jwt: found.token };
}

export function signUp({ accounts }: Store, { name, email, password, type }: Item): Item {
  if (type !== "EXPORTER") throw new Refusal(200, "Coming Soon");
  if (typeof password !== "string" || password.length < 6) throw new Refusal(200, "Password must be at least 6 characters long");
  const [given, address] = [textOf(name), textOf(email)];
  if (!given || !address) throw new Refusal(200, "All fields are required");
  if (accounts.some((account) => account.email === address)) throw new Refusal(200, "An account with this email already exists");
  const account: Account = {
    email: address,
    password,
    // An opaque token: the contract does not say what is in it.
    token: newId() + newId(),
    name: given,
    type,
    status: "ONBOARDING_PENDING",
    records: new Map(),
    lists: new Map(),
    shipments: [],
    columns: new Map(),
    rows: new Map(),
  };
  accounts.push(account);
  return { jwt: account.token };
}

const recordLists = [
  "firms",
  "buyers",
  "brokers",
  "loadingPorts",
  "dischargePorts",
  "units",
  "goods",
  "contractFormat",
  "documentTemplates",
];
const textLists = ["originCountry", "destinationCountry", "paymentTerms", "shipmentTerms", "currency", "declaration"];

const info: Handler = ({ account }) => {
  const { name, email, type, status, records, lists } = account;
  const told: Item = { name, email, type, status, plan: "basic", __v: 3 };
  // The newest first, and null for what was never filled.
  for (const list of recordLists) told[list] = records.get(list)?.toReversed() ?? null;
  for (const list of textLists) told[list] = lists.get(list) ?? null;
  return told;
};

const update: Handler = ({ account, body }) => {
  const { name, oldPassword, newPassword } = body;
  if (name !== undefined && !textOf(name)) throw new Refusal(200, "Name cannot be empty");
  if (typeof newPassword === "string") {
    if (oldPassword !== account.password) throw new Refusal(200, "Current password is incorrect");
    account.password = newPassword;
  }
  account.name = textOf(name) ?? account.name;
  return null;
};

const onboarding: Handler = ({ account, body }) => {
  account.status = body["status"];
  return null;
};

export const accountRoutes: Record<string, Handler> = {
  "GET /v1/user/info": info,
  "POST /v1/user/update": update,
  "POST /v1/user/onboarding": onboarding,
};

import { readFileSync } from "node:fs";
import { Agent, request } from "undici";

/**
 * The same schema with resolvers as one writes them by hand for the measured operations: what the peers that take no schema of ours
 * serve. They trust what the service sends and check nothing.
 */
export const typeDefs = readFileSync(new URL("../../../schema.graphql", import.meta.url), "utf8");

const upstream = process.env.EP_API_URL ?? "";
const dispatcher = new Agent({ connections: 256 });
const size = 50;

const globalId = (type, id) => Buffer.from(`${type}:${id}`).toString("base64url");
const restId = (id) => Buffer.from(id, "base64url").toString().split(":")[1];
const cursor = (text) => Buffer.from(text).toString("base64url");
const at = (page) => ({ page, cursor: cursor(`offset:${(page - 1) * size - 1}`), isCurrent: page === 1 });
const text = (value) => (value === null || value === undefined || value === "" ? null : String(value));
const money = (value) => (value === null || value === undefined ? null : Number(value).toFixed(2));
const day = (value) => (value ? value.split("/").toReversed().join("-") : null);

async function call(path, query, body, { authorization }) {
  const url = `${upstream}${path}?${new URLSearchParams(query)}`;
  const json = { "content-type": "application/json", authorization };
  const options = body ? { method: "POST", headers: json, body: JSON.stringify(body) } : { headers: { authorization } };
  const answer = await request(query ? url : upstream + path, { dispatcher, ...options });
  return (await answer.body.json()).data;
}

/** The user with all master data, called once a request. */
const userInfo = (context) => (context.userInfo ??= call("/v1/user/info", null, null, context));
const ofUser = (read) => (_viewer, _args, context) => userInfo(context).then(read);

async function shipments(_viewer, { firmId, first, createdFrom, createdTo }, context) {
  const body = { limit: first, offset: 0, sort: "desc", startDate: createdFrom, endDate: createdTo };
  const { shipments: nodes, total } = await call("/v1/shipment/filter", { firmId: restId(firmId) }, body, context);
  const pages = Math.ceil(total / size);
  const last = nodes.at(-1);
  return {
    nodes,
    totalCount: total,
    pageInfo: { hasNextPage: total > size, endCursor: last ? cursor(`createdAt:${last.createdAt}/${last.shipmentId}`) : null },
    pageCursors: { first: null, previous: null, around: [1, 2, 3, 4, 5, 6].map(at), last: at(pages) },
  };
}

async function statsSheet({ firmId }, { filter }, context, info) {
  const { arguments: args } = info.fieldNodes[0].selectionSet.selections.find(({ name }) => name.value === "rows");
  const given = Object.fromEntries(args.map(({ name, value }) => [name.value, info.variableValues[value.name.value]]));
  const { shipmentStats, total } = await call("/v1/shipment-stats/filter", { firmId }, { ...filter, ...given }, context);
  return { rowCount: total, rows: shipmentStats };
}

const record = (type, key, names, numbers = []) => ({
  [type]: {
    id: (row) => globalId(type, row[key]),
    ...texts(names),
    ...figures(numbers),
  },
});
const texts = (names) => Object.fromEntries(names.map((name) => [name, (row) => row[name] ?? ""]));
const figures = (names) => Object.fromEntries(names.map((name) => [name, (row) => text(row[name])]));
const moneys = (names) => Object.fromEntries(names.map((name) => [name, (row) => money(row[name])]));
const days = (names) => Object.fromEntries(names.map((name) => [name, (row) => day(row[name])]));
const attachmentId = ({ shipmentId, key }) => globalId("Attachment", `${encodeURIComponent(shipmentId)}/${encodeURIComponent(key)}`);
const sibling = (name) => (file) => (file[name] ? file.all.find(({ key }) => key === file[name]) : null);

function attachments(shipment) {
  const all = [];
  for (const file of shipment.attachments) all.push({ ...file, shipmentId: shipment.shipmentId, all });
  const edges = all.map((node, index) => ({ node, cursor: cursor(`item:${index}:${node.key}`) }));
  const pageInfo = { endCursor: edges.at(-1)?.cursor ?? null, hasNextPage: false };
  return { totalCount: all.length, edges, nodes: all, pageInfo };
}

function totals({ products, charges, amountBeforeGST, totalAmount, totalQuantity, totalGrossQuantity }) {
  const subtotal = products.reduce((sum, { quantity, rate }) => sum + quantity * rate, 0);
  const { gst = 0, fob = 0, freight = 0, insurance = 0 } = charges;
  return {
    subtotal: money(subtotal),
    amountBeforeGST: money(amountBeforeGST),
    gst: money(gst),
    invoiceValue: money(amountBeforeGST + gst),
    cifValue: money(fob + freight + insurance),
    totalAmount: money(totalAmount),
    totalPackages: text(products.reduce((sum, line) => sum + line.package.total, 0)),
    totalNetWeight: text(totalQuantity),
    totalGrossWeight: text(totalGrossQuantity),
  };
}

const colours = { "#ffffff": "WHITE" };
const optionalFirmTexts = (
  "cin phone email rcmc signatoryName signatoryDesignation signatoryMobile signingPlace lutArn lutFinancialYear dateStyle blankMarks " +
  "coveringLetterWording valueDeclarationWording rodtepWording authorityWording originWording vgmWording"
).split(" ");

export const resolvers = {
  Query: {
    viewer: () => ({}),
    node: async (_query, { id }, context) => {
      const [type, key] = Buffer.from(id, "base64url").toString().split(":");
      if (type === "Firm") return { __typename: type, firmId: key };
      return { __typename: type, ...(await call("/v1/shipment", { shipmentId: key }, null, context)) };
    },
  },
  Node: { __resolveType: ({ __typename }) => __typename },
  Viewer: {
    id: (_viewer, _args, { authorization }) => {
      const claims = JSON.parse(Buffer.from(authorization.split(".")[1], "base64url").toString());
      return globalId("Viewer", claims.sub);
    },
    shipments,
    name: ofUser(({ name }) => name),
    email: ofUser(({ email }) => email),
    type: ofUser(({ type }) => type),
    status: ofUser(({ status }) => status),
    role: ofUser(({ role }) => role ?? "OWNER"),
    isPartner: ofUser(({ isPartner }) => isPartner ?? false),
    paymentTerms: ofUser(({ paymentTerms }) => paymentTerms),
    shipmentTerms: ofUser(({ shipmentTerms }) => shipmentTerms),
    currencies: ofUser(({ currency }) => currency),
    declarations: ofUser(({ declaration }) => declaration),
    originCountries: ofUser(({ originCountry }) => originCountry),
    destinationCountries: ofUser(({ destinationCountry }) => destinationCountry),
    firms: ofUser(({ firms }) => ({ nodes: firms })),
    buyers: ofUser(({ buyers }) => ({ nodes: buyers })),
    brokers: ofUser(({ brokers }) => ({ nodes: brokers })),
    loadingPorts: ofUser(({ loadingPorts }) => ({ nodes: loadingPorts })),
    dischargePorts: ofUser(({ dischargePorts }) => ({ nodes: dischargePorts })),
    packagingUnits: ofUser(({ units }) => ({ nodes: units })),
    goods: ofUser(({ goods }) => ({ nodes: goods })),
    contractFormats: ofUser(({ contractFormat }) => ({ nodes: contractFormat })),
    documentTemplates: ofUser(({ documentTemplates }) => ({ nodes: documentTemplates })),
  },
  Firm: {
    id: ({ firmId }) => globalId("Firm", firmId),
    addresses: ({ address }) => address,
    stamp: ({ stampKey }) => (stampKey ? { key: stampKey } : null),
    letterhead: ({ letterHeadKey }) => (letterHeadKey ? { key: letterHeadKey } : null),
    ...days(["lutDate"]),
    ...texts(optionalFirmTexts),
    statsSheet,
  },
  BankDetail: { branch: ({ branch }) => text(branch), adCode: ({ adCode }) => adCode ?? "" },
  ContractFormat: {
    id: ({ contractId }) => globalId("ContractFormat", contractId),
    fields: ({ fields }) => Object.entries(fields).map(([name, value]) => ({ name, value })),
  },
  ...record("Buyer", "buyerId", "name address country contactPerson phone email taxNumber bankName bankAddress bankSwiftCode".split(" ")),
  ...record("Broker", "brokerId", ["name", "country"]),
  ...record("LoadingPort", "portId", ["name", "country"]),
  ...record("DischargePort", "portId", ["name", "country"]),
  ...record("PackagingUnit", "unitId", ["orderUnit", "packingUnit", "packageType"], ["weight", "netWeight", "grossWeight"]),
  ...record("Goods", "goodsId", ["name", "hsnCode", "specification", "sqcUnit", "stateOfOrigin"]),
  ...record("DocumentTemplate", "templateId", ["name", "heading", "body"]),
  Shipment: {
    id: ({ shipmentId }) => globalId("Shipment", shipmentId),
    firmId: ({ firmId }) => globalId("Firm", firmId),
    invoiceNo: ({ invoiceNo }) => text(invoiceNo),
    piNo: ({ piNo }) => text(piNo),
    contractNo: ({ contractNo }) => text(contractNo),
    preCarriageText: ({ preCarriage }) => preCarriage,
    containers: ({ container }) => container,
    totals,
    attachments,
    ...days(["invoiceDate", "piDate", "contractDate", "orderDate", "lcDate", "lcLatestShipment", "lcExpiry"]),
    ...moneys(["totalAmount", "amountBeforeGST"]),
  },
  Attachment: {
    id: attachmentId,
    updatedAt: ({ time }) => time,
    supersedes: sibling("supersedes"),
    supersededBy: sibling("supersededBy"),
    ...figures(["sizeInMB"]),
  },
  ProductLine: {
    amount: ({ quantity, rate }) => money(quantity * rate),
    packages: (line) => line.package,
    ...figures(["quantity", "rate", "sqcQuantity", "volume"]),
  },
  ProductLinePackages: figures(["total", "netWeight", "grossWeight", "netWeightPerPackage", "grossWeightPerPackage"]),
  Charges: {
    ...moneys(["discount", "advance", "fob", "freight", "insurance", "commission", "gst"]),
    ...figures(["gstPercentage"]),
  },
  ContainerDetail: { containerCount: ({ containers }) => containers },
  Container: {
    ...figures(["netWeight", "grossWeight", "packages", "tareWeight", "maxGrossWeight", "dunnageWeight", "vgmWeight"]),
    ...days(["vgmWeighedOn"]),
  },
  StatsRow: {
    id: ({ shipmentId }) => globalId("StatsRow", shipmentId),
    shipment: ({ shipmentId }) => ({ shipmentId }),
    values: (row) => row,
  },
  StatsValues: {
    id: ({ shipmentId }) => globalId("StatsValues", shipmentId),
    cells: ({ values }) => values,
    colour: ({ colour }) => colours[colour] ?? "WHITE",
  },
};

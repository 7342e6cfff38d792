import type { GraphQLResponse, GraphQLSingularResponse } from "relay-runtime";
import type { UserInfo } from "#domain/account/userInfo.ts";
import { setStoredCopyShown, ownUserInfo } from "./session.ts";

/** The pages that show nothing but user info. */
const queries = new Set(["FirmsPageQuery", "SettingsPageQuery", "ProfilePageQuery"]);

/**
 * Answers a page's query from the stored copy of user info when the server fails. Null for other queries, or if the current session
 * has no copy.
 */
export function storedAnswer(query: string): GraphQLResponse | null {
  const info = queries.has(query) ? ownUserInfo() : null;
  if (info === null) return null;
  setStoredCopyShown(true);
  return { data: { viewer: viewerOf(info) } } satisfies Pick<GraphQLSingularResponse, "data">;
}

/** The copy in the schema's shape: all fields that `viewerUserInfo.ts` selects, under the same names. */
function viewerOf(info: UserInfo) {
  return {
    id: info.userId ?? info.email,
    name: info.name,
    email: info.email,
    type: info.type,
    status: info.status,
    role: info.role ?? "OWNER",
    firms: { nodes: info.firms.map(firmOf) },
    originCountries: info.originCountry,
    destinationCountries: info.destinationCountry,
    buyers: { nodes: info.buyers.map(({ buyerId, ...buyer }) => ({ id: buyerId, ...buyer })) },
    brokers: { nodes: info.brokers.map(({ brokerId, ...broker }) => ({ id: brokerId, ...broker })) },
    loadingPorts: { nodes: info.loadingPorts.map(({ portId, ...port }) => ({ id: portId, ...port })) },
    dischargePorts: { nodes: info.dischargePorts.map(({ portId, ...port }) => ({ id: portId, ...port })) },
    paymentTerms: info.paymentTerms,
    shipmentTerms: info.shipmentTerms,
    packagingUnits: { nodes: info.units.map(unitOf) },
    goods: { nodes: info.goods.map(({ goodsId, ...goods }) => ({ id: goodsId, ...goods })) },
    currencies: info.currency,
    declarations: info.declaration,
    contractFormats: {
      nodes: info.contractFormat.map(({ contractId, name, fields }) => ({
        id: contractId,
        name,
        fields: Object.entries(fields).map(([section, value]) => ({ name: section, value })),
      })),
    },
    documentTemplates: { nodes: info.documentTemplates.map(({ templateId, ...template }) => ({ id: templateId, ...template })) },
  };
}

function firmOf({ firmId, stampKey, letterHeadKey, address, bankDetails, ...firm }: UserInfo["firms"][number]) {
  return {
    id: firmId,
    ...firm,
    stamp: stampKey ? { key: stampKey } : null,
    letterhead: letterHeadKey ? { key: letterHeadKey } : null,
    addresses: address,
    bankDetails: bankDetails.map(({ branch = null, country = null, ...bank }) => ({ ...bank, branch, country })),
  };
}

function unitOf({ unitId, weight, netWeight, grossWeight, ...unit }: UserInfo["units"][number]) {
  const text = (figure: number | undefined) => (figure === undefined ? null : String(figure));
  return { id: unitId, ...unit, weight: String(weight), netWeight: text(netWeight), grossWeight: text(grossWeight) };
}

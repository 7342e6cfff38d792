import { createOperationDescriptor, getFragment, getRequest, getSingularSelector, type SingularReaderSelector } from "relay-runtime";
import type { UserInfo } from "#domain/account/userInfo.ts";
import { toDayMonthYear } from "#domain/time/dates.ts";
import type { viewerUserInfo_brokers$data } from "../__generated__/viewerUserInfo_brokers.graphql.ts";
import type { viewerUserInfo_buyers$data } from "../__generated__/viewerUserInfo_buyers.graphql.ts";
import type { viewerUserInfo_dischargePorts$data } from "../__generated__/viewerUserInfo_dischargePorts.graphql.ts";
import type { viewerUserInfo_goods$data } from "../__generated__/viewerUserInfo_goods.graphql.ts";
import type { viewerUserInfo_loadingPorts$data } from "../__generated__/viewerUserInfo_loadingPorts.graphql.ts";
import type { viewerUserInfo_packagingUnits$data } from "../__generated__/viewerUserInfo_packagingUnits.graphql.ts";
import type { viewerUserInfoQuery$data } from "../__generated__/viewerUserInfoQuery.graphql.ts";
import { userInfoLists, viewerUserInfo } from "./viewerUserInfo.ts";

type Viewer = NonNullable<viewerUserInfoQuery$data["viewer"]>;

type Lists = {
  buyers: viewerUserInfo_buyers$data;
  brokers: viewerUserInfo_brokers$data;
  loadingPorts: viewerUserInfo_loadingPorts$data;
  dischargePorts: viewerUserInfo_dischargePorts$data;
  packagingUnits: viewerUserInfo_packagingUnits$data;
  goods: viewerUserInfo_goods$data;
};

/** Reads a selector's data in the store; null if some is missing. */
type Read = (selector: SingularReaderSelector) => unknown;

/** User info as the store has it, in REST's shape; null if some is missing. */
export function readUserInfo(read: Read): UserInfo | null {
  const { fragment } = createOperationDescriptor(getRequest(viewerUserInfo), {});
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The selector is that of the query.
  const viewer = (read(fragment) as viewerUserInfoQuery$data | null)?.viewer;
  if (!viewer) return null;
  const found = Object.entries(userInfoLists).map(([name, list]) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The names are those of the lists.
    const selector = getSingularSelector(getFragment(list), viewer[name as keyof Lists]);
    return [name, selector && read(selector)] as const;
  });
  if (found.some(([, data]) => data === null)) return null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Each selector is that of its list.
  return userInfoOf(viewer, Object.fromEntries(found) as Lists);
}

/** The viewer in REST's shape, as stored under `userInfo`, with global ids. */
function userInfoOf(viewer: Viewer, { buyers, brokers, loadingPorts, dischargePorts, packagingUnits, goods }: Lists): UserInfo {
  return {
    userId: viewer.id,
    name: viewer.name,
    email: viewer.email,
    // If the server returns neither, the user sees what an exporter sees.
    type: viewer.type ?? "EXPORTER",
    status: viewer.status ?? "ONBOARDING_COMPLETED",
    ...(viewer.role !== "OWNER" && { role: viewer.role }),
    ...(viewer.isPartner && { isPartner: true }),
    firms: viewer.firms.nodes.map(firmOf),
    originCountry: [...viewer.originCountries],
    destinationCountry: [...viewer.destinationCountries],
    buyers: buyers.nodes.map(({ id, ...buyer }) => ({ buyerId: id, ...buyer })),
    brokers: brokers.nodes.map(({ id, ...broker }) => ({ brokerId: id, ...broker })),
    loadingPorts: loadingPorts.nodes.map(({ id, ...port }) => ({ portId: id, ...port })),
    dischargePorts: dischargePorts.nodes.map(({ id, ...port }) => ({ portId: id, ...port })),
    paymentTerms: [...viewer.paymentTerms],
    shipmentTerms: [...viewer.shipmentTerms],
    units: packagingUnits.nodes.map(unitOf),
    goods: goods.nodes.map(({ id, ...product }) => ({ goodsId: id, ...product })),
    currency: [...viewer.currencies],
    declaration: [...viewer.declarations],
    contractFormat: viewer.contractFormats.nodes.map(({ id, name, fields }) => ({
      contractId: id,
      name,
      fields: Object.fromEntries(fields.map((field) => [field.name, field.value])),
    })),
    documentTemplates: viewer.documentTemplates.nodes.map(({ id, ...template }) => ({ templateId: id, ...template })),
  };
}

function firmOf({
  id,
  stamp,
  letterhead,
  addresses,
  bankDetails,
  lutDate,
  version,
  ...firm
}: Viewer["firms"]["nodes"][number]): UserInfo["firms"][number] {
  return {
    firmId: id,
    ...firm,
    ...(version !== null && { version }),
    lutDate: lutDate ? toDayMonthYear(lutDate) : "",
    stampKey: stamp?.key ?? "",
    letterHeadKey: letterhead?.key ?? "",
    address: [...addresses],
    bankDetails: bankDetails.map(({ branch, country, ...bank }) => ({ ...bank, ...(branch && { branch }), ...(country && { country }) })),
  };
}

/** REST's weights are numbers; this copy is for display, calculations use the exact figures. */
function unitOf(unit: Lists["packagingUnits"]["nodes"][number]): UserInfo["units"][number] {
  const { id, weight, netWeight, grossWeight, ...texts } = unit;
  return {
    unitId: id,
    ...texts,
    weight: Number(weight),
    ...(netWeight !== null && netWeight !== undefined && { netWeight: Number(netWeight) }),
    ...(grossWeight !== null && grossWeight !== undefined && { grossWeight: Number(grossWeight) }),
  };
}

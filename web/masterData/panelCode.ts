import type { KindName } from "./kinds.ts";

const list = () => import("./ListPanel.tsx");

/** The code of each kind's panel. */
export const panelCode = {
  firm: () => import("../firm/FirmPanel.tsx"),
  originCountry: list,
  destinationCountry: list,
  buyer: () => import("./BuyerPanel.tsx"),
  broker: () => import("./BrokerPanel.tsx"),
  loadingPort: () => import("./LoadingPortPanel.tsx"),
  dischargePort: () => import("./DischargePortPanel.tsx"),
  paymentTerm: list,
  shipmentTerm: list,
  packagingUnit: () => import("./PackagingUnitPanel.tsx"),
  goods: () => import("./GoodsPanel.tsx"),
  currency: list,
  declaration: list,
  contractFormat: () => import("./ContractFormatPanel.tsx"),
  documentTemplate: () => import("./DocumentTemplatePanel.tsx"),
} satisfies Record<KindName, () => Promise<unknown>>;

/** Fetches a kind's panel while its data is on the way. When it does not come now, showing it tries again and tells. */
export function preloadPanel(kind: KindName): void {
  panelCode[kind]().catch(() => null);
}

/** Fetches the panels of all kinds: whoever is at one will go on to others. */
export function preloadPanels(): void {
  for (const load of new Set<() => Promise<unknown>>(Object.values(panelCode))) load().catch(() => null);
}

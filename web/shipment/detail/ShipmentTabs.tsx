import type { ReactNode } from "react";
import { PageTabs } from "../../shell/PageTabs.tsx";
import { lazyPart } from "../../ui/loading/lazyPart.ts";

const ShipmentHistory = lazyPart(async () => (await import("../../audit/ShipmentHistory.tsx")).ShipmentHistory);

const ShipmentProgress = lazyPart(async () => (await import("../progress/ShipmentProgress.tsx")).ShipmentProgress);

const ShipmentComments = lazyPart(async () => (await import("../../comment/ShipmentComments.tsx")).ShipmentComments);

const PartnersGate = lazyPart(async () => (await import("../../partner/PartnersGate.tsx")).PartnersGate);

const ShipmentPeople = lazyPart(async () => (await import("../../partner/ShipmentPeople.tsx")).ShipmentPeople);

const tabs = {
  overview: { title: "Overview", panelName: "The shipment itself" },
  progress: { title: "Progress", panelName: "Progress of the shipment" },
  comments: { title: "Comments", panelName: "Comments on the shipment" },
  history: { title: "History", panelName: "History of the shipment" },
  people: { title: "People", panelName: "People of the shipment" },
};

type Props = {
  /** Global id of the shipment. */
  shipmentId: string;
  /** When the shipment was last changed. */
  updatedAt: string | null;
  /** The content of the Overview tab. */
  children: ReactNode;
};

/** Tabs: the shipment, its progress, comments, its history, and for offices with partners who else sees it. All but the first load when they are opened. */
export function ShipmentTabs({ shipmentId, updatedAt, children }: Props) {
  return (
    <PageTabs label="Shipment" tabs={tabs} gates={{ people: PartnersGate }}>
      {(tab) => {
        switch (tab) {
          case "overview":
            return children;
          case "progress":
            return <ShipmentProgress shipmentId={shipmentId} updatedAt={updatedAt} />;
          case "comments":
            return <ShipmentComments shipmentId={shipmentId} />;
          case "history":
            return <ShipmentHistory shipmentId={shipmentId} />;
          case "people":
            return <ShipmentPeople shipmentId={shipmentId} />;
        }
      }}
    </PageTabs>
  );
}

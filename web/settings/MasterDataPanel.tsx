import { Fragment, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { currency } from "#domain/masterData/lists/currency.ts";
import { declaration } from "#domain/masterData/lists/declaration.ts";
import { destinationCountry } from "#domain/masterData/lists/destinationCountry.ts";
import type { Surface } from "#domain/masterData/kind.ts";
import { originCountry } from "#domain/masterData/lists/originCountry.ts";
import { paymentTerm } from "#domain/masterData/lists/paymentTerm.ts";
import { shipmentTerm } from "#domain/masterData/lists/shipmentTerm.ts";
import type { MasterDataPanel_viewer$data, MasterDataPanel_viewer$key } from "../__generated__/MasterDataPanel_viewer.graphql.ts";
import { FirmPanel } from "../firm/FirmPanel.tsx";
import { BrokerPanel } from "../masterData/panels/BrokerPanel.tsx";
import { BuyerPanel } from "../masterData/panels/BuyerPanel.tsx";
import { DischargePortPanel } from "../masterData/panels/DischargePortPanel.tsx";
import { DocumentTemplatePanel } from "../masterData/panels/DocumentTemplatePanel.tsx";
import { GoodsPanel } from "../masterData/panels/GoodsPanel.tsx";
import { lazyPart } from "../ui/loading/lazyPart.ts";
import { PromptSuspense } from "../ui/loading/PromptSuspense.tsx";
import { TableSkeleton } from "../ui/table/TableSkeleton.tsx";
import type { KindName } from "../masterData/kinds.ts";
import { ListPanel } from "../masterData/panels/ListPanel.tsx";
import { LoadingPortPanel } from "../masterData/panels/LoadingPortPanel.tsx";
import { PackagingUnitPanel } from "../masterData/panels/PackagingUnitPanel.tsx";

/** The one form with rows of texts, which no other kind needs. */
const ContractFormatPanel = lazyPart(async () => (await import("../masterData/panels/ContractFormatPanel.tsx")).ContractFormatPanel);

type PanelProps = { viewer: MasterDataPanel_viewer$data; surface: Surface };
type Props = { kind: KindName; viewer: MasterDataPanel_viewer$key; surface: Surface };

/** The items and the form of one kind: the body of a wizard step and of a tab of Settings. */
export function MasterDataPanel({ kind, viewer, surface }: Props) {
  const data = useFragment(
    graphql`
      fragment MasterDataPanel_viewer on Viewer {
        ...FirmPanel_viewer
        ...ListPanel_viewer
        ...BuyerPanel_viewer
        ...BrokerPanel_viewer
        ...LoadingPortPanel_viewer
        ...DischargePortPanel_viewer
        ...PackagingUnitPanel_viewer
        ...GoodsPanel_viewer
        ...ContractFormatPanel_viewer
        ...DocumentTemplatePanel_viewer
      }
    `,
    viewer,
  );
  // Keyed, so that text typed for one kind is not left in the form of the next.
  return <Fragment key={kind}>{panels[kind]({ viewer: data, surface })}</Fragment>;
}

const panels: Record<KindName, (props: PanelProps) => ReactNode> = {
  firm: (props) => <FirmPanel {...props} />,
  originCountry: (props) => <ListPanel kind={originCountry} {...props} />,
  destinationCountry: (props) => <ListPanel kind={destinationCountry} {...props} />,
  buyer: (props) => <BuyerPanel {...props} />,
  broker: (props) => <BrokerPanel {...props} />,
  loadingPort: (props) => <LoadingPortPanel {...props} />,
  dischargePort: (props) => <DischargePortPanel {...props} />,
  paymentTerm: (props) => <ListPanel kind={paymentTerm} {...props} />,
  shipmentTerm: (props) => <ListPanel kind={shipmentTerm} {...props} />,
  packagingUnit: (props) => <PackagingUnitPanel {...props} />,
  goods: (props) => <GoodsPanel {...props} />,
  currency: (props) => <ListPanel kind={currency} {...props} />,
  declaration: (props) => <ListPanel kind={declaration} {...props} />,
  contractFormat: (props) => (
    <PromptSuspense fallback={<TableSkeleton rows={5} />}>
      <ContractFormatPanel {...props} />
    </PromptSuspense>
  ),
  documentTemplate: (props) => <DocumentTemplatePanel {...props} />,
};

import workedCases from "../../demo/data/workedCases.json" with { type: "json" };
import { preCarriageOf } from "#domain/shipment.ts";
import { globalId } from "./aGateway.ts";

export type Input = Record<string, unknown>;

/** What a person enters of a worked case: its body without any computed figure, by the inputs' names and global ids. */
export function entered(body: Input): Input {
  const {
    firmId,
    consigneeId,
    notifyId,
    brokerId,
    products,
    charges,
    preCarriage,
    container,
    containerDetail,
    totalQuantity,
    totalGrossQuantity,
    amountBeforeGST,
    totalAmount,
    ...same
  } = body;
  void [totalQuantity, totalGrossQuantity, amountBeforeGST, totalAmount];
  const { gst: _worked, ...rest } = charges as Input;
  return {
    ...same,
    preCarriage: preCarriageOf(String(preCarriage)),
    firmId: globalId("Firm", String(firmId)),
    consigneeId: globalId("Buyer", String(consigneeId)),
    notifyPartyIds: (notifyId as string[]).map((id) => globalId("Buyer", id)),
    brokerId: globalId("Broker", String(brokerId)),
    charges: rest,
    ...(container ? { containers: container } : {}),
    ...(containerDetail ? { containerDetail: countedContainers(containerDetail as Input) } : {}),
    products: (products as Input[]).map(({ package: _packed, productId, unitId, ...line }) => ({
      ...line,
      productId: globalId("Goods", String(productId)),
      unitId: globalId("PackagingUnit", String(unitId)),
    })),
  };
}

function countedContainers({ containers, type }: Input): Input {
  return { containerCount: containers, type };
}

/** The bodies of the two worked cases, with REST ids as the fake service has them. */
export const riceBody: Input = JSON.parse(JSON.stringify(workedCases[0]?.requestBody).replace(/[<>]/g, ""));
export const bulkBody: Input = JSON.parse(JSON.stringify(workedCases[1]?.requestBody).replace(/[<>]/g, ""));

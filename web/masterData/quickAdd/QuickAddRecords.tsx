import { broker } from "#domain/masterData/broker.ts";
import { buyer } from "#domain/masterData/buyer.ts";
import { dischargePort } from "#domain/masterData/dischargePort.ts";
import { goods } from "#domain/masterData/goods.ts";
import { loadingPort } from "#domain/masterData/loadingPort.ts";
import { packagingUnit } from "#domain/masterData/packagingUnit.ts";
import { QuickAddRecord, type QuickAddForm } from "./QuickAddRecord.tsx";
import { useCreateBroker } from "../mutations/useCreateBroker.ts";
import { useCreateBuyer } from "../mutations/useCreateBuyer.ts";
import { useCreateDischargePort } from "../mutations/useCreateDischargePort.ts";
import { useCreateGoods } from "../mutations/useCreateGoods.ts";
import { useCreateLoadingPort } from "../mutations/useCreateLoadingPort.ts";
import { useCreatePackagingUnit } from "../mutations/useCreatePackagingUnit.ts";

/** A new consignee, seller or notify party. */
export function QuickAddBuyer(props: QuickAddForm) {
  const [create, isSaving] = useCreateBuyer();
  return <QuickAddRecord {...props} kind={buyer} isSaving={isSaving} onCreate={create} />;
}

export function QuickAddBroker(props: QuickAddForm) {
  const [create, isSaving] = useCreateBroker();
  return <QuickAddRecord {...props} kind={broker} isSaving={isSaving} onCreate={create} />;
}

/** A new loading port or place of receipt. */
export function QuickAddLoadingPort(props: QuickAddForm) {
  const [create, isSaving] = useCreateLoadingPort();
  return <QuickAddRecord {...props} kind={loadingPort} isSaving={isSaving} onCreate={create} />;
}

/** A new discharge port or final destination. */
export function QuickAddDischargePort(props: QuickAddForm) {
  const [create, isSaving] = useCreateDischargePort();
  return <QuickAddRecord {...props} kind={dischargePort} isSaving={isSaving} onCreate={create} />;
}

export function QuickAddGoods(props: QuickAddForm) {
  const [create, isSaving] = useCreateGoods();
  return <QuickAddRecord {...props} kind={goods} isSaving={isSaving} onCreate={create} />;
}

export function QuickAddPackagingUnit(props: QuickAddForm) {
  const [create, isSaving] = useCreatePackagingUnit();
  return <QuickAddRecord {...props} kind={packagingUnit} isSaving={isSaving} onCreate={create} />;
}

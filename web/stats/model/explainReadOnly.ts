import { mayNow } from "../../session/role.ts";
import { showInfo } from "../../ui/feedback/toast.ts";

/** Says why nothing can be typed into a cell: by the viewer's role, because no shipment is there, or because of its column. */
export function explainReadOnly({ columnName, hasShipment }: { columnName: string; hasShipment: boolean }): void {
  if (!mayNow("write")) showInfo("Your role lets you view this sheet, not change it.");
  else if (!hasShipment) showInfo("Each row is a shipment. Create a shipment to add a row.");
  else showInfo(`${columnName} comes from the shipment: change it there.`);
}

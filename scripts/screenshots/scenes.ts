import { dashboardScenes } from "./dashboardScenes.ts";
import { documentScenes } from "./documentScenes.ts";
import { formScenes } from "./formScenes.ts";
import { onboardingScenes } from "./onboardingScenes.ts";
import { partnerScenes } from "./partnerScenes.ts";
import { profileScenes } from "./profileScenes.ts";
import { publicScenes } from "./publicScenes.ts";
import { reviewScenes } from "./reviewScenes.ts";
import type { Scene } from "./scene.ts";
import { shipmentListScenes } from "./shipmentListScenes.ts";
import { shipmentScenes } from "./shipmentScenes.ts";
import { statsScenes } from "./statsScenes.ts";
import { teamScenes } from "./teamScenes.ts";

/** Every screen of the product in the states that a user meets. */
export const scenes: readonly Scene[] = [
  ...publicScenes,
  ...onboardingScenes,
  ...dashboardScenes,
  ...profileScenes,
  ...shipmentListScenes,
  ...shipmentScenes,
  ...reviewScenes,
  ...documentScenes,
  ...formScenes,
  ...statsScenes,
  ...partnerScenes,
  ...teamScenes,
];

import type { ReactNode } from "react";
import { useSharing } from "./audience/useSharing.ts";

/** What only an office with partners needs. */
export function PartnersGate({ children }: { children: ReactNode }) {
  return useSharing() !== null && children;
}

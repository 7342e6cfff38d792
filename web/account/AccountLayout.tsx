import "../ui/theme/app.css";
import { Outlet } from "react-router";
import { RelayProvider } from "../relay/RelayProvider.tsx";
import { settings } from "../htmlHead/settings.ts";
import { AccountFrame } from "./AccountFrame.tsx";

/** Layout of Sign In and Sign Up. */
export function Component() {
  return (
    <RelayProvider>
      <AccountFrame productName={settings.productName}>
        <Outlet />
      </AccountFrame>
    </RelayProvider>
  );
}

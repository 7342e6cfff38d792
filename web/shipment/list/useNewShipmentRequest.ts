import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router";

/** Calls back once if the address requests a new shipment (`?new=1`), and removes the request from the address. */
export function useNewShipmentRequest(onRequest: () => void): void {
  const [search, setSearch] = useSearchParams();
  const isRequested = search.get("new") === "1";
  const handleRequest = useEffectEvent(() => {
    const others = new URLSearchParams(search);
    others.delete("new");
    setSearch(others, { replace: true, preventScrollReset: true });
    onRequest();
  });
  useEffect(() => {
    if (isRequested) handleRequest();
  }, [isRequested]);
}

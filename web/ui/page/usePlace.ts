import { use } from "react";
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation, useNavigate, type DataRouter } from "react-router";

/** How the address of a page says what it shows. */
type Address<Place> = { read: (search: URLSearchParams) => Place; write: (place: Place) => string };

/** A part of a place, or what makes one from the newest place. */
type PlaceChange<Place> = Partial<Place> | ((newest: Place) => Partial<Place>);

/** Goes to another place, and resolves once the router is there. With `replace` the browser's Back skips the present one. */
type GoToPlace<Place> = (change: PlaceChange<Place>, options?: { replace: boolean }) => Promise<void>;

/**
 * The place in the address of this page, and the function that goes to another one. A page shows a place once its data have come. Its address is
 * ahead of it until then, and each change is one of that address: of several in a row none is lost (R-1255).
 */
export function usePlace<Place extends object>({ read, write }: Address<Place>): [place: Place, go: GoToPlace<Place>] {
  const navigate = useNavigate();
  const router = useRouter();
  const newestSearch = useNewestSearch();
  const go: GoToPlace<Place> = async (change, options) => {
    const newest = read(newestSearch());
    await navigate(
      { search: write({ ...newest, ...(typeof change === "function" ? change(newest) : change) }) },
      { ...options, preventScrollReset: true },
    );
    await arrival(router);
  };
  return [read(new URLSearchParams(useLocation().search)), go];
}

/** Reads the query of the newest address of the page that is shown, which the router may still be on its way to. */
export function useNewestSearch(): () => URLSearchParams {
  const { pathname, search } = useLocation();
  const router = useRouter();
  return () => {
    const newest = router.state.navigation.location ?? router.state.location;
    return new URLSearchParams(newest.pathname === pathname ? newest.search : search);
  };
}

/** The router, whose state is ahead of what its hooks say while a page waits for its data. */
function useRouter(): DataRouter {
  const context = use(DataRouterContext);
  if (context === null) throw new Error("A page stands outside the router.");
  return context.router;
}

/** Resolves once the router goes nowhere any more. Its `navigate` resolves earlier if the page loads again meanwhile (R-1218). */
export function arrival(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    const check = ({ navigation }: DataRouter["state"]) => {
      if (navigation.state !== "idle") return;
      stop();
      resolve();
    };
    const stop = router.subscribe(check);
    check(router.state);
  });
}

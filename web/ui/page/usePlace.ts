import { useLocation, useNavigate, type Location } from "react-router";

/** How the address of a page says what it shows. */
type Address<Place> = { read: (search: URLSearchParams) => Place; write: (place: Place) => string };

/** A part of a place, or what makes one from the newest place. */
type PlaceChange<Place> = Partial<Place> | ((newest: Place) => Partial<Place>);

/** Goes to another place. With `replace` the browser's Back skips the present one. */
type GoToPlace<Place> = (change: PlaceChange<Place>, options?: { replace: boolean }) => Promise<void>;

/**
 * The place in the address of this page, and the function that goes to another one. A page shows a place once its data have come. Its address is
 * ahead of it until then, and each change is one of that address: of several in a row none is lost (R-1255).
 */
export function usePlace<Place extends object>({ read, write }: Address<Place>): [place: Place, go: GoToPlace<Place>] {
  const navigate = useNavigate();
  const location = useLocation();
  const go: GoToPlace<Place> = async (change, options) => {
    const newest = read(newestSearch(location));
    await navigate(
      { search: write({ ...newest, ...(typeof change === "function" ? change(newest) : change) }) },
      { ...options, preventScrollReset: true },
    );
  };
  return [read(new URLSearchParams(location.search)), go];
}

/** The query of the newest address of the page that is shown at this location. */
export function newestSearch({ pathname, search }: Location): URLSearchParams {
  return new URLSearchParams(window.location.pathname === pathname ? window.location.search : search);
}

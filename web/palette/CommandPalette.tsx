import { useComputedColorScheme, useMantineColorScheme } from "@mantine/core";
import {
  IconBuildingWarehouse,
  IconLayoutList,
  IconLogout,
  IconMoon,
  IconPlus,
  IconShip,
  IconSun,
  type Icon as TablerIcon,
} from "@tabler/icons-react";
import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import { hasWords, searchWords } from "#domain/search.ts";
import { logOut } from "../session/logOut.ts";
import { useUserInfo } from "../session/session.ts";
import { askForNewShipment } from "../shipment/newShipment.ts";
import { SearchDialog, type SearchEntry } from "../ui/dialog/SearchDialog.tsx";
import { firmPath, firmPlaces, screens } from "./places.ts";
import { recentPlaces, rememberPlace, type Place } from "./recentPlaces.ts";
import { useFoundShipments } from "./useFoundShipments.ts";

const icons: Record<Place["kind"], TablerIcon> = { screen: IconLayoutList, firm: IconBuildingWarehouse, shipment: IconShip };

type Props = { onClosed: (isPicked: boolean) => void };

/** Screens, firms, shipments and actions by a few letters of them; with nothing typed, where the user went last. */
export function CommandPalette({ onClosed }: Props) {
  const [query, setQuery] = useState("");
  const [recent] = useState(recentPlaces);
  const userInfo = useUserInfo();
  const navigate = useNavigate();
  const actions = useActions();
  const { places, isSearching, problem } = useFoundShipments(query);
  const words = searchWords(query);
  const isBlank = words.length === 0;

  function placeEntry(place: Place, group: string): SearchEntry {
    const Icon = icons[place.kind];
    return {
      id: `${group}-${place.path}`,
      label: place.label,
      ...(place.detail !== undefined && { detail: place.detail }),
      path: place.path,
      icon: <Icon size={18} stroke={1.7} />,
      onPick() {
        rememberPlace(place);
        void navigate(place.path);
      },
    };
  }
  // What a place belongs to does not find it alone: "se" means Settings, and not each of its tabs.
  const matching = (all: readonly Place[]) =>
    all.filter(
      ({ label, detail = "" }) => hasWords(words, [label, detail]) && (isBlank || words.some((word) => hasWords([word], [label]))),
    );
  const firms = userInfo === null ? [] : firmPlaces(userInfo);
  const groups = [
    { title: "Recent", entries: isBlank ? recent.map((place) => placeEntry(place, "recent")) : [] },
    {
      title: "Firms",
      entries: matching(firms)
        .slice(0, 6)
        .map((place) => placeEntry(place, "firm")),
    },
    { title: "Screens", entries: (isBlank ? screens.slice(0, 5) : matching(screens)).map((place) => placeEntry(place, "screen")) },
    { title: "Actions", entries: actions.filter(({ label, detail = "" }) => hasWords(words, [label, detail])) },
    { title: "Shipments", entries: places.map((place) => placeEntry(place, "shipment")) },
  ];
  const isEmpty = groups.every(({ entries }) => entries.length === 0);
  return (
    <SearchDialog
      label="Search and commands"
      placeholder="Search screens, firms, shipments, actions..."
      query={query}
      onQuery={setQuery}
      groups={groups}
      notice={problem ?? (isSearching ? "Searching shipments..." : isEmpty ? "Nothing found" : "")}
      onClosed={onClosed}
    />
  );
}

/** What can be done from anywhere. A shipment is created in the firm at hand, else in whichever is picked. */
function useActions(): SearchEntry[] {
  const navigate = useNavigate();
  const { firmId } = useParams();
  const userInfo = useUserInfo();
  const { setColorScheme } = useMantineColorScheme();
  const next = useComputedColorScheme("light", { getInitialValueInEffect: false }) === "dark" ? "light" : "dark";
  const ThemeIcon = next === "dark" ? IconMoon : IconSun;
  const firms = userInfo?.firms ?? [];
  const here = firms.filter((firm) => firm.firmId === firmId);
  return [
    ...(here.length > 0 ? here : firms).map((firm) => ({
      id: `create-${firm.firmId}`,
      label: "Create Shipment",
      detail: firm.name,
      icon: <IconPlus size={18} stroke={1.7} />,
      onPick() {
        askForNewShipment(firm.firmId);
        void navigate(firmPath(firm.firmId));
      },
    })),
    {
      id: "theme",
      label: `Switch to ${next} theme`,
      detail: "Toggle theme",
      icon: <ThemeIcon size={18} stroke={1.7} />,
      onPick: () => setColorScheme(next),
    },
    { id: "log-out", label: "Log out", icon: <IconLogout size={18} stroke={1.7} />, onPick: logOut },
  ];
}

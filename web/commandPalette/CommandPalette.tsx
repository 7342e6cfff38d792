import { useComputedColorScheme, useMantineColorScheme } from "@mantine/core";
import {
  IconBuildingWarehouse,
  IconKeyboard,
  IconFileText,
  IconLayoutList,
  IconLogout,
  IconMoon,
  IconPlus,
  IconShip,
  IconSun,
  IconTableImport,
  type Icon as TablerIcon,
} from "@tabler/icons-react";
import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import { documents, generateSet } from "#domain/documents/document.ts";
import { hasWords, searchWords } from "#domain/text/searchWords.ts";
import { listKeys } from "../keys/mainKeys.ts";
import { logOut } from "../viewer/logOut.ts";
import { useMay } from "../session/role.ts";
import { isPartnerAccount } from "../session/partnerAccount.ts";
import { useUserInfo } from "../session/session.ts";
import { SearchDialog, type SearchEntry } from "../ui/dialog/SearchDialog.tsx";
import { firmPath, firmDestinations, screensOf } from "./destinations.ts";
import { takeLetters } from "./earlyLetters.ts";
import { recentDestinations, rememberDestination, type Destination } from "./recentDestinations.ts";
import { useDocumentSearch } from "./useDocumentSearch.ts";
import { useSharedSearch } from "./useSharedSearch.ts";
import { useShipmentSearch } from "./useShipmentSearch.ts";

const icons: Record<Destination["kind"], TablerIcon> = {
  screen: IconLayoutList,
  firm: IconBuildingWarehouse,
  shipment: IconShip,
  document: IconFileText,
};

type Props = { onKeys: () => void; onClosed: (isPicked: boolean) => void };

/** Finds screens, firms, shipments and actions by a few letters. With nothing typed it lists recent destinations. */
export function CommandPalette({ onKeys, onClosed }: Props) {
  const [query, setQuery] = useState("");
  const [recent] = useState(recentDestinations);
  const userInfo = useUserInfo();
  const navigate = useNavigate();
  const everywhere = useActions(onKeys);
  const here = useShipmentActions();
  const isPartner = isPartnerAccount(userInfo);
  const shipmentsFound = useShipmentSearch(query, !isPartner);
  const sharedFound = useSharedSearch(query, isPartner || userInfo?.isPartner === true);
  const documentsFound = useDocumentSearch(query, !isPartner);
  const words = searchWords(query);
  const isBlank = words.length === 0;

  function destinationEntry(destination: Destination, group: string): SearchEntry {
    const Icon = icons[destination.kind];
    return {
      id: `${group}-${destination.path}`,
      label: destination.label,
      ...(destination.detail !== undefined && { detail: destination.detail }),
      path: destination.path,
      icon: <Icon size={18} stroke={1.7} />,
      onPick() {
        rememberDestination(destination);
        void navigate(destination.path);
      },
    };
  }
  // A match in the detail alone does not count: "se" means Settings, and not each of its tabs.
  const matching = (all: readonly Destination[]) =>
    all.filter(
      ({ label, detail = "" }) => hasWords(words, [label, detail]) && (isBlank || words.some((word) => hasWords([word], [label]))),
    );
  const screens = screensOf(userInfo);
  const firms = userInfo === null || isPartner ? [] : firmDestinations(userInfo);
  const groups = [
    { title: "Recent", entries: isBlank ? recent.map((destination) => destinationEntry(destination, "recent")) : [] },
    {
      title: "Firms",
      entries: matching(firms)
        .slice(0, 6)
        .map((destination) => destinationEntry(destination, "firm")),
    },
    {
      title: "Screens",
      entries: (isBlank ? screens.slice(0, 6) : matching(screens)).map((destination) => destinationEntry(destination, "screen")),
    },
    {
      title: "Actions",
      entries: [
        ...(isBlank ? here.slice(0, 4) : here.filter(({ label }) => hasWords(words, [label]))),
        ...everywhere.filter(({ label, detail = "" }) => hasWords(words, [label, detail])),
      ],
    },
    { title: "Shipments", entries: shipmentsFound.destinations.map((destination) => destinationEntry(destination, "shipment")) },
    { title: "Shared with me", entries: sharedFound.destinations.map((destination) => destinationEntry(destination, "shared")) },
    { title: "Documents", entries: documentsFound.destinations.map((destination) => destinationEntry(destination, "document")) },
  ];
  const failed = [shipmentsFound, sharedFound, documentsFound].filter(({ problem }) => problem !== null);
  const isEmpty = groups.every(({ entries }) => entries.length === 0);
  return (
    <SearchDialog
      label="Search and commands"
      placeholder="Search screens, firms, shipments, actions..."
      query={query}
      onQuery={setQuery}
      onFocus={() => setQuery((before) => before + takeLetters())}
      groups={groups}
      notice={
        failed[0]?.problem ??
        (shipmentsFound.isSearching || sharedFound.isSearching
          ? "Searching shipments..."
          : documentsFound.isSearching
            ? "Searching documents..."
            : isEmpty
              ? "Nothing found"
              : "")
      }
      onTryAgain={failed.length === 0 ? null : () => failed.forEach(({ onTryAgain }) => onTryAgain?.())}
      onClosed={onClosed}
    />
  );
}

/** Actions of the shipment that is open: its page carries out what its address requests. */
function useShipmentActions(): SearchEntry[] {
  const navigate = useNavigate();
  const { firmId, shipmentId } = useParams();
  const mayWrite = useMay("write");
  if (!mayWrite || firmId === undefined || shipmentId === undefined) return [];
  const path = `${firmPath(firmId)}/shipment/${encodeURIComponent(shipmentId)}`;
  const generated = documents.map(({ kind, words }) => [kind, `Generate ${words.name}`] as const);
  const entries = [
    ["edit", "Edit"],
    ["duplicate", "Duplicate"],
    ["upload", "Upload Documents"],
    ["set", generateSet],
    ...generated,
    ["merge", "Merge Documents"],
  ] as const;
  return entries.map(([wanted, label]) => ({
    id: `shipment-${wanted}`,
    label,
    detail: "This shipment",
    icon: <IconShip size={18} stroke={1.7} />,
    onPick() {
      void navigate(`${path}?do=${wanted}`);
    },
  }));
}

/** Actions available everywhere. Create Shipment uses the current firm, or lists all firms. */
function useActions(onKeys: () => void): SearchEntry[] {
  const navigate = useNavigate();
  const { firmId } = useParams();
  const userInfo = useUserInfo();
  const { setColorScheme } = useMantineColorScheme();
  const next = useComputedColorScheme("light", { getInitialValueInEffect: false }) === "dark" ? "light" : "dark";
  const ThemeIcon = next === "dark" ? IconMoon : IconSun;
  const mayWrite = useMay("write");
  const firms = mayWrite && !isPartnerAccount(userInfo) ? (userInfo?.firms ?? []) : [];
  const here = firms.filter((firm) => firm.firmId === firmId);
  return [
    ...(here.length > 0 ? here : firms).map((firm) => ({
      id: `create-${firm.firmId}`,
      label: "Create Shipment",
      detail: firm.name,
      icon: <IconPlus size={18} stroke={1.7} />,
      onPick() {
        void navigate(`${firmPath(firm.firmId)}?new=1`);
      },
    })),
    ...(here.length > 0 ? here : firms).map((firm) => ({
      id: `import-${firm.firmId}`,
      label: "Import Shipments",
      detail: firm.name,
      icon: <IconTableImport size={18} stroke={1.7} />,
      onPick() {
        void navigate(`${firmPath(firm.firmId)}?import=1`);
      },
    })),
    {
      id: "theme",
      label: `Switch to ${next} theme`,
      detail: "Toggle theme",
      icon: <ThemeIcon size={18} stroke={1.7} />,
      onPick: () => setColorScheme(next),
    },
    {
      id: "keys",
      label: listKeys.words,
      detail: listKeys.keys,
      icon: <IconKeyboard size={18} stroke={1.7} />,
      onPick: onKeys,
    },
    { id: "log-out", label: "Log out", icon: <IconLogout size={18} stroke={1.7} />, onPick: logOut },
  ];
}

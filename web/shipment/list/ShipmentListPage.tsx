import { Button, Group, Stack } from "@mantine/core";
import { IconPlus, IconTableImport } from "@tabler/icons-react";
import { useEffect, useEffectEvent, useLayoutEffect, useState, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { Navigate, useLoaderData, useNavigate, useParams, useRevalidator } from "react-router";
import { shipmentNotices } from "#domain/shipment/shipment.ts";
import type { ShipmentListPageQuery } from "../../__generated__/ShipmentListPageQuery.graphql.ts";
import type { shipmentRows_shipments$key } from "../../__generated__/shipmentRows_shipments.graphql.ts";
import { useRevalidateOnChange } from "../../liveUpdates/useRevalidateOnChange.ts";
import { usePageQuery } from "../../relay/page/pageQuery.ts";
import { useMay } from "../../session/role.ts";
import { useUserInfo } from "../../session/session.ts";
import { useFinancialYear } from "../../shell/topBar/financialYearChoice.ts";
import { usePageTitle } from "../../htmlHead/pageTitle.ts";
import { ErrorBoundary } from "../../ui/feedback/ErrorBoundary.tsx";
import { PageHeader } from "../../ui/page/PageHeader.tsx";
import { useNewestSearch } from "../../ui/page/usePlace.ts";
import { PromptSuspense } from "../../ui/loading/PromptSuspense.tsx";
import { TableSkeleton } from "../../ui/table/TableSkeleton.tsx";
import { showError } from "../../ui/feedback/toast.ts";
import { DeleteShipmentDialog } from "./DeleteShipmentDialog.tsx";
import { lazyPart } from "../../ui/loading/lazyPart.ts";
import { useDialogTask } from "../../ui/dialog/useDialogTask.ts";
import { useFocusReturn } from "../../ui/dialog/useFocusReturn.ts";
import { preloadShipmentForm, ShipmentFormPanel } from "../form/ShipmentFormPanel.tsx";
import type { ShipmentFormTask } from "../form/values/shipmentFormTask.ts";
import { useAddressRequest } from "../useAddressRequest.ts";
import { ListFilters } from "./ListFilters.tsx";
import { ShipmentList } from "./ShipmentList.tsx";
import { listSearch, readListPlace } from "./shipmentListAddress.ts";
import { ShipmentListFailure } from "./ShipmentListFailure.tsx";
import type { LoadedList } from "./ShipmentListPage.loader.ts";
import {
  cachePage,
  isSamePage,
  pageOf,
  readCachedPage,
  shipmentRowsFragment,
  type ShipmentPageData,
  type ShipmentRow,
} from "./shipmentRows.ts";

const ShipmentImport = lazyPart(async () => (await import("../../import/ShipmentImport.tsx")).ShipmentImport);

/** The shipments of a firm (/dashboard/firm/{firmId}). */
export function Component() {
  usePageTitle("Shipments");
  const { firmId = "" } = useParams();
  const { key, queryRef } = useLoaderData<LoadedList>();
  const userInfo = useUserInfo();
  const mayWrite = useMay("write");
  const [task, setTask] = useState<ShipmentFormTask | null>(null);
  const [doomed, openDelete, closeDelete] = useDialogTask<ShipmentRow>();
  const [isImporting, setImporting] = useState(false);
  const focus = useFocusReturn();
  const reload = useReload();
  useRevalidateOnChange((update) => update.firmId === firmId);
  useFirstPageOfNewYear();
  useAddressRequest("new", () => mayWrite && setTask({ mode: "create" }));
  useAddressRequest("import", () => mayWrite && setImporting(true));
  // The session has just ended: the redirect to the sign-in page has begun.
  if (userInfo === null) return null;
  const firm = userInfo.firms.find((known) => known.firmId === firmId);
  if (firm === undefined) return <NoFirm />;

  function openImport() {
    focus.remember();
    setImporting(true);
  }
  function closeImport() {
    setImporting(false);
    focus.giveBack();
  }
  const list = (page: ShipmentPageData) => (
    <ShipmentList
      page={page}
      onCreate={() => setTask({ mode: "create" })}
      onImport={openImport}
      onDuplicate={(row) => setTask({ mode: "duplicate", shipmentId: row.id })}
      onDelete={openDelete}
    />
  );
  return (
    <Stack gap="lg">
      <PageHeader
        title="Shipments"
        description={`Manage shipments for ${firm.name}`}
        actions={
          mayWrite && (
            <Group gap="sm">
              <Button variant="default" leftSection={<IconTableImport size={16} stroke={1.7} />} onClick={openImport}>
                Import
              </Button>
              <Button
                leftSection={<IconPlus size={16} stroke={1.7} />}
                onClick={() => setTask({ mode: "create" })}
                onMouseEnter={preloadShipmentForm}
                onFocus={preloadShipmentForm}
              >
                Create Shipment
              </Button>
            </Group>
          )
        }
      />
      <ListFilters />
      <ErrorBoundary attempt={queryRef} renderFailure={(error) => <ShipmentListFailure error={error} cached={cachedList(key, list)} />}>
        <Shipments key={key} cacheKey={key}>
          {list}
        </Shipments>
      </ErrorBoundary>
      <DeleteShipmentDialog shipment={doomed} onClose={closeDelete} onDeleted={reload} />
      {isImporting && (
        <PromptSuspense>
          <ShipmentImport firmId={firmId} onChanged={reload} onClosed={closeImport} />
        </PromptSuspense>
      )}
      <ShipmentFormPanel firmId={firmId} task={task} onClose={() => setTask(null)} onSaved={reload} />
    </Stack>
  );
}

type DrawList = (page: ShipmentPageData) => ReactNode;

function cachedList(key: string, draw: DrawList): ReactNode {
  const cached = readCachedPage(key);
  return cached && draw(cached);
}

type ShipmentsProps = { cacheKey: string; children: DrawList };

/** Shows the cached page until the server's replaces it in the same rows, so that the focus stays. */
function Shipments({ cacheKey, children }: ShipmentsProps) {
  const [page, setPage] = useState(() => readCachedPage(cacheKey));
  function handleFresh(fresh: ShipmentPageData) {
    cachePage(cacheKey, fresh);
    setPage((shown) => (isSamePage(shown, fresh) ? shown : fresh));
  }
  return (
    <>
      <PromptSuspense fallback={page === null && <TableSkeleton rows={8} />}>
        <FreshPage onFresh={handleFresh} />
      </PromptSuspense>
      {page !== null && children(page)}
    </>
  );
}

/** Passes the server's page on before the first paint. */
function FreshPage({ onFresh }: { onFresh: (page: ShipmentPageData) => void }) {
  const { viewer } = usePageQuery<ShipmentListPageQuery>(graphql`
    query ShipmentListPageQuery(
      $firmId: ID!
      $first: Int!
      $status: ShipmentStatus
      $find: String
      $orderBy: ShipmentOrderInput
      $after: String
      $from: DateTime!
      $to: DateTime!
    ) @preloadable {
      viewer {
        shipments(
          firmId: $firmId
          first: $first
          status: $status
          find: $find
          after: $after
          createdFrom: $from
          createdTo: $to
          orderBy: $orderBy
        ) {
          ...shipmentRows_shipments
        }
      }
    }
  `);
  const shipments = useFragment<shipmentRows_shipments$key>(shipmentRowsFragment, viewer?.shipments ?? null);
  const handleFresh = useEffectEvent(onFresh);
  useLayoutEffect(() => {
    if (shipments) handleFresh(pageOf(shipments));
  }, [shipments]);
  return null;
}

/** Shown for an id that is not one of the user's firms. */
function NoFirm() {
  useEffect(() => showError(shipmentNotices.firmMissing), []);
  return <Navigate to="/dashboard" replace />;
}

/** Reloads; the current rows stay until the answer arrives. */
function useReload(): () => void {
  const { revalidate } = useRevalidator();
  return () => void revalidate();
}

/** Another financial year or period starts at its first page. */
function useFirstPageOfNewYear(): void {
  const loaded = useLoaderData<LoadedList>().year;
  const { year, period } = useFinancialYear();
  const navigate = useNavigate();
  const newestSearch = useNewestSearch();
  const isOther = year !== loaded.year || period !== loaded.period;
  useEffect(() => {
    if (!isOther) return;
    void navigate({ search: listSearch({ ...readListPlace(newestSearch()), after: null }) }, { replace: true });
  }, [isOther, newestSearch, navigate]);
}

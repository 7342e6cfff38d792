import { Button, Menu } from "@mantine/core";
import { IconFileImport, IconTableExport } from "@tabler/icons-react";
import { useState, useSyncExternalStore } from "react";
import { useRelayEnvironment } from "react-relay";
import { statsFailures } from "#domain/stats/stats.ts";
import { useMay } from "../../session/role.ts";
import { useFinancialYear } from "../../shell/topBar/financialYearChoice.ts";
import { useFocusReturn } from "../../ui/dialog/useFocusReturn.ts";
import type { SheetFormat } from "../../files/sheetFile.ts";
import { showFailure } from "../../relay/showFailure.ts";
import type { RowQuery } from "../data/rowWindowStore.ts";
import { onDemand } from "../onDemand.tsx";
import type { StatsSheet } from "../model/statsSheet.ts";

const ImportDialog = onDemand(async () => (await import("./ImportDialog.tsx")).ImportDialog);

type Props = { sheet: StatsSheet; firmName: string; filter: RowQuery["filter"] };

/** Exports the filtered rows as a file, and imports cells. */
export function StatsImportExport({ sheet, firmName, filter }: Props) {
  const environment = useRelayEnvironment();
  const mayWrite = useMay("write");
  const { year } = useFinancialYear();
  const isLoaded = useSyncExternalStore(sheet.columns.subscribe, sheet.columns.isLoaded);
  const [progress, setProgress] = useState<string | null>(null);
  const [isImporting, setImporting] = useState(false);
  const { remember, giveBack } = useFocusReturn();

  async function handleExport(format: SheetFormat) {
    remember();
    setProgress("Exporting...");
    try {
      const { exportSheet } = await import("./exportSheet.ts");
      await exportSheet(environment, { sheet, filter, format, name: `${firmName} ${year}`, onProgress: setProgress });
    } catch (error) {
      showFailure(error, statsFailures.load);
    }
    // The button is disabled meanwhile, and loses the focus.
    if (document.activeElement === document.body) giveBack();
    setProgress(null);
  }
  function closeImport() {
    setImporting(false);
    giveBack();
  }
  return (
    <>
      <Menu position="bottom-start" width={120}>
        <Menu.Target>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconTableExport size={15} stroke={1.7} />}
            disabled={!isLoaded || progress !== null}
          >
            <span aria-live="polite">{progress ?? "Export"}</span>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void handleExport("csv")}>CSV</Menu.Item>
          <Menu.Item onClick={() => void handleExport("xlsx")}>XLSX</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {mayWrite && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconFileImport size={15} stroke={1.7} />}
          disabled={!isLoaded}
          onClick={() => {
            remember();
            setImporting(true);
          }}
        >
          Import
        </Button>
      )}
      {isImporting && <ImportDialog sheet={sheet} filter={filter} onClosed={closeImport} onFailed={closeImport} />}
    </>
  );
}

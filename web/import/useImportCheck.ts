import { useEffect, useRef, useState } from "react";
import { graphql } from "react-relay";
import { importPage, type RowStatus } from "#domain/import/import.ts";
import type { useImportCheckMutation, useImportCheckMutation$data } from "../__generated__/useImportCheckMutation.graphql.ts";
import { useCommit } from "../relay/useCommit.ts";
import type { Reading } from "./uploadedTable.ts";

type Check = NonNullable<NonNullable<useImportCheckMutation$data["checkImport"]>["check"]>;

/** What is checked: a reading of the table, and which rows of the check are shown. */
type Asked = { next: Reading; of: RowStatus | null; from: number };

/** What an import would do: the newest check of a table, and `show`, which checks another reading or shows other rows. Starts with all rows. */
export function useImportCheck(importId: string, reading: Reading) {
  const [check, setCheck] = useState<Check | null>(null);
  const [status, setStatus] = useState<RowStatus | null>(null);
  const [offset, setOffset] = useState(0);
  const [ask, isAsking] = useCommit<useImportCheckMutation>(graphql`
    mutation useImportCheckMutation($input: CheckImportInput!) {
      checkImport(input: $input) {
        check {
          newCount
          changedCount
          sameCount
          errorCount
          rowCount
          rows {
            row
            status
            cells
            problems {
              column
              message
            }
          }
        }
        errors {
          message
        }
      }
    }
  `);
  const latest = useRef<Asked | null>(null);
  const isRunning = useRef(false);

  /** Checks what was asked last: a cell may be edited while the one before is being checked. */
  async function show(next: Reading, of: RowStatus | null, from: number) {
    latest.current = { next, of, from };
    if (isRunning.current) return;
    isRunning.current = true;
    let asked: Asked | null = null;
    while (latest.current !== asked) {
      asked = latest.current;
      const { next: tried, of: wanted, from: start } = asked;
      const input = { importId, ...tried, status: wanted, offset: start, limit: importPage.usual };
      const answer = (await ask({ input }))?.checkImport?.check;
      if (!answer) continue;
      setCheck(answer);
      setStatus(wanted);
      setOffset(start);
    }
    isRunning.current = false;
  }
  // oxlint-disable-next-line react/exhaustive-deps -- The first check; later ones follow what the user does.
  useEffect(() => void show(reading, null, 0), []);
  return { check, status, offset, isAsking, show };
}

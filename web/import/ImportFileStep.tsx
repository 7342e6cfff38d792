import { Anchor, Stack, Text, Textarea } from "@mantine/core";
import { useState, type FormEvent } from "react";
import { graphql } from "react-relay";
import { maxImportFileMegabytes, maxImportRows } from "#domain/import/import.ts";
import { importWords, type ImportKind } from "#domain/import/importKind.ts";
import type { ImportFileStepMutation } from "../__generated__/ImportFileStepMutation.graphql.ts";
import { saveFile } from "../files/saveFile.ts";
import { useCommit } from "../relay/useCommit.ts";
import { useHeldDialog } from "../ui/dialog/heldDialog.ts";
import { FileDrop } from "../ui/form/FileDrop.tsx";
import { useSubmitKeys } from "../ui/keyboard/useSubmitKeys.ts";
import { FormActions } from "../ui/form/FormActions.tsx";
import type { UploadedTable } from "./uploadedTable.ts";

type Props = { kind: ImportKind; onRead: (table: UploadedTable) => void; onCancel: () => void };

/** The first step of an import: a file, or pasted cells. */
export function ImportFileStep({ kind, onRead, onCancel }: Props) {
  useSubmitKeys();
  const [text, setText] = useState("");
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState("");
  const [upload, isReading] = useCommit<ImportFileStepMutation>(graphql`
    mutation ImportFileStepMutation($input: UploadImportInput!) {
      uploadImport(input: $input) {
        import {
          importId
          hasHeadings
          rowCount
          columns {
            heading
            field
            samples
          }
          notes
        }
        errors {
          message
        }
      }
    }
  `);
  useHeldDialog(isReading);
  const words = importWords(kind);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const content = file ?? (text.trim() === "" ? null : new File([text], "Pasted cells.txt", { type: "text/plain" }));
    if (content === null) return setError("Please choose a file or paste cells");
    setError("");
    const done = await upload({ input: { file: null, kind } }, { uploadables: { "input.file": content } });
    if (done?.uploadImport?.import) onRead(done.uploadImport.import);
  }
  async function handleTemplate() {
    const { createTemplate } = await import("./template.ts");
    saveFile(createTemplate(kind), `${words.title}.xlsx`);
  }
  return (
    <form onSubmit={(event) => void handleSubmit(event)} noValidate>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          The first row names the columns.
          {kind === "SHIPMENT" && " Each row is a product line; rows of one shipment name are one shipment."} At most{" "}
          {maxImportRows.toLocaleString("en-US")} rows; you see what would change before anything is saved.{" "}
          <Anchor component="button" type="button" size="sm" onClick={() => void handleTemplate()}>
            Download a template
          </Anchor>
        </Text>
        <FileDrop
          label="File"
          accept=".xlsx,.csv,.tsv,.txt"
          hint={`.xlsx or CSV, up to ${maxImportFileMegabytes} MB`}
          file={file}
          required={false}
          error={error}
          disabled={isReading}
          onFile={(next) => {
            setFile(next);
            setError("");
          }}
        />
        <Textarea
          label="Or paste cells"
          rows={5}
          spellCheck={false}
          value={text}
          disabled={isReading || file !== null}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <FormActions submitLabel="Next" busyLabel="Reading..." isBusy={isReading} onCancel={onCancel} />
      </Stack>
    </form>
  );
}

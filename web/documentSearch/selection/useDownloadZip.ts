import { graphql } from "react-relay";
import { documentSearchMessages } from "#domain/documents/documentSearch.ts";
import type { useDownloadZipMutation } from "../../__generated__/useDownloadZipMutation.graphql.ts";
import { fileAddress } from "../../files/fileAddress.ts";
import { useCommit } from "../../relay/useCommit.ts";
import { showError } from "../../ui/feedback/toast.ts";

/** Downloads documents as one ZIP. The browser saves the stream itself, so that a gigabyte needs no memory of the page. */
export function useDownloadZip(): [download: (ids: string[]) => Promise<void>, isBusy: boolean] {
  const [prepare, isBusy] = useCommit<useDownloadZipMutation>(graphql`
    mutation useDownloadZipMutation($input: PrepareDocumentZipInput!) {
      prepareDocumentZip(input: $input) {
        url
        errors {
          message
        }
      }
    }
  `);
  async function download(ids: string[]): Promise<void> {
    const answer = await prepare({ input: { ids } });
    if (answer === null) return;
    const { url } = answer.prepareDocumentZip;
    const address = url ? fileAddress(url) : null;
    if (address === null) return showError(documentSearchMessages.zipFailed);
    const link = document.createElement("a");
    link.href = address;
    link.download = "documents.zip";
    link.click();
  }
  return [download, isBusy];
}

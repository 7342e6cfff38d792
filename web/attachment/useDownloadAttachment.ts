import { useRelayEnvironment } from "react-relay";
import { fetchFailed } from "../files/fetchFile.ts";
import { showError, showSuccess } from "../ui/feedback/toast.ts";
import { useWait } from "../ui/keyboard/useWait.ts";
import type { Download } from "./downloadAttachment.ts";

/** Saves a stored file under its name, and says how it went. Its code comes with the first download. */
export function useDownloadAttachment(): [download: (file: Download) => Promise<void>, isDownloading: boolean] {
  const environment = useRelayEnvironment();
  const [isDownloading, wait] = useWait();
  async function download(file: Download): Promise<void> {
    const failure = await wait(() =>
      import("./downloadAttachment.ts").then(
        ({ downloadAttachment }) => downloadAttachment(environment, file),
        () => fetchFailed,
      ),
    );
    if (failure === null) showSuccess("Document downloaded successfully");
    else showError(failure);
  }
  return [download, isDownloading];
}

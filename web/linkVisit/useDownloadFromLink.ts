import { safeFileName } from "#domain/documents/attachment.ts";
import { fetchFailed, fetchFile } from "../files/fetchFile.ts";
import { saveFile } from "../files/saveFile.ts";
import { showError } from "../ui/feedback/toast.ts";
import { useWait } from "../ui/keyboard/useWait.ts";

/**
 * Saves a document of a link under its name without leaving the page. Where it does not come, says so and calls `onFailed`: the link may have
 * ended.
 */
export function useDownloadFromLink(
  onFailed: () => void,
): [download: (url: string, name: string) => Promise<void>, isDownloading: boolean] {
  const [isDownloading, wait] = useWait();
  async function download(url: string, name: string): Promise<void> {
    const blob = await wait(() => fetchFile(url).catch(() => null));
    if (blob !== null) return saveFile(blob, safeFileName(name));
    showError(fetchFailed);
    onFailed();
  }
  return [download, isDownloading];
}

import { useRelayEnvironment } from "react-relay";
import { extensionOf, viewableType } from "#domain/documents/attachment.ts";
import { fetchFailed } from "../files/fetchFile.ts";
import { isViewerReady, typeOfContent, type ViewerFile } from "../fileViewer/viewerMessage.ts";
import { showError } from "../ui/feedback/toast.ts";

/** An attachment of the user's own or, which has no content, a shared one. */
type Viewed = { id: string; name: string; contentType: string | null | undefined; sizeInMB?: string | null | undefined };

/** Opens the viewer in a new window and posts the file each time the viewer is ready: once, and again after a reload. */
export function useViewAttachment(): (attachment: Viewed) => void {
  const environment = useRelayEnvironment();

  return function view({ id, name, contentType = null, sizeInMB }) {
    const extension = extensionOf(name);
    const type = viewableType(extension) === contentType ? extension : (contentType ?? "");
    const viewer = window.open(`/viewer?${new URLSearchParams({ name, type })}`, "_blank");
    if (viewer === null) return showError("The browser blocked the viewer's window. Please allow pop-ups for this site.");
    const load = async () => (await import("./attachmentContent.ts")).attachmentContent(environment, { id, sizeInMB });
    // Load the file, and the code for it, while the window opens.
    let first: Promise<string> | null = load();
    first.catch(() => undefined);
    function handleMessage({ source, origin, data }: MessageEvent) {
      if (source === viewer && origin === window.location.origin && isViewerReady(data)) void postContent();
    }
    async function postContent() {
      const coming = first ?? load();
      first = null;
      try {
        const content = await coming;
        const file: ViewerFile = { content, name, type: type || typeOfContent(content) };
        viewer?.postMessage(file, window.location.origin);
      } catch {
        viewer?.close();
        window.removeEventListener("message", handleMessage);
        showError(fetchFailed);
      }
    }
    window.addEventListener("message", handleMessage);
  };
}

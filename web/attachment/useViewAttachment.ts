import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { extensionOf } from "#domain/attachment.ts";
import type { useViewAttachmentQuery } from "../__generated__/useViewAttachmentQuery.graphql.ts";
import { isViewerReady, type ViewerFile } from "../document/viewerMessage.ts";
import { showError } from "../ui/toast.ts";

const failed = "Failed to fetch file";

/** Opens the viewer in a window of its own and gives it the file as often as it asks: once, and again when it is reloaded. */
export function useViewAttachment(): (attachment: { id: string; name: string }) => void {
  const environment = useRelayEnvironment();

  async function contentOf(id: string): Promise<string> {
    const query = graphql`
      query useViewAttachmentQuery($id: ID!) {
        node(id: $id) {
          ... on Attachment {
            content
          }
        }
      }
    `;
    const data = await fetchQuery<useViewAttachmentQuery>(environment, query, { id }, { fetchPolicy: "network-only" }).toPromise();
    if (!data?.node?.content) throw new Error(failed);
    return data.node.content;
  }

  return function view({ id, name }) {
    const type = extensionOf(name);
    const viewer = window.open(`/viewer?${new URLSearchParams({ name, type })}`, "_blank");
    if (viewer === null) return showError("The browser blocked the viewer's window. Please allow pop-ups for this site.");
    // The file comes while the window opens.
    let first: Promise<string> | null = contentOf(id);
    first.catch(() => undefined);
    async function handleMessage(event: MessageEvent) {
      if (event.source !== viewer || event.origin !== window.location.origin || !isViewerReady(event.data)) return;
      const coming = first ?? contentOf(id);
      first = null;
      try {
        const file: ViewerFile = { content: await coming, name, type };
        viewer?.postMessage(file, window.location.origin);
      } catch {
        viewer?.close();
        window.removeEventListener("message", handleMessage);
        showError(failed);
      }
    }
    window.addEventListener("message", handleMessage);
  };
}

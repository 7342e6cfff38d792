import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { extensionOf, maxContentMB, viewableType } from "#domain/documents/attachment.ts";
import type { useViewAttachmentQuery } from "../__generated__/useViewAttachmentQuery.graphql.ts";
import { isViewerReady, typeOfContent, type ViewerFile } from "../fileViewer/viewerMessage.ts";
import { fileAddress } from "../files/fileAddress.ts";
import { showError } from "../ui/feedback/toast.ts";

const failed = "Failed to fetch file";

/** An attachment of the user's own or, which has no content, a shared one. */
type Viewed = { id: string; name: string; contentType: string | null | undefined; sizeInMB?: string | null | undefined };

/** Opens the viewer in a new window and posts the file each time the viewer is ready: once, and again after a reload. */
export function useViewAttachment(): (attachment: Viewed) => void {
  const environment = useRelayEnvironment();

  /** A large file has no inline content and is fetched from its address. */
  async function contentOf(id: string, sizeInMB: string | null | undefined): Promise<string> {
    const query = graphql`
      query useViewAttachmentQuery($id: ID!, $isLarge: Boolean!) {
        node(id: $id) {
          ... on Attachment {
            content @skip(if: $isLarge)
            downloadUrl @include(if: $isLarge)
          }
          ... on SharedAttachment {
            downloadUrl
          }
        }
      }
    `;
    const variables = { id, isLarge: Number(sizeInMB ?? 0) > maxContentMB };
    const data = await fetchQuery<useViewAttachmentQuery>(environment, query, variables, { fetchPolicy: "network-only" }).toPromise();
    const { content, downloadUrl } = data?.node ?? {};
    if (content) return content;
    const address = downloadUrl ? fileAddress(downloadUrl) : null;
    if (address === null) throw new Error(failed);
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(failed);
    return await base64Of(await answer.blob());
  }

  return function view({ id, name, contentType = null, sizeInMB }) {
    const extension = extensionOf(name);
    const type = viewableType(extension) === contentType ? extension : (contentType ?? "");
    const viewer = window.open(`/viewer?${new URLSearchParams({ name, type })}`, "_blank");
    if (viewer === null) return showError("The browser blocked the viewer's window. Please allow pop-ups for this site.");
    // Load the file while the window opens.
    let first: Promise<string> | null = contentOf(id, sizeInMB);
    first.catch(() => undefined);
    function handleMessage({ source, origin, data }: MessageEvent) {
      if (source === viewer && origin === window.location.origin && isViewerReady(data)) void postContent();
    }
    async function postContent() {
      const coming = first ?? contentOf(id, sizeInMB);
      first = null;
      try {
        const content = await coming;
        const file: ViewerFile = { content, name, type: type || typeOfContent(content) };
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

function base64Of(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    // A data URL is a media type, a comma, and base64 text.
    reader.addEventListener("load", () => resolve((typeof reader.result === "string" ? reader.result : "").replace(/^[^,]*,/, "")));
    reader.addEventListener("error", () => reject(new Error(failed)));
    reader.readAsDataURL(blob);
  });
}

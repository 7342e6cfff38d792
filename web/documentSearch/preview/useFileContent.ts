import { useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { extensionOf, viewableType } from "#domain/documents/attachment.ts";
import { attachmentContent } from "../../attachment/attachmentContent.ts";
import type { ShownFile } from "../../fileViewer/FileView.tsx";
import { bytesOf, typeOfContent } from "../../fileViewer/viewerMessage.ts";

type Wanted = { id: string; name: string; sizeInMB: string | null | undefined; contentType: string | null | undefined };

/** "failed": it did not come; "unsupported": no PDF and no image. */
type Content = ShownFile | "loading" | "failed" | "unsupported";

/** Arrow keys pass documents that nobody wants to read: pause in milliseconds before one is fetched. */
const pause = 120;

/** The content of a document as an address of this page, which is given up with the component. */
export function useFileContent({ id, name, sizeInMB, contentType }: Wanted): Content {
  const environment = useRelayEnvironment();
  const [content, setContent] = useState<{ of: string; file: Content }>({ of: id, file: "loading" });
  useEffect(() => {
    let isGone = false;
    let url: string | null = null;
    async function load() {
      const base64 = await attachmentContent(environment, { id, sizeInMB });
      if (isGone) return;
      const type = viewableType(contentType ?? "") ?? viewableType(extensionOf(name)) ?? viewableType(typeOfContent(base64));
      const bytes = bytesOf(base64);
      if (type !== null && bytes !== null) url = URL.createObjectURL(new Blob([bytes], { type }));
      setContent({ of: id, file: type === null || url === null ? "unsupported" : { name, type, url } });
    }
    const timer = setTimeout(() => {
      load().catch(() => !isGone && setContent({ of: id, file: "failed" }));
    }, pause);
    return () => {
      isGone = true;
      clearTimeout(timer);
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [environment, id, name, sizeInMB, contentType]);
  return content.of === id ? content.file : "loading";
}

import styles from "./ViewerPage.module.css";

/** A file that can be shown: its name, its media type out of the viewer's allow-list, and the address of its bytes. */
export type ShownFile = { name: string; type: string; url: string };

type Props = { file: ShownFile };

/** A PDF in a frame, an image as an image. */
export function FileView({ file: { name, type, url } }: Props) {
  // The browser's PDF viewer does not start in a sandboxed frame; the bytes are typed as a PDF, never as a page.
  // oxlint-disable-next-line react/iframe-missing-sandbox
  if (type === "application/pdf") return <iframe className={styles.frame} src={url} title={name} />;
  return (
    <div className={styles.picture}>
      <img src={url} alt={name} />
    </div>
  );
}

import { useCallback } from "react";
import styles from "./PageView.module.css";
import type { Picture } from "./pagePictures.ts";

type Props = { pictures: readonly Picture[]; name: string };

/** A page: the pictures of its layers on top of each other; blank paper without any. */
export function PageView({ pictures, name }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Several pictures are one image.
    <div role="img" aria-label={name} className={styles.page}>
      {pictures.map(({ hash, image }) => (
        <Layer key={hash} image={image} />
      ))}
    </div>
  );
}

/** An image that was loaded before it is shown, so that all layers of a page change in one frame. */
function Layer({ image }: Pick<Picture, "image">) {
  const ref = useCallback((span: HTMLSpanElement | null) => span?.replaceChildren(image), [image]);
  return <span ref={ref} className={styles.layer} />;
}

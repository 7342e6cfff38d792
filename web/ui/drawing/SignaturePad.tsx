import { Button, Stack, Text } from "@mantine/core";
import { useRef, type PointerEvent, type RefObject } from "react";
import { contextOf } from "./ink.ts";
import styles from "./SignaturePad.module.css";

type Props = { canvas: RefObject<HTMLCanvasElement | null> };

type Point = { x: number; y: number };

/** The pad's size in pixels: twice what it shows, for print. */
const size = { width: 1040, height: 400 };

/** A pad to sign on with pen, finger or mouse. */
export function SignaturePad({ canvas }: Props) {
  const last = useRef<Point | null>(null);

  function pointOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>): Point {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return { x: ((clientX - left) / width) * size.width, y: ((clientY - top) / height) * size.height };
  }
  function handleDown(event: PointerEvent<HTMLCanvasElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    last.current = pointOf(event);
    draw(event);
  }
  function draw(event: PointerEvent<HTMLCanvasElement>) {
    if (last.current === null) return;
    const point = pointOf(event);
    const context = contextOf(event.currentTarget);
    Object.assign(context, { lineWidth: 6, lineCap: "round", lineJoin: "round", strokeStyle: "#1b2a6b" });
    context.beginPath();
    context.moveTo(last.current.x, last.current.y);
    context.lineTo(point.x, point.y);
    context.stroke();
    last.current = point;
  }
  function handleClear() {
    if (canvas.current) contextOf(canvas.current).clearRect(0, 0, size.width, size.height);
  }
  return (
    <Stack gap="xs" align="flex-start">
      <Text size="sm" c="dimmed">
        Sign in the box with a pen, a finger or the mouse.
      </Text>
      <canvas
        ref={canvas}
        {...size}
        className={styles.pad}
        aria-label="Signature"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- No other tag draws pixels.
        role="img"
        onPointerDown={handleDown}
        onPointerMove={draw}
        onPointerUp={() => (last.current = null)}
        onPointerCancel={() => (last.current = null)}
      />
      <Button variant="subtle" size="compact-sm" onClick={handleClear}>
        Clear
      </Button>
    </Stack>
  );
}

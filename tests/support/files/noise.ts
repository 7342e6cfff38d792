import { createCipheriv } from "node:crypto";

/** So many bytes that no compression makes smaller; the same ones in every run. */
export function aNoise(bytes: number): Buffer<ArrayBuffer> {
  return createCipheriv("aes-128-ctr", Buffer.alloc(16), Buffer.alloc(16)).update(Buffer.alloc(bytes));
}

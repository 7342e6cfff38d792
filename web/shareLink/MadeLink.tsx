import { RevealOnce } from "../ui/dialog/RevealOnce.tsx";

type Props = { address: string; hasPassword: boolean; onDone: () => void };

/** A link's new address, the only time that it is visible. */
export function MadeLink({ address, hasPassword, onDone }: Props) {
  return (
    <RevealOnce label="Address" secret={new URL(address, window.location.origin).href} onDone={onDone}>
      {hasPassword
        ? "Send the password by another way than the address."
        : "Whoever has it can open the documents until the link ends or is revoked."}
    </RevealOnce>
  );
}

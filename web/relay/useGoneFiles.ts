import { useRevalidator } from "react-router";
import { showError } from "../ui/feedback/toast.ts";

/**
 * For a dialog that chooses among a page's files: what it does once the service knows one of them no longer. It says so, and the page loads
 * again under the dialog, so that its list is right and what else was entered stays (R-1265).
 */
export function useGoneFiles(): () => void {
  const { revalidate } = useRevalidator();
  return () => {
    showError("A document has been deleted meanwhile. Please check your choice.");
    void revalidate();
  };
}

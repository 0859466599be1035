import { useAddress } from "../../ui/useAddress.ts";

/** Whether the form with this name is open, as the address says. So it stays open when the page is loaded again. */
export function useOpenForm(name: string): [isOpen: boolean, setIsOpen: (isOpen: boolean) => void] {
  const [params, put] = useAddress();
  return [params.get("interview") === name, (isOpen) => put("interview", isOpen ? name : null)];
}

import { useSearchParams } from "react-router-dom";

/** Changes one part of the address's query and leaves the others; "" takes it away. */
export function useParam(): (name: string, value: string) => void {
  const [, setParams] = useSearchParams();
  return (name, value) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === "") after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
}

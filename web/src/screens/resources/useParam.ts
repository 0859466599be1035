import { useSearchParams } from "react-router-dom";

/** Changes parts of the address's query and leaves the others; "" takes one away. */
export function useParam(): (changes: Readonly<Record<string, string>>) => void {
  const [, setParams] = useSearchParams();
  return (changes) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === "") after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
}

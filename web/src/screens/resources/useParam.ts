import { useNavigate } from "react-router-dom";

/** Changes parts of the address's query and leaves the others; "" takes one away. */
export function useParam(): (changes: Readonly<Record<string, string>>) => void {
  const navigate = useNavigate();
  return (changes) => {
    // The address itself, since the router's copy is one drawing behind: what was chosen a moment ago would be lost.
    const { pathname, search } = globalThis.location;
    const after = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === "") after.delete(name);
      else after.set(name, value);
    }
    void navigate({ pathname, search: after.toString() }, { replace: true, preventScrollReset: true });
  };
}

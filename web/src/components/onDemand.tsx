import { type ComponentType, useEffect, useState } from "react";
import { messageOf, unreachable } from "../errors.ts";
import { ErrorNote } from "./ErrorNote.tsx";

/** A component whose code is loaded later; `prepare` loads it ahead, so that nothing flickers when it is shown. */
export type OnDemand<Props> = ComponentType<Props> & { readonly prepare: () => Promise<void> };

/** For the button that shows a part: it is loaded while the student is about to press. If it fails, the press says so. */
export function preparing({ prepare }: Pick<OnDemand<object>, "prepare">) {
  const ask = () => void prepare().catch(() => undefined);
  return { onPointerEnter: ask, onFocus: ask };
}

/** Keeps a part out of the page until somebody wants it. If it cannot be had, it says so in its place and the rest stays. */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  let Part: ComponentType<Props> | null = null;

  async function prepare() {
    Part ??= await load();
  }

  function Demanded(props: Props) {
    const [failure, setFailure] = useState<string | null>(null);
    const [attempt, setAttempt] = useState(0);
    const [, setIsReady] = useState(false);

    // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew.
    useEffect(() => {
      if (Part) return;
      setFailure(null);
      prepare().then(
        () => setIsReady(true),
        (error: unknown) => setFailure(messageOf(unreachable(error))),
      );
    }, [attempt]);

    if (Part) return <Part {...props} />;
    return <ErrorNote retry={() => setAttempt(attempt + 1)}>{failure}</ErrorNote>;
  }

  return Object.assign(Demanded, { prepare });
}

import { type ComponentType, type ReactNode, useState } from "react";
import { messageOf, unreachable } from "../../base/errors.ts";
import { ErrorNote } from "./ErrorNote.tsx";
import { useOnChange } from "./useOnChange.ts";

/** A component that loads its code later. `prepare` loads it ahead of time, so that it shows without a flicker. */
export type ComponentOnDemand<Props> = ComponentType<Props> & { readonly prepare: () => Promise<void> };

/**
 * What is shown instead of the component. By default: nothing while it loads, and an error note with "Try again" if it
 * fails.
 */
interface StandIns {
  readonly waiting?: ReactNode;
  readonly failed?: (error: unknown, retry: () => void) => ReactNode;
}

/**
 * Event handlers for the button that opens a component: load it while the student is about to press. If loading fails,
 * the press shows the error.
 */
export function preparing({ prepare }: Pick<ComponentOnDemand<object>, "prepare">) {
  const ask = () => void prepare().catch(() => undefined);
  return { onPointerEnter: ask, onFocus: ask };
}

const noted = (error: unknown, retry: () => void) => (
  <ErrorNote retry={retry}>{messageOf(unreachable(error))}</ErrorNote>
);

/**
 * Loads a part of the page when it is first shown. Uses plain state instead of `lazy` and `Suspense`: for 300 ms after
 * a fallback has appeared, React holds back content that is ready, and on a busy machine react-dom 19.3.1 never showed
 * it.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = null, failed = noted }: StandIns = {},
): ComponentOnDemand<Props> {
  let Part: ComponentType<Props> | null = null;

  async function prepare() {
    if (Part) return;
    const loaded = await load();
    // Another call may have been faster. A second component in its place would lose what the student has begun.
    Part ??= loaded;
  }

  function Demanded(props: Props) {
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
    const [attempt, setAttempt] = useState(0);
    const [, setIsReady] = useState(Part !== null);

    useOnChange(attempt, () => {
      setFailure(null);
      // Runs even if the part is loaded by now: that may have happened after this render.
      prepare().then(
        () => setIsReady(true),
        (error: unknown) => setFailure({ error }),
      );
    });

    if (Part) return <Part {...props} />;
    return failure === null ? waiting : failed(failure.error, () => setAttempt(attempt + 1));
  }

  return Object.assign(Demanded, { prepare });
}

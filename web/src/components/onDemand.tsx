import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { messageOf, unreachable } from "../errors.ts";
import { ErrorNote } from "./ErrorNote.tsx";

/** A component whose code is loaded later; `prepare` loads it ahead, so that nothing flickers when it is shown. */
export type OnDemand<Props> = ComponentType<Props> & { readonly prepare: () => Promise<void> };

/** What stands in for the component: nothing while it loads and an error note with "Try again", unless told otherwise. */
interface StandIns {
  readonly waiting?: ReactNode;
  readonly failed?: (error: unknown, retry: () => void) => ReactNode;
}

/** For the button that shows a part: it is loaded while the student is about to press. If it fails, the press says so. */
export function preparing({ prepare }: Pick<OnDemand<object>, "prepare">) {
  const ask = () => void prepare().catch(() => undefined);
  return { onPointerEnter: ask, onFocus: ask };
}

const noted = (error: unknown, retry: () => void) => (
  <ErrorNote retry={retry}>{messageOf(unreachable(error))}</ErrorNote>
);

/**
 * Loads a part of the page when it is first shown. The loading is plain state instead of `lazy` and `Suspense`: for
 * 300 ms after a fallback has appeared, React holds back content that is ready, and on a busy machine react-dom 19.3.1
 * never showed it.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = null, failed = noted }: StandIns = {},
): OnDemand<Props> {
  let Part: ComponentType<Props> | null = null;

  async function prepare() {
    Part ??= await load();
  }

  function Demanded(props: Props) {
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
    const [attempt, setAttempt] = useState(0);
    const [, setIsReady] = useState(Part !== null);

    // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again.
    useEffect(() => {
      setFailure(null);
      // Also where the part is here by now: it may have come after this was drawn.
      prepare().then(
        () => setIsReady(true),
        (error: unknown) => setFailure({ error }),
      );
    }, [attempt]);

    if (Part) return <Part {...props} />;
    return failure === null ? waiting : failed(failure.error, () => setAttempt(attempt + 1));
  }

  return Object.assign(Demanded, { prepare });
}

import type { Page } from "playwright-core";

/** The parts of React's fibers that are read here. React calls the hook in production, too, for its DevTools. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly return: Fiber | null;
  readonly memoizedProps: Readonly<Record<string, unknown>> | null;
}

declare global {
  interface Window {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: object;
    /** For each commit, the `data-row` of every row in which a component has rendered. */
    rowsRendered: string[][];
  }
}

/** Records which rows React renders. Call it before the page loads the app. */
export async function watchRenders(page: Page): Promise<void> {
  await page.addInitScript(() => {
    /** React's numbers, the same since version 18: `PerformedWork`, `HostComponent`, and the tags of components. */
    const RENDERED = 1;
    const ELEMENT = 5;
    const COMPONENTS = new Set([0, 1, 11, 14, 15]);
    window.rowsRendered = [];
    window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
      onCommitFiberRoot(_: number, root: { readonly current: Fiber }) {
        const rows = new Set<string>();
        visit(root.current, rows);
        window.rowsRendered.push([...rows]);
      },
    };

    function visit(fiber: Fiber, rows: Set<string>): void {
      if (COMPONENTS.has(fiber.tag) && (fiber.flags & RENDERED) !== 0) {
        const row = rowAround(fiber);
        if (row !== null) rows.add(row);
      }
      // Without work below it, a fiber keeps its children from the commit before.
      if (fiber.child === fiber.alternate?.child) return;
      for (let child = fiber.child; child; child = child.sibling) visit(child, rows);
    }

    function rowAround(fiber: Fiber): string | null {
      for (let at = fiber.return; at; at = at.return) {
        const row = at.tag === ELEMENT ? at.memoizedProps?.["data-row"] : undefined;
        if (typeof row === "string") return row;
      }
      return null;
    }
  });
}

/** The rows in which a component has rendered since the last call, each once. */
export async function takeRowsRendered(page: Page): Promise<string[]> {
  return page.evaluate(() => [...new Set(window.rowsRendered.splice(0).flat())].sort());
}

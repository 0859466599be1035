import type { FunctionDeclaration } from "../syntax/ast.ts";
import type { IssueSink } from "./IssueSink.ts";

/** The limit of functions on one call stack. Measured: 21 deploy and 22 are rejected, called or not. */
const maximumStack = 21;

/** Records which function calls which. Finds recursion, call stacks that are too deep, and unused functions. */
export class CallGraph {
  readonly #callees = new Map<FunctionDeclaration, Set<FunctionDeclaration>>();
  readonly #called = new Set<FunctionDeclaration>();

  declare(declaration: FunctionDeclaration): void {
    this.#callees.set(declaration, new Set());
  }

  /** `caller` is null for a call from an allow statement. */
  call(caller: FunctionDeclaration | null, callee: FunctionDeclaration): void {
    this.#called.add(callee);
    if (caller) this.#callees.get(caller)?.add(callee);
  }

  check(sink: IssueSink): void {
    const depths = new Map<FunctionDeclaration, number>();
    for (const declaration of this.#callees.keys()) {
      const depth = this.#depthOf(declaration, [], depths, sink);
      if (depth > maximumStack) {
        const stack = `A call of ${declaration.name} puts ${depth} functions on the call stack`;
        sink.error(declaration.span, `${stack}; ${maximumStack} are allowed.`);
      }
      if (!this.#called.has(declaration)) sink.warning(declaration.span, `Unused function: ${declaration.name}.`);
    }
  }

  #depthOf(
    declaration: FunctionDeclaration,
    callers: readonly FunctionDeclaration[],
    depths: Map<FunctionDeclaration, number>,
    sink: IssueSink,
  ): number {
    const known = depths.get(declaration);
    if (known !== undefined) return known;
    if (callers.includes(declaration)) {
      const cycle = [...callers.slice(callers.indexOf(declaration)), declaration].map(({ name }) => name);
      sink.error(declaration.span, `Recursive call is not allowed: ${cycle.join(" -> ")}.`);
      depths.set(declaration, 1);
      return 1;
    }
    let deepest = 0;
    for (const callee of this.#callees.get(declaration) ?? []) {
      deepest = Math.max(deepest, this.#depthOf(callee, [...callers, declaration], depths, sink));
    }
    depths.set(declaration, deepest + 1);
    return deepest + 1;
  }
}

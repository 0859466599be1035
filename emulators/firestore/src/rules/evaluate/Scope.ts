import type { FunctionDeclaration } from "../syntax/ast.ts";
import type { Outcome } from "../values/Outcome.ts";

interface Functions {
  readonly functions: readonly FunctionDeclaration[];
}

/** The names visible in one block, on top of those of the enclosing blocks. */
export class Scope {
  readonly #parent: Scope | null;
  readonly #variables: ReadonlyMap<string, Outcome>;
  readonly #functions: readonly FunctionDeclaration[];

  private constructor(parent: Scope | null, variables: ReadonlyMap<string, Outcome>, { functions }: Functions) {
    this.#parent = parent;
    this.#variables = variables;
    this.#functions = functions;
  }

  static of(parent: Scope | null, values: Iterable<readonly [string, Outcome]>, block: Functions): Scope {
    return new Scope(parent, new Map(values), block);
  }

  /** Null if there is no variable of this name. */
  variable(name: string): Outcome | null {
    return this.#variables.get(name) ?? this.#parent?.variable(name) ?? null;
  }

  /** Finds a function. It sees the names at its declaration (`home`), not those at its call. */
  function(name: string): { readonly declaration: FunctionDeclaration; readonly home: Scope } | null {
    const declaration = this.#functions.find((candidate) => candidate.name === name);
    return declaration ? { declaration, home: this } : (this.#parent?.function(name) ?? null);
  }
}

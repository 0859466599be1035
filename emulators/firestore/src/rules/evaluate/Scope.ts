import type { FunctionDeclaration } from "../syntax/ast.ts";
import type { Outcome } from "../values/Outcome.ts";

interface Functions {
  readonly functions: readonly FunctionDeclaration[];
}

/** The names visible at one place, within those of the places around it. */
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

  /** Null when there is no variable of this name. */
  variable(name: string): Outcome | null {
    return this.#variables.get(name) ?? this.#parent?.variable(name) ?? null;
  }

  /** A function sees the names where it was declared, its `home`, not those where it is called. */
  function(name: string): { readonly declaration: FunctionDeclaration; readonly home: Scope } | null {
    const declaration = this.#functions.find((candidate) => candidate.name === name);
    return declaration ? { declaration, home: this } : (this.#parent?.function(name) ?? null);
  }
}

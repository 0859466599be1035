import type { Block, FunctionDeclaration } from "../syntax/ast.ts";

/** The names in scope at one place of the file, for the checker. It knows kinds, not values. */
export class Declarations {
  readonly #parent: Declarations | null;
  readonly #variables: ReadonlySet<string>;
  readonly #functions: ReadonlyMap<string, FunctionDeclaration>;

  constructor(
    parent: Declarations | null,
    variables: Iterable<string>,
    { functions }: Pick<Block, "functions"> = { functions: [] },
  ) {
    this.#parent = parent;
    this.#variables = new Set(variables);
    this.#functions = new Map(functions.map((declaration) => [declaration.name, declaration]));
  }

  hasVariable(name: string): boolean {
    return this.#variables.has(name) || (this.#parent?.hasVariable(name) ?? false);
  }

  function(name: string): FunctionDeclaration | null {
    return this.#functions.get(name) ?? this.#parent?.function(name) ?? null;
  }
}

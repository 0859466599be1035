import type { Plugin, Rolldown } from "vite";

interface LeftOut {
  /** The file of `web/patches` that needs it, for the messages. */
  readonly patch: string;
  /** Matches the paths of the modules that declare the names. */
  readonly modules: RegExp;
  /** Functions, classes and variables at the top of the modules that Cairn never uses. Using one throws. */
  readonly unused?: readonly string[];
  /** Functions of the modules that are called with a plain variable, and always answer `false` in Cairn. */
  readonly alwaysFalse?: readonly string[];
  /** Classes of the modules whose methods Cairn needs only in part. */
  readonly subclasses?: readonly Subclass[];
}

/** A class that gets all other methods from a class declared before it, whose constructor needs no arguments. */
interface Subclass {
  readonly name: string;
  readonly of: string;
  /** The methods that it keeps. They include `constructor`. */
  readonly keeps: readonly string[];
}

/**
 * Empties declarations of a dependency that Cairn never reaches but that its own code refers to, so that the bundler
 * drops everything that only they need. A class with a few reached methods becomes a subclass with these. The
 * build fails if a name is not there.
 */
export function leaveOut({ patch, modules, unused = [], alwaysFalse = [], subclasses = [] }: LeftOut): Plugin {
  const missing = new Set([...unused, ...alwaysFalse, ...subclasses.flatMap(namesIn)]);
  return {
    name: `leave-out:${patch}`,
    apply: "build",
    transform(code, id) {
      if (!modules.test(id)) return null;
      const { body } = this.parse(code);
      const places = placesOf(body);
      for (const name of places.keys()) missing.delete(name);
      const standIns = unused.flatMap((name) => {
        const place = places.get(name);
        if (!place) return [];
        return [
          { ...place.declaration, text: standIn(place) },
          ...place.assignments.map((span) => ({ ...span, text: "" })),
        ];
      });
      const smaller = subclasses.flatMap((subclass) => {
        const place = places.get(subclass.name);
        const methods = methodsOf(subclass, body);
        for (const { name } of methods) missing.delete(`${subclass.name}.${name}`);
        return place ? [{ ...place.declaration, text: subclassText(subclass, methods, code) }] : [];
      });
      // At the calls, so that the bundler drops the branch that is never taken.
      return { code: alwaysFalse.reduce(answerFalse, replaceSpans(code, [...standIns, ...smaller])), map: null };
    },
    generateBundle() {
      const [name] = missing;
      if (name !== undefined)
        this.error(`${name} is not declared any more in ${modules}: look at web/patches/${patch}.ts again.`);
    },
  };
}

type Statement = ReturnType<Rolldown.PluginContext["parse"]>["body"][number];

interface Span {
  readonly start: number;
  readonly end: number;
}

/** A declaration at the top of a module, and the statements that give it a property. */
interface Place {
  readonly name: string;
  readonly kind: "class" | "function" | "variable";
  readonly declaration: Span;
  readonly assignments: Span[];
}

/** A method that a subclass keeps. */
interface Method {
  readonly name: string;
  readonly span: Span;
  /** Where the statements of a constructor begin. */
  readonly bodyStart: number | null;
}

function namesIn({ name, of, keeps }: Subclass): readonly string[] {
  return [of, ...keeps.map((method) => `${name}.${method}`)];
}

function methodsOf({ name, keeps }: Subclass, body: readonly Statement[]): readonly Method[] {
  const written = body.find((statement) => statement.type === "ClassDeclaration" && statement.id?.name === name);
  if (written?.type !== "ClassDeclaration") return [];
  return written.body.body.flatMap((member) => {
    if (member.type !== "MethodDefinition" || member.key.type !== "Identifier") return [];
    if (!keeps.includes(member.key.name)) return [];
    const { start, end, kind, value } = member;
    const bodyStart = kind === "constructor" && value.body ? value.body.start + 1 : null;
    return [{ name: member.key.name, span: { start, end }, bodyStart }];
  });
}

function subclassText({ name, of }: Subclass, methods: readonly Method[], code: string): string {
  const texts = methods.map(({ span: { start, end }, bodyStart }) =>
    bodyStart === null
      ? code.slice(start, end)
      : `${code.slice(start, bodyStart)}super();${code.slice(bodyStart, end)}`,
  );
  return `class ${name} extends ${of}{${texts.join("\n")}}`;
}

function placesOf(body: readonly Statement[]): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  for (const statement of body) {
    const place = placeOf(statement);
    if (place) places.set(place.name, place);
  }
  for (const statement of body) {
    const name = assignedTo(statement);
    if (name !== null) places.get(name)?.assignments.push({ start: statement.start, end: statement.end });
  }
  return places;
}

function placeOf(statement: Statement): Place | null {
  const { type, start, end } = statement;
  const place = { declaration: { start, end }, assignments: [] };
  if (type === "ClassDeclaration") return statement.id && { ...place, name: statement.id.name, kind: "class" };
  if (type === "FunctionDeclaration") return statement.id && { ...place, name: statement.id.name, kind: "function" };
  if (type !== "VariableDeclaration") return null;
  const [declarator, ...others] = statement.declarations;
  if (declarator?.id.type !== "Identifier" || others.length > 0) return null;
  return { ...place, name: declarator.id.name, kind: "variable" };
}

/** `Form` for the statement `Form.displayName = "Form";` */
function assignedTo(statement: Statement): string | null {
  if (statement.type !== "ExpressionStatement" || statement.expression.type !== "AssignmentExpression") return null;
  const { left } = statement.expression;
  return left.type === "MemberExpression" && left.object.type === "Identifier" ? left.object.name : null;
}

function standIn({ name, kind }: Place): string {
  if (kind === "variable") return `var ${name};`;
  const body = `{throw Error(${JSON.stringify(`${name} is not in this build`)})}`;
  return kind === "class" ? `class ${name}{constructor()${body}}` : `function ${name}()${body}`;
}

function replaceSpans(code: string, replacements: readonly (Span & { readonly text: string })[]): string {
  let result = "";
  let end = 0;
  for (const span of replacements.toSorted((a, b) => a.start - b.start)) {
    result += code.slice(end, span.start) + span.text;
    end = span.end;
  }
  return result + code.slice(end);
}

function answerFalse(code: string, name: string): string {
  return code.replaceAll(new RegExp(`(?<!function )\\b${name}\\(\\w+\\)`, "g"), "false");
}

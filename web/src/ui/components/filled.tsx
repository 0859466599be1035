import { Fragment, type ReactNode } from "react";

/**
 * A sentence with elements in it: replaces each `{name}` in the text with the part of that name. A translator can move
 * a link or a bold word within the sentence.
 */
export function filled(sentence: string, parts: Readonly<Record<string, ReactNode>>): ReactNode[] {
  return sentence.split(/\{(\w+)\}/).map((piece, index) => {
    const name = index % 2 === 1 ? piece : null;
    // biome-ignore lint/suspicious/noArrayIndexKey: The pieces of a sentence never change places while it is shown.
    return <Fragment key={index}>{name === null ? piece : (parts[name] ?? `{${name}}`)}</Fragment>;
  });
}
